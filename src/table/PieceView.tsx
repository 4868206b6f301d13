import { memo, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import type { Colours } from '../theme/colours';
import { makeShadow } from '../theme/shadow';
import { useTheme } from '../theme/theme';

import { getCornerRadius } from './CardFrame';
import { getPose, getTransform, type Pose } from './pose';
import type { RaisedPiece } from './raisedPiece';
import { getAspect } from './scene';
import type { ShownPiece } from './shownPiece';
import { getPoseOfCard, type Slot } from './slots';

export interface PieceViewProps {
  readonly shown: ShownPiece;
  /** When it sets off, after the scene has come. */
  readonly delay: number;
  readonly slot: Slot;
  /** The width it is laid out in; its true width is a scale, for only transform and opacity move. */
  readonly base: number;
  readonly aspect: number;
  readonly mayTake: boolean;
  readonly isChosen: boolean;
  readonly raised: RaisedPiece;
  readonly Face: ComponentType<{ readonly face: string | null }>;
}

const FLYING = 1000;
const RAISED = 9000;
/** A card is made ready this many milliseconds before it sets off. */
const MOUNT = 20;

/** Whether a card's time has come. A deal would else mount dozens of cards and faces at once, before the first can move. */
function useIsOff(shown: ShownPiece, delay: number): boolean {
  const { isMoving } = shown;
  const trip = shown.setOff ?? shown; // the same when the table's size changes
  const [off, setOff] = useState<ShownPiece | null>(null);
  useEffect(() => {
    if (!isMoving || delay === 0) return;
    const timer = setTimeout(() => setOff(trip), delay - MOUNT);
    return () => clearTimeout(timer);
  }, [trip, isMoving, delay]);
  return !isMoving || delay === 0 || off === trip;
}

export const PieceView = memo(function PieceView(props: PieceViewProps) {
  const { shown, delay } = props;
  const isOff = useIsOff(shown, delay);
  return isOff || shown.start === null ? <Card {...props} front={isOff ? shown.front : shown.before} /> : null;
});

/** A card: paint only. It owns no touch, for the native side takes a view out and in again when its zIndex changes. */
function Card({
  shown,
  slot,
  base,
  aspect: ofCard,
  mayTake,
  isChosen,
  raised,
  Face,
  front,
}: PieceViewProps & { readonly front: string | null }) {
  const { colours, highContrast } = useTheme();
  const isToken = shown.piece.isToken === true;
  const aspect = getAspect(shown.piece, ofCard);
  const isUp = useSyncExternalStore(raised.listen, () => raised.now() === shown.view);
  const { since } = shown;
  const [first] = useState(() => shown.start ?? getPose(shown.piece));
  const pose = useAnimatedStyle(() => {
    const now = getPoseOfCard(slot, since, first);
    return { opacity: now.fade, transform: getTransform(now, base, aspect) };
  }, [slot, base, aspect, since, first]);
  const zIndex = isUp ? RAISED : shown.isFlying ? FLYING + shown.piece.depth : shown.piece.depth;
  const ring = isChosen ? 5 : mayTake ? 3 : 0;
  return (
    <Animated.View
      testID={`piece:${shown.piece.key}`}
      style={[
        styles.piece,
        { width: base, height: base * aspect, zIndex },
        isToken
          ? lit(base, (ring * base) / shown.piece.width, colours)
          : [styles.card, { borderRadius: getCornerRadius(base) }, cast(isUp, ring, highContrast, colours)],
        pose,
      ]}
    >
      {!isToken && <Face face={shown.piece.back ?? null} />}
      {front !== null &&
        (isToken ? (
          <Face face={front} />
        ) : (
          <Front slot={slot} since={since} first={first}>
            <Face face={front} />
          </Front>
        ))}
    </Animated.View>
  );
}

interface FrontProps {
  readonly slot: Slot;
  readonly since: number;
  readonly first: Pose;
  readonly children: ReactNode;
}

/** The face of a card, seen from the middle of its turn on. A token is never turned: it needs no such view, and there are many. */
function Front({ slot, since, first, children }: FrontProps) {
  const opened = useAnimatedStyle(
    () => ({ opacity: getPoseOfCard(slot, since, first).flip >= 0.5 ? 1 : 0 }),
    [slot, since, first],
  );
  return <Animated.View style={[styles.fill, opened]}>{children}</Animated.View>;
}

/** The width of a card's edge in high contrast. */
const EDGED = 2;

/** The shadow below a card and the light around it: both are cast by the one view that a card is, for a deal mounts dozens. */
function cast(isUp: boolean, ring: number, isEdged: boolean, { shadow: dark, glow, text }: Colours) {
  const { boxShadow } = makeShadow(isUp ? 4 : 2, dark);
  const edge = isEdged ? `0px 0px 0px ${EDGED}px ${text}, ` : '';
  const light = ring > 0 ? `0px 0px 0px ${ring + (isEdged ? EDGED : 0)}px ${glow}, ` : '';
  return { boxShadow: `${edge}${light}${boxShadow}` };
}

/**
 * A token's picture has its own shadow. The light is as strong as a card's, however small the token is drawn; it has an
 * edge of the paper's colour, for tokens may lie on a painted map, on which the dark light of the light theme is not
 * seen.
 */
const lit = (base: number, ring: number, { glow, panel }: Colours) =>
  ring > 0
    ? { borderRadius: base / 2, boxShadow: `0px 0px 0px ${ring}px ${glow}, 0px 0px 0px ${ring * EDGE}px ${panel}` }
    : null;

/** The width of a token's light with its edge, in widths of the light. */
const EDGE = 1.6;

const styles = StyleSheet.create({
  piece: { position: 'absolute', left: 0, top: 0 },
  card: { overflow: 'hidden' },
  fill: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
});

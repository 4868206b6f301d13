import { useMemo } from 'react';
import { Gesture, PointerType } from 'react-native-gesture-handler';
import { useSharedValue, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { NO_VIEW, findDropPlace, findPieceAt, findPlaceAt, type HitArea, type RestingPiece } from './hitTest';
import type { Pose } from './pose';
import { flySlot, getCurrentPose, placeSlot, type Slot } from './slots';

/** What lies where, at rest, and what may be taken: as the UI thread needs it. */
export interface Geometry {
  readonly pieces: readonly RestingPiece[];
  /** Every card, also one that a finger can't meet: a card that is held may lie under the group that it opens. */
  readonly all: readonly RestingPiece[];
  readonly takeable: readonly string[];
  /** By piece: where it may be put, and what lights up for it. */
  readonly goals: Readonly<Record<string, readonly HitArea[]>>;
  readonly lights: Readonly<Record<string, readonly string[]>>;
  /** Groups that a card held over them opens, and the one that is open. */
  readonly groups: readonly HitArea[];
  readonly places: readonly HitArea[];
  /** Closed while something is still to be shown. */
  readonly isOpen: boolean;
}

interface Held {
  readonly view: number;
  readonly key: string;
  readonly place: string;
  readonly mayTake: boolean;
  /** It was lifted: nothing but the finger moves it. */
  readonly isUp: boolean;
  readonly dx: number;
  readonly dy: number;
}

/** Fingers down, up and along; each called on the JS thread. */
export interface Touches {
  onTap(x: number, y: number): void;
  onHold(x: number, y: number): void;
  onLift(view: number): void;
  /** The group that the held card is over now, or the empty text. */
  onHover(key: string, group: string): void;
  /** `place` is where it may be put, `under` any place that it was let go over. */
  onDrop(view: number, key: string, place: string | null, under: string | null): void;
  onRefuse(key: string): void;
}

export interface Shared {
  readonly geometry: SharedValue<Geometry>;
  readonly held: SharedValue<Held>;
  readonly lit: SharedValue<readonly string[]>;
  readonly over: SharedValue<string>;
  readonly hovered: SharedValue<string>;
}

const NO_GEOMETRY: Geometry = {
  pieces: [],
  all: [],
  takeable: [],
  goals: {},
  lights: {},
  groups: [],
  places: [],
  isOpen: false,
};
const NOTHING: Held = { view: NO_VIEW, key: '', place: '', mayTake: false, isUp: false, dx: 0, dy: 0 };

/** A finger must move this far to drag, or stay this long to look closely. */
const DRAG = 6;
const HOLD = 450;
/** A card is held above the finger, so that it is seen. */
const ABOVE = 22;
const LIFTED = 1.06;
const HOME = 220;
/** In a browser Enter and the space bar come as taps too; the grips have answered them by then. */
const KEYBOARD = PointerType.KEY;
/** How far a card leans when it is pulled along, and how slowly it follows. */
const LEAN = 12;
const INERTIA = 0.82;

export function useShared(): Shared {
  const geometry = useSharedValue(NO_GEOMETRY);
  const held = useSharedValue(NOTHING);
  const lit = useSharedValue<readonly string[]>([]);
  const over = useSharedValue('');
  const hovered = useSharedValue('');
  return useMemo(() => ({ geometry, held, lit, over, hovered }), [geometry, held, lit, over, hovered]);
}

export const restOf = (one: RestingPiece): Pose => {
  'worklet';
  return { x: one.x, y: one.y, width: one.width, turn: one.turn, flip: one.isOpen ? 1 : 0, fade: 1 };
};

/** Back to where it lies, from wherever it is. */
export function goHome(geometry: SharedValue<Geometry>, slot: Slot, view: number): void {
  'worklet';
  const home = geometry.get().all.find((one) => one.view === view);
  if (home) flySlot(slot, restOf(home), 0, HOME, false);
}

/** One gesture for the whole board: cards own no touch, so that none is lost when their order changes. */
export function useBoardGesture(
  slots: readonly Slot[],
  { geometry, held, lit, over, hovered }: Shared,
  touches: Touches,
) {
  const { onTap, onHold, onLift, onHover, onDrop, onRefuse } = touches;
  return useMemo(() => {
    const pan = Gesture.Pan()
      .minDistance(DRAG)
      .maxPointers(1)
      .withTestId('table-pan')
      .onTouchesDown((event, state) => {
        'worklet';
        if (held.get().view !== NO_VIEW) return;
        const { pieces, takeable, isOpen } = geometry.get();
        const { x, y } = event.allTouches[0];
        const card = isOpen ? findPieceAt(pieces, takeable, x, y) : null;
        if (card === null) return state.fail();
        held.set({
          view: card.view,
          key: card.key,
          place: card.place,
          mayTake: takeable.includes(card.key),
          isUp: false,
          dx: card.x - x,
          dy: card.y - y,
        });
      })
      .onStart(() => {
        'worklet';
        const card = held.get();
        const { view, key } = card;
        hovered.set('');
        if (!card.mayTake) return scheduleOnRN(onRefuse, key);
        held.set({ ...card, isUp: true });
        lit.set(geometry.get().lights[key] ?? []);
        scheduleOnRN(onLift, view);
      })
      .onUpdate((event) => {
        'worklet';
        const { view, key, mayTake, dx, dy } = held.get();
        const card = geometry.get().all.find((one) => one.view === view);
        if (!mayTake || !card) return;
        const pull = Math.max(-LEAN, Math.min(LEAN, event.velocityX / 60));
        const turn = getCurrentPose(slots[view]).turn * INERTIA + pull * (1 - INERTIA);
        const x = event.x + dx * 0.6;
        const y = event.y + dy * 0.6 - ABOVE;
        placeSlot(slots[view], { x, y, width: card.width * LIFTED, turn, flip: card.isOpen ? 1 : 0, fade: 1 });
        const below = findDropPlace(geometry.get().goals[key] ?? [], event.x, event.y, { ...card, x, y })?.key ?? '';
        if (over.get() !== below) over.set(below);
        const group = findPlaceAt(geometry.get().groups, event.x, event.y)?.key ?? '';
        if (hovered.get() === group) return;
        hovered.set(group);
        scheduleOnRN(onHover, key, group);
      })
      .onEnd((event, isDone) => {
        'worklet';
        const { view, key, place, mayTake } = held.get();
        if (!mayTake) return;
        const { all, goals, places } = geometry.get();
        const card = all.find((one) => one.view === view);
        const now = getCurrentPose(slots[view]);
        const goal =
          card && isDone ? findDropPlace(goals[key] ?? [], event.x, event.y, { ...card, x: now.x, y: now.y }) : null;
        const under = isDone ? (findPlaceAt(places, event.x, event.y)?.key ?? null) : null;
        if (goal === null) goHome(geometry, slots[view], view);
        scheduleOnRN(onDrop, view, key, goal?.key ?? null, under === place ? null : under);
        held.set(NOTHING);
      })
      .onFinalize(() => {
        'worklet';
        const { view, key, isUp } = held.get();
        held.set(NOTHING);
        if (!isUp) return;
        goHome(geometry, slots[view], view); // the system took the touch away
        scheduleOnRN(onDrop, view, key, null, null);
      });
    const tap = Gesture.Tap()
      .maxDuration(HOLD)
      .maxDistance(DRAG * 2)
      .withTestId('table-tap')
      .onEnd((event, isDone) => {
        'worklet';
        if (isDone && event.pointerType !== KEYBOARD) scheduleOnRN(onTap, event.x, event.y);
      });
    const hold = Gesture.LongPress()
      .minDuration(HOLD)
      .maxDistance(DRAG)
      .onStart((event) => {
        'worklet';
        if (event.pointerType !== KEYBOARD) scheduleOnRN(onHold, event.x, event.y);
      });
    return Gesture.Race(pan, hold, tap);
  }, [slots, geometry, held, lit, over, hovered, onTap, onHold, onLift, onHover, onDrop, onRefuse]);
}

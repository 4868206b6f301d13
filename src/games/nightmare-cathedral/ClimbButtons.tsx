import { StyleSheet, View } from 'react-native';

import { RITUAL } from '../../rules/nightmare-cathedral/content/tracks';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { LIMBO_PRICE } from '../../rules/nightmare-cathedral/steps';
import type { PanelProps } from '../../table/face';
import { radius, space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';

import { CoveredButton } from './CoveredButton';
import { describeMove } from './moveText';
import { palette } from './palette';
import { SignDisc, useSay } from './paperParts';
import { makePhrase } from './phrases';
import { bonusSigns, markSigns, turnSigns } from './signPaths';
import { findUnpaid, isClimb, stepOf, STEPS, STONES, type ClimbMove } from './stairs';

type Props = PanelProps<NightmareCathedral, CathedralMove>;

const SIGN = 20;
/** A button narrower than this has room for short words alone. */
const WORD = 120;

interface ClimbButtonProps extends Pick<Props, 'view' | 'viewer' | 'names'> {
  readonly move: ClimbMove;
  readonly hasWord: boolean;
  readonly onPress: () => void;
}

/** The way to a step: its number, then its price as signs, as followers out of Limbo, or none, and the bonus it brings. */
function ClimbButton({ view, viewer, names, move, hasWord, onPress }: ClimbButtonProps) {
  const say = useSay(names);
  const { colours, textScale } = useTheme();
  const step = stepOf(view, viewer, move);
  const { bonus } = STEPS[step - 1];
  const isLimbo = move.type === 'worship' && move.limbo;
  const size = SIGN * Math.min(textScale, 1.4);
  const text = isLimbo ? 'onSecond' : 'onCall';
  return (
    <CoveredButton
      label={say(describeMove(view, viewer, move))}
      onPress={onPress}
      style={[styles.button, { backgroundColor: isLimbo ? colours.second : colours.call }]}
    >
      <View style={styles.inside} aria-hidden>
        <View style={styles.price}>
          <Text type="label" colour={text}>
            {say(makePhrase(hasWord ? 'stairs.to' : 'stairs.toShort'))}
          </Text>
          <Text type="number" colour={text}>
            {move.type === 'worship' ? `${step}:` : step}
          </Text>
        </View>
        {isLimbo && (
          <View style={styles.price}>
            <Text type="label" colour={text}>
              {LIMBO_PRICE}
            </Text>
            <SignDisc drawing={markSigns.follower} size={size} ground={colours.onSecond} colour={colours.second} />
            {hasWord && (
              <Text type="small" colour={text}>
                {say(makePhrase('stairs.limbo'))}
              </Text>
            )}
          </View>
        )}
        {move.type === 'worship' && !isLimbo && (
          <View style={styles.price}>
            {RITUAL[step].signs.map((sign, at) => (
              <SignDisc key={at} drawing={turnSigns[sign]} size={size} />
            ))}
          </View>
        )}
        {hasWord && bonus !== null && (
          <SignDisc drawing={bonusSigns[bonus]} size={size * 1.2} ground={STONES.bonus[0]} colour={palette.pale} />
        )}
      </View>
    </CoveredButton>
  );
}

/** The ways up: the next steps with their prices, or the sign that is still to be paid. */
export function ClimbButtons({ view, viewer, names, width, moves, play }: Props) {
  const say = useSay(names);
  const { textScale } = useTheme();
  const climbs = moves.filter(isClimb);
  const unpaid = findUnpaid(view);
  const hasWord = (width - 5 * space.xs) / Math.max(1, climbs.length) > WORD * textScale;
  return (
    <View style={styles.buttons}>
      {climbs.map((move) => (
        <ClimbButton
          key={JSON.stringify(move)}
          view={view}
          viewer={viewer}
          names={names}
          move={move}
          hasWord={hasWord}
          onPress={() => play(move)}
        />
      ))}
      {unpaid !== null && (
        <View style={styles.unpaid} accessible>
          <SignDisc drawing={turnSigns[unpaid]} size={30} ground={palette.ember} colour={palette.soot} />
          <Text type="label" style={styles.bone}>
            {say(makePhrase('stairs.unpaid', { sign: makePhrase(`sign.${unpaid}`) }))}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  inside: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: 6,
  },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs, minHeight: TARGET },
  button: {
    flexGrow: 1,
    minHeight: TARGET,
    minWidth: 64,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderRadius: radius.m,
  },
  price: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  unpaid: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  bone: { color: palette.bone, flexShrink: 1 },
});

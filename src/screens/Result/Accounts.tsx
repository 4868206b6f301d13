import { StyleSheet, View } from 'react-native';
import Svg, { Defs, Line, Pattern, Rect } from 'react-native-svg';

import { accountOf } from '../../match/review/findings';
import type { Review } from '../../match/review/types';
import type { Match } from '../../match/types';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';

interface AccountsProps {
  readonly match: Match;
  readonly review: Review;
  readonly seats: readonly number[];
}

const HUNDRED = 100;
/** A bar's box, from its left end to its right, with 0 in the middle. */
const BAR = { width: 300, height: 14 };
/** Bars are drawn to one scale, of so many points at least. */
const LEAST = 10;

const sign = (points: number): string => `${points < 0 ? '−' : points > 0 ? '+' : ''}${Math.abs(points)}`;

/** What chance and what decisions brought each person, as bars from a middle line, with the numbers beside them. */
export function Accounts({ match, review, seats }: AccountsProps) {
  const t = useWords();
  const accounts = seats.map((seat) => {
    const { chance, decisions } = accountOf(review, seat);
    return { seat, chance: Math.round(chance * HUNDRED), decisions: Math.round(decisions * HUNDRED) };
  });
  const most = Math.max(LEAST, ...accounts.flatMap(({ chance, decisions }) => [Math.abs(chance), Math.abs(decisions)]));
  return (
    <View style={styles.all}>
      <View style={styles.row}>
        <Text type="strong" role="heading" aria-level={3}>
          {t('review.accounts')}
        </Text>
        <Text type="small" colour="quiet">
          {t('review.unit')}
        </Text>
      </View>
      {accounts.map(({ seat, chance, decisions }) => {
        const { name } = match.sitters[seat];
        return (
          <View key={seat} style={styles.account}>
            <Text type="small">{t('review.chance', { name, points: sign(chance) })}</Text>
            <Bar part={chance / most} isStriped />
            <Text type="small">{t('review.decisions', { name, points: sign(decisions) })}</Text>
            <Bar part={decisions / most} />
          </View>
        );
      })}
      <Text type="small" colour="quiet">
        {t('review.accountsAbout')}
      </Text>
    </View>
  );
}

function Bar({ part, isStriped = false }: { part: number; isStriped?: boolean }) {
  const { colours } = useTheme();
  const middle = BAR.width / 2;
  const length = Math.abs(part) * middle;
  const box = { x: part < 0 ? middle - length : middle, y: 2, width: length, height: BAR.height - 4 };
  return (
    <Svg
      width="100%"
      height={BAR.height}
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {isStriped && (
        <Defs>
          <Pattern id="stripes" patternUnits="userSpaceOnUse" width={6} height={6} patternTransform="rotate(45)">
            <Rect width={3} height={6} fill={colours.second} />
          </Pattern>
        </Defs>
      )}
      <Rect
        {...box}
        fill={isStriped ? 'url(#stripes)' : colours.danger}
        stroke={isStriped ? colours.second : colours.danger}
        strokeWidth={1}
      />
      <Line x1={middle} x2={middle} y1={0} y2={BAR.height} stroke={colours.text} strokeWidth={1.5} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.m },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: space.s,
  },
  account: { gap: space.xs },
});

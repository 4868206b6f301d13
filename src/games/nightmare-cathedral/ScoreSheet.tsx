import { StyleSheet, View } from 'react-native';

import { partsOf, addUp, type Parts } from '../../rules/nightmare-cathedral/score';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { SheetProps } from '../../table/face';
import { Mark } from '../../theme/Mark';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase } from '../../words/useWords';

import { describeTieBreak, describeTrial, endPartName, PARTS } from './ending';
import { joinPhrases, makePhrase } from './phrases';
import { explainPart } from './scoreDetails';

interface RowProps {
  readonly label: string;
  readonly about?: string;
  readonly points: readonly number[];
  readonly names: readonly string[];
  readonly isSum?: boolean;
}

/** One kind of points, a column a seat; a screen reader hears whose they are. */
function Row({ label, about, points, names, isSum = false }: RowProps) {
  const speak = useFormatPhrase();
  const { colours } = useTheme();
  const best = Math.max(...points);
  const heard = joinPhrases(
    points.map((count, seat) => makePhrase('sheet.of', { who: { seat }, count })),
    'comma',
    'comma',
  );
  return (
    <View
      accessible
      role="img"
      aria-label={speak(makePhrase('sheet.row', { label, points: heard }), names)}
      style={[styles.row, { borderColor: colours.chip }]}
    >
      <View style={styles.label}>
        <Text type={isSum ? 'strong' : 'label'}>{label}</Text>
        {about !== undefined && (
          <Text type="small" colour="quiet">
            {about}
          </Text>
        )}
      </View>
      {points.map((count, seat) => (
        <Text
          key={seat}
          type={isSum ? 'number' : 'strong'}
          colour={count > 0 && (!isSum || count === best) ? (isSum ? 'active' : 'text') : 'quiet'}
          style={styles.cell}
        >
          {count}
        </Text>
      ))}
    </View>
  );
}

/** Where everybody's points come from: five kinds, counted as if the match ended now. */
export function ScoreSheet({ view, names, marks }: SheetProps<NightmareCathedral>) {
  const speak = useFormatPhrase();
  const say = (key: string, facts = {}) => speak(makePhrase(`sheet.${key}`, facts), names);
  const parts = partsOf(view);
  const isOver = view.flow.length === 0;
  const tie = isOver ? describeTieBreak(view) : null;
  const isNothing = view.devoured.every((units) => units === 0);
  const about = (part: keyof Parts) => {
    if (part !== 'devoured') return say(`about.${part}`);
    return say(isNothing ? 'about.nothingDevoured' : 'about.devoured');
  };
  return (
    <View style={styles.sheet}>
      {!isOver && <Text colour="quiet">{say('soFar')}</Text>}
      <View style={styles.head} aria-hidden>
        <View style={styles.label} />
        {marks.map((mark, seat) => (
          <View key={seat} style={[styles.cell, styles.who]}>
            <Mark mark={mark} size={18} />
            <Text type="small" numberOfLines={1} style={styles.name}>
              {names[seat]}
            </Text>
          </View>
        ))}
      </View>
      {PARTS.map((part) => (
        <View key={part} style={styles.part}>
          <Row
            label={speak(endPartName(part))}
            about={about(part)}
            points={parts.map((own) => own[part])}
            names={names}
          />
          {explainPart(view, part).map((line, at) => (
            <Text key={at} type="small" colour="quiet">
              {speak(line, names)}
            </Text>
          ))}
        </View>
      ))}
      <Row label={say('total')} points={parts.map(addUp)} names={names} isSum />
      {tie && <Text>{speak(tie, names)}</Text>}
      {isOver && view.options.trial && <Text type="strong">{speak(describeTrial(addUp(parts[0])))}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.s },
  part: { gap: 2 },
  head: { flexDirection: 'row', alignItems: 'flex-end', gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingVertical: space.s, borderTopWidth: 1 },
  label: { flexGrow: 2, flexShrink: 1, flexBasis: 96 },
  cell: { flexGrow: 1, flexShrink: 1, flexBasis: 36, maxWidth: 84, textAlign: 'center' },
  who: { alignItems: 'center', gap: 2 },
  name: { maxWidth: '100%' },
});

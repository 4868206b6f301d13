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

/** From this text size on what the points are for stands above them. */
const LARGE = 1.5;
/** How wide a column is, with room for a name in its usual letters if there are few. */
const COLUMN = { few: 52, many: 40 };
const FEW = 3;

type RowProps = Pick<SheetProps, 'names' | 'marks'> & {
  readonly label: string;
  readonly about?: string;
  readonly points: readonly number[];
  readonly isSum?: boolean;
};

/** One kind of points, a column a seat; a screen reader hears whose they are. */
function Row({ label, about, points, names, marks, isSum = false }: RowProps) {
  const speak = useFormatPhrase();
  const { colours, textScale } = useTheme();
  const isLarge = textScale >= LARGE;
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
      style={[styles.row, { borderColor: colours.chip }, isLarge && styles.stacked]}
    >
      <View style={!isLarge && styles.label}>
        <Text type={isSum ? 'strong' : 'label'}>{label}</Text>
        {about !== undefined && (
          <Text type="small" colour="quiet">
            {about}
          </Text>
        )}
      </View>
      <View style={isLarge ? styles.beside : styles.cells}>
        {points.map((count, seat) => (
          <View
            key={seat}
            style={isLarge ? styles.beside : [styles.cell, { width: getColumn(points.length, textScale) }]}
          >
            {isLarge && <Mark mark={marks[seat]} size={16} />}
            <Text
              type={isSum ? 'number' : 'strong'}
              colour={count > 0 && (!isSum || count === best) ? (isSum ? 'active' : 'text') : 'quiet'}
            >
              {count}
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const getColumn = (seats: number, textScale: number): number => (seats > FEW ? COLUMN.many : COLUMN.few) * textScale;

/** Where everybody's points come from: five kinds, counted as if the match ended now. */
export function ScoreSheet({ view, names, marks }: SheetProps<NightmareCathedral>) {
  const speak = useFormatPhrase();
  const { textScale } = useTheme();
  const isLarge = textScale >= LARGE;
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
      <View style={isLarge ? styles.stacked : styles.head} aria-hidden>
        {marks.map((mark, seat) => (
          <View
            key={seat}
            style={isLarge ? styles.beside : [styles.cell, { width: getColumn(marks.length, textScale) }]}
          >
            <Mark mark={mark} size={18} />
            <Text type="small" room={isLarge ? undefined : getColumn(marks.length, textScale)} style={styles.name}>
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
            marks={marks}
          />
          {explainPart(view, part).map((line, at) => (
            <Text key={at} type="small" colour="quiet">
              {speak(line, names)}
            </Text>
          ))}
        </View>
      ))}
      <Row label={say('total')} points={parts.map(addUp)} names={names} marks={marks} isSum />
      {tie && <Text>{speak(tie, names)}</Text>}
      {isOver && view.options.trial && <Text type="strong">{speak(describeTrial(addUp(parts[0])))}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.s },
  part: { gap: 2 },
  head: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'flex-end' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs, paddingVertical: space.s, borderTopWidth: 1 },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  beside: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m },
  label: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  cells: { flexDirection: 'row' },
  cell: { alignItems: 'center', gap: 2 },
  name: { textAlign: 'center' },
});

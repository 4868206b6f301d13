import { StyleSheet, View } from 'react-native';

import { useSeatNames } from '../../table/seatMarks';
import { Text } from '../../theme/Text';
import { font } from '../../theme/type';
import { useFormatPhrase } from '../../words/useWords';

import type { TitleLook } from './conflictScene';
import { describeBegin, numberOf } from './conflictWords';
import { fitLine, type Box } from './fitLine';
import { makePhrase } from './phrases';

/** Where it is fought, which conflict it is, who began it. */
export function ConflictTitle({ look, width, height }: Box & { readonly look: TitleLook }) {
  const speak = useFormatPhrase();
  const names = useSeatNames();
  const area = speak(makePhrase(`area.${look.area}`));
  const begun = speak(describeBegin(look.seat, look.isViewer), names);
  const number = look.ordered > 1 ? speak(numberOf(look.number, look.ordered)) : null;
  // A narrow paper has room for the area alone; the rest is heard, and told when the conflict begins.
  const isNarrow = width < NARROW;
  const rest = isNarrow ? 0 : width * (width > 300 ? 0.52 : 0.48);
  const both = number === null ? begun : `${number}, ${begun}`;
  const sizeOf = (text: string) => fitLine(text, rest - 8, height * 0.52);
  const more = number !== null && sizeOf(both) < LEAST ? number : both;
  return (
    <View style={styles.title}>
      <Text
        numberOfLines={1}
        allowFontScaling={false}
        style={[styles.area, { fontSize: fitLine(area, width - rest, height * 0.8), lineHeight: height }]}
      >
        {area}
      </Text>
      {!isNarrow && (
        <Text
          numberOfLines={1}
          colour="quiet"
          allowFontScaling={false}
          style={[styles.begun, { fontSize: sizeOf(more), lineHeight: height }]}
        >
          {more}
        </Text>
      )}
    </View>
  );
}

const NARROW = 240;
/** Who began a conflict is left out rather than written smaller than this. */
const LEAST = 10;

const styles = StyleSheet.create({
  title: { flex: 1, flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', gap: 8 },
  area: { fontFamily: font.display, flexShrink: 1, paddingLeft: 4 },
  begun: { fontFamily: font.bold, paddingRight: 4 },
});

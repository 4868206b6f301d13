import { ScrollView, StyleSheet, View } from 'react-native';

import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PanelProps } from '../../table/face';
import { Button } from '../../theme/Button';
import { space, TARGET } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { type as types } from '../../theme/type';
import { useFormatPhrase } from '../../words/useWords';

import { findShownConflict, formOf } from './conflict';
import { sequelOf, verdictOf } from './conflictWords';
import { fitLine } from './fitLine';
import { describeMove } from './moveText';

const DECIDED = ['layFirst', 'winner', 'victory', 'draw'] as const;
const isDecided = ({ type: name }: CathedralMove): boolean => (DECIDED as readonly string[]).includes(name);

/** Lower rooms have no large letters. */
const LOW = 190;
const TIGHT = 150;

/** How a conflict stands, in one sentence, and the buttons of whoever has to decide. */
export function ConflictPanel({
  view,
  viewer,
  names,
  width,
  height,
  moves,
  play,
}: PanelProps<NightmareCathedral, CathedralMove>) {
  const speak = useFormatPhrase();
  const { textScale } = useTheme();
  const conflict = findShownConflict(view);
  if (!conflict) return null;
  const verdict = verdictOf(view, viewer, conflict);
  const sequel = sequelOf(view, viewer, conflict);
  const choices = moves.filter(isDecided);
  const isSlim = formOf(view, viewer, conflict) === 'watch';
  if (isSlim) {
    const words = verdict ? speak(verdict, names) : '';
    const size = fitLine(words, width, Math.min(height * 0.6, 20 * textScale));
    return (
      <View style={styles.slim}>
        <Text numberOfLines={1} type="strong" allowFontScaling={false} style={{ fontSize: size, lineHeight: height }}>
          {words}
        </Text>
      </View>
    );
  }
  const isLow = height < LOW || width < 220;
  // Both rewards are to be seen at once, so on the smallest screens the verdict takes one line and letters are small.
  const isTight = height < TIGHT && choices.length > 1;
  const line = fitLine(verdict ? speak(verdict, names) : '', width - 8, types.label.fontSize * textScale);
  return (
    <ScrollView
      contentContainerStyle={[styles.all, isTight && styles.tight]}
      tabIndex={choices.length > 0 ? undefined : 0}
    >
      {verdict && isTight && (
        <Text numberOfLines={1} type="label" allowFontScaling={false} style={[styles.verdict, { fontSize: line }]}>
          {speak(verdict, names)}
        </Text>
      )}
      {verdict && !isTight && (
        <Text type={isLow ? 'strong' : 'heading'} style={styles.verdict}>
          {speak(verdict, names)}
        </Text>
      )}
      {sequel && (
        <Text type="label" colour="quiet" style={styles.verdict}>
          {speak(sequel, names)}
        </Text>
      )}
      {choices.map((move, index) => (
        <Button
          key={JSON.stringify(move)}
          label={speak(describeMove(view, viewer, move), names)}
          look={index === 0 ? 'call' : 'second'}
          type={isTight ? 'small' : isLow ? 'label' : 'strong'}
          onPress={() => play(move)}
          style={styles.button}
        />
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  all: { flexGrow: 1, justifyContent: 'center', gap: space.s, paddingVertical: 2 },
  tight: { gap: space.xs },
  verdict: { textAlign: 'center' },
  button: { width: '100%', minHeight: TARGET, paddingVertical: space.xs, paddingHorizontal: space.m },
  slim: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});

import { useEffect } from 'react';
import { AccessibilityInfo, Platform, ScrollView, StyleSheet, View } from 'react-native';

import { ringLooks } from '../../table/RingView';
import { IconButton } from '../../theme/IconButton';
import { makeShadow } from '../../theme/shadow';
import { radius, READABLE, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import type { Phrase } from '../../words/phrase';
import { useFormatPhrase, useWords } from '../../words/useWords';

import type { AdviceLine } from './adviceWords';

interface AdvicePanelProps {
  readonly lines: readonly AdviceLine[];
  /** Whether there are several moves, which may all come to the same. */
  readonly hasChoice: boolean;
  readonly names: readonly string[];
  onClose(): void;
}

/** The moves worth thinking of, in words: each with its letter, its share of winning and a reason. It is said at once. */
export function AdvicePanel({ lines, hasChoice, names, onClose }: AdvicePanelProps) {
  const t = useWords();
  const speak = useFormatPhrase();
  const { colours } = useTheme();
  const join = (reasons: readonly Phrase[]) => reasons.map((reason) => `${speak(reason, names)}.`).join(' ');
  const said = lines
    .map(({ letter, share, move, reasons }) => {
      const facts = { letter, move: speak(move, names), reason: join(reasons) };
      return share ? t('advice.heard', { ...facts, share: share.number }) : t('advice.heardPlain', facts);
    })
    .join(' ');
  const text = said || t(hasChoice ? 'advice.equal' : 'advice.noChoice');
  useEffect(() => {
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(text); // iOS has no live regions.
  }, [text]);
  return (
    <View
      testID="advice"
      role="alert"
      accessible
      aria-label={text}
      style={[styles.panel, makeShadow(3, colours.shadow), { backgroundColor: colours.paper }]}
    >
      <ScrollView style={styles.lines} contentContainerStyle={styles.content}>
        {lines.length === 0 && (
          <Text type="label" colour="ink">
            {text}
          </Text>
        )}
        {lines.map(({ letter, share, move, reasons }) => (
          <View key={letter} style={styles.line}>
            <View style={[styles.letter, { backgroundColor: colours[ringLooks[letter].colour] }]}>
              <Text type="small" colour="onCall">
                {letter}
              </Text>
            </View>
            <View style={styles.words}>
              <Text type="small" colour="ink">
                {share ? t('advice.line', { share: share.badge, move: speak(move, names) }) : speak(move, names)}
              </Text>
              <Text type="small" colour="quietInk">
                {join(reasons)}
              </Text>
            </View>
          </View>
        ))}
      </ScrollView>
      <IconButton icon="close" bare colour="ink" label={t('play.dismiss')} onPress={onClose} />
    </View>
  );
}

const LETTER = 24;

const styles = StyleSheet.create({
  panel: {
    width: '100%',
    maxWidth: READABLE,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'flex-start',
    paddingLeft: space.m,
    borderRadius: radius.l,
  },
  lines: { flex: 1, flexGrow: 1 },
  content: { gap: space.xs, paddingVertical: space.s },
  line: { flexDirection: 'row', gap: space.s },
  letter: { width: LETTER, height: LETTER, borderRadius: radius.round, alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1 },
});

import { StyleSheet, View } from 'react-native';

import { BottomSheet } from '../../theme/BottomSheet';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import type { Phrase } from '../../words/phrase';
import { useFormatPhrase, useWords } from '../../words/useWords';

interface OptionsProps {
  readonly paragraphs: readonly (readonly Phrase[])[];
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** What each choice would bring now; the first sentence of a paragraph says it, the others what goes with it. */
export function MatchOptions({ paragraphs, names, onClose }: OptionsProps) {
  const t = useWords();
  const speak = useFormatPhrase();
  return (
    <BottomSheet isBroad title={t('play.options')} onClose={onClose}>
      {paragraphs.map((lines, paragraph) => (
        <View key={paragraph} style={styles.paragraph}>
          {lines.map((line, at) => (
            <Text key={at} type={at === 0 ? 'strong' : 'label'} colour={at === 0 ? 'text' : 'quiet'}>
              {speak(line, names)}
            </Text>
          ))}
        </View>
      ))}
    </BottomSheet>
  );
}

const styles = StyleSheet.create({ paragraph: { gap: space.xs } });

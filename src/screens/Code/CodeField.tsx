import { StyleSheet, TextInput, View } from 'react-native';

import { IconButton } from '../../theme/IconButton';
import { TARGET, radius, space } from '../../theme/space';
import { useDrawnScale } from '../../theme/textScale';
import { useTheme } from '../../theme/theme';
import { type } from '../../theme/type';
import { useWords } from '../../words/useWords';

const LINES = 4;

export function CodeField({ text, change }: { text: string; change: (text: string) => void }) {
  const t = useWords();
  const { colours } = useTheme();
  const size = type.body.fontSize * useDrawnScale();
  return (
    <View style={[styles.field, { backgroundColor: colours.panel, borderColor: colours.line }]}>
      <TextInput
        multiline
        aria-label={t('code.field')}
        placeholder={t('code.field')}
        placeholderTextColor={colours.quiet}
        value={text}
        onChangeText={change}
        autoCapitalize="characters"
        autoCorrect={false}
        spellCheck={false}
        style={[
          styles.input,
          { height: size * 1.5 * LINES, color: colours.text, fontFamily: type.label.fontFamily, fontSize: size },
        ]}
      />
      {text !== '' && <IconButton icon="close" bare label={t('code.clear')} onPress={() => change('')} />}
    </View>
  );
}

const styles = StyleSheet.create({
  field: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    paddingLeft: space.l,
    paddingVertical: space.s,
    borderRadius: radius.l,
    borderWidth: 2,
  },
  input: { flex: 1, minWidth: 0, minHeight: TARGET, padding: 0, textAlignVertical: 'top' },
});

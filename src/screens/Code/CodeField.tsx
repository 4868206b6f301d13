import { StyleSheet, View } from 'react-native';

import { IconButton } from '../../theme/IconButton';
import { TARGET, radius, space } from '../../theme/space';
import { TextField } from '../../theme/TextField';
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
      <TextField
        multiline
        label={t('code.field')}
        letters="body"
        value={text}
        onChangeText={change}
        autoCapitalize="characters"
        autoCorrect={false}
        spellCheck={false}
        style={[styles.input, { height: size * 1.5 * LINES, fontFamily: type.label.fontFamily }]}
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
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: TARGET,
    borderWidth: 0,
    padding: 0,
    paddingHorizontal: 0,
    textAlignVertical: 'top',
    backgroundColor: 'transparent',
  },
});

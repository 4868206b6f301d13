import { StyleSheet, TextInput, View } from 'react-native';

import { Icon } from '../../theme/Icon';
import { IconButton } from '../../theme/IconButton';
import { TARGET, radius, space } from '../../theme/space';
import { useDrawnScale } from '../../theme/textScale';
import { useTheme } from '../../theme/theme';
import { type } from '../../theme/type';
import { useWords } from '../../words/useWords';

export function SearchField({ query, change }: { query: string; change: (query: string) => void }) {
  const t = useWords();
  const { colours } = useTheme();
  const scale = useDrawnScale();
  return (
    <View style={[styles.field, { backgroundColor: colours.panel, borderColor: colours.line }]}>
      <Icon icon="search" colour="quiet" />
      <TextInput
        aria-label={t('rules.search')}
        placeholder={t('rules.search')}
        placeholderTextColor={colours.quiet}
        value={query}
        onChangeText={change}
        autoCapitalize="none"
        autoCorrect={false}
        returnKeyType="search"
        style={[styles.input, { color: colours.text, fontFamily: type.label.fontFamily, fontSize: type.body.fontSize * scale }]}
      />
      {query !== '' && <IconButton icon="close" bare label={t('rules.clear')} onPress={() => change('')} />}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { minHeight: TARGET + 6, flexDirection: 'row', alignItems: 'center', gap: space.s, paddingLeft: space.l, borderRadius: radius.l, borderWidth: 2 },
  input: { flex: 1, minWidth: 0, minHeight: TARGET, padding: 0 },
});

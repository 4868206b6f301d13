import { StyleSheet, View } from 'react-native';

import { Icon } from '../../theme/Icon';
import { IconButton } from '../../theme/IconButton';
import { TARGET, radius, space } from '../../theme/space';
import { TextField } from '../../theme/TextField';
import { useTheme } from '../../theme/theme';
import { type } from '../../theme/type';
import { useWords } from '../../words/useWords';

export function SearchField({ query, change }: { query: string; change: (query: string) => void }) {
  const t = useWords();
  const { colours } = useTheme();
  return (
    <View>
      <TextField
        label={t('rules.search')}
        letters="body"
        value={query}
        onChangeText={change}
        autoCapitalize="none"
        autoCorrect={false}
        returnKeyType="search"
        style={[styles.input, { backgroundColor: colours.panel, fontFamily: type.label.fontFamily }]}
      />
      <View style={styles.sign}>
        <Icon icon="search" colour="quiet" />
      </View>
      {query !== '' && (
        <IconButton icon="close" bare label={t('rules.clear')} onPress={() => change('')} style={styles.clear} />
      )}
    </View>
  );
}

const HEIGHT = TARGET + 6;
/** The approximate width of an icon. */
const ICON = 24;

const styles = StyleSheet.create({
  /** The icons lie over the input, so that its focus ring goes round them too. */
  input: {
    minHeight: HEIGHT,
    paddingVertical: 0,
    paddingLeft: space.l + ICON + space.s,
    paddingRight: TARGET + space.s,
    borderRadius: radius.l,
  },
  sign: { position: 'absolute', left: space.l, top: 0, bottom: 0, justifyContent: 'center', pointerEvents: 'none' },
  clear: { position: 'absolute', right: space.xs, top: 0, bottom: 0, height: 'auto' },
});

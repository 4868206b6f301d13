import { StyleSheet, View } from 'react-native';

import { radius, space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useTheme } from '../../theme/theme';
import { useWords } from '../../words/useWords';
import { useDevice, useIsKept } from '../device';

/** Says when what is done here will be gone with the app: nothing may be kept, or something found no room. */
export function KeptNote() {
  const t = useWords();
  const { colours } = useTheme();
  const { settings, people, choices, matches, sheets, isForbidden } = useDevice();
  const areKept = [useIsKept(settings), useIsKept(people), useIsKept(choices)].every(Boolean);
  const isUnsaved = !areKept || matches.unsaved().size + sheets.unsaved().size > 0;
  if (!isForbidden() && !isUnsaved) return null;
  return (
    <View role="alert" style={[styles.note, { backgroundColor: colours.panel }]}>
      <Text>{t(isForbidden() ? 'kept.forbidden' : 'kept.full')}</Text>
    </View>
  );
}

const styles = StyleSheet.create({ note: { padding: space.m, borderRadius: radius.l } });

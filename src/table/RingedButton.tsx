import { StyleSheet } from 'react-native';

import { Button, type ButtonProps } from '../theme/Button';
import { useTheme } from '../theme/theme';

import type { Ring } from './rings';
import { ringLooks, writeBadge } from './RingView';

/** A button that advice may mark: its letter stands before its words, and a line of the letter's kind goes round it. */
export function RingedButton({ ring, label, style, ...rest }: ButtonProps & { readonly ring: Ring | null }) {
  const { colours } = useTheme();
  if (!ring) return <Button {...rest} label={label} style={style} />;
  const { colour, dash } = ringLooks[ring.letter];
  const outline = { borderStyle: dash, borderColor: colours[colour], backgroundColor: colours.paper };
  const written = writeBadge(ring, ' ');
  return (
    <Button {...rest} label={written === '' ? label : `${written}: ${label}`} style={[style, styles.ring, outline]} />
  );
}

const styles = StyleSheet.create({ ring: { borderWidth: 4 } });

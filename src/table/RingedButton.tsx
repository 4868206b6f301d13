import { StyleSheet } from 'react-native';

import { Button, type ButtonProps } from '../theme/Button';
import { useTheme } from '../theme/theme';

import type { Ring } from './rings';
import { ringLooks, writeBadge } from './RingView';

/** What stands on a button: its words, after the letter with which advice marks it. */
export function writeOnButton(label: string, ring: Ring | null | undefined): string {
  const written = ring ? writeBadge(ring, ' ') : '';
  return written === '' ? label : `${written}: ${label}`;
}

/** A button that advice may mark: its letter stands before its words, and a line of the letter's kind goes round it. */
export function RingedButton({ ring, label, style, ...rest }: ButtonProps & { readonly ring: Ring | null }) {
  const { colours } = useTheme();
  if (!ring) return <Button {...rest} label={label} style={style} />;
  const { colour, dash } = ringLooks[ring.letter];
  const outline = { borderStyle: dash, borderColor: colours[colour], backgroundColor: colours.paper };
  return <Button {...rest} label={writeOnButton(label, ring)} style={[style, styles.ring, outline]} />;
}

const styles = StyleSheet.create({ ring: { borderWidth: 4 } });

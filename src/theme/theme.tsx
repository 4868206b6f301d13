import { createContext, use, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import { defaultAppearance, type Appearance } from '../storage/appearance';

import { dark, darkContrast, light, lightContrast, type Colours } from './colours';
import { useTextScale } from './textScale';
import { useReducedMotion } from './useReducedMotion';

export interface Theme extends Omit<Appearance, 'theme'> {
  readonly isDark: boolean;
  readonly colours: Colours;
  /** Nothing may fly: the phone says so. Cross-fades instead. */
  readonly isStill: boolean;
  /** How much larger than drawn the person reads: 1 to 2 and more. */
  readonly textScale: number;
}

function coloursFor(isDark: boolean, highContrast: boolean): Colours {
  if (highContrast) return isDark ? darkContrast : lightContrast;
  return isDark ? dark : light;
}

const themeOf = (look: Appearance, isDark: boolean, isStill: boolean, textScale: number): Theme => ({
  ...look,
  isDark,
  isStill,
  textScale,
  colours: coloursFor(isDark, look.highContrast),
});

const ThemeContext = createContext<Theme>(themeOf(defaultAppearance, true, false, 1));

export function ThemeProvider({ look, children }: { look: Appearance; children: ReactNode }) {
  const phone = useColorScheme();
  const isStill = useReducedMotion();
  const textScale = useTextScale();
  const isDark = look.theme === 'system' ? phone !== 'light' : look.theme === 'dark';
  const theme = useMemo(() => themeOf(look, isDark, isStill, textScale), [look, isDark, isStill, textScale]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export const useTheme = (): Theme => use(ThemeContext);

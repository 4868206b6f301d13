import { createContext, use, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import { defaultAppearance, type Appearance } from '../storage/appearance';

import { dark, darkContrast, light, lightContrast, type Colours, type Tint } from './colours';
import { useTextScale } from './textScale';
import { useReducedMotion } from './useReducedMotion';

export interface Theme extends Omit<Appearance, 'theme'> {
  readonly isDark: boolean;
  readonly colours: Colours;
  /** Whether the phone asks for less motion; cross-fades then replace flights. */
  readonly isStill: boolean;
  /** The phone's text size as a factor, from 1 to 2 and above. */
  readonly textScale: number;
}

function chooseColours(isDark: boolean, highContrast: boolean): Colours {
  if (highContrast) return isDark ? darkContrast : lightContrast;
  return isDark ? dark : light;
}

const createTheme = (look: Appearance, isDark: boolean, isStill: boolean, textScale: number): Theme => ({
  ...look,
  isDark,
  isStill,
  textScale,
  colours: chooseColours(isDark, look.highContrast),
});

const ThemeContext = createContext<Theme>(createTheme(defaultAppearance, true, false, 1));

export function ThemeProvider({ look, children }: { look: Appearance; children: ReactNode }) {
  const phone = useColorScheme();
  const isStill = useReducedMotion();
  const textScale = useTextScale();
  const isDark = look.theme === 'system' ? phone !== 'light' : look.theme === 'dark';
  const theme = useMemo(() => createTheme(look, isDark, isStill, textScale), [look, isDark, isStill, textScale]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** Draws what is inside it in a game's own ground colours. High contrast keeps those of the house. */
export function TintProvider({ tint, children }: { tint?: Tint; children: ReactNode }) {
  const theme = useTheme();
  const tinted = useMemo(
    () =>
      tint && !theme.highContrast
        ? { ...theme, colours: { ...theme.colours, ...tint[theme.isDark ? 'dark' : 'light'] } }
        : theme,
    [theme, tint],
  );
  return <ThemeContext value={tinted}>{children}</ThemeContext>;
}

export const useTheme = (): Theme => use(ThemeContext);

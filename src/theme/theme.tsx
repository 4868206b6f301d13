import { createContext, use, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import { defaultAppearance, type Appearance } from '../storage/appearance';

import { dark, darkContrast, light, lightContrast, type Colours, type Tint } from './colours';
import { Growth } from './growth';
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

type Look = Omit<Theme, 'colours'>;

const createTheme = (look: Look): Theme => ({ ...look, colours: chooseColours(look.isDark, look.highContrast) });

const ThemeContext = createContext<Theme>(
  createTheme({ ...defaultAppearance, isDark: true, isStill: false, textScale: 1 }),
);

export function ThemeProvider({ look, children }: { look: Appearance; children: ReactNode }) {
  const phone = useColorScheme();
  const isStill = useReducedMotion();
  const textScale = useTextScale();
  const isDark = look.theme === 'system' ? phone !== 'light' : look.theme === 'dark';
  const { speed, leftHand, largeCards, highContrast } = look;
  // By its parts: a setting that changes nothing of the look, as a hint that was read, must not draw all cards again.
  const theme = useMemo(
    () => createTheme({ speed, leftHand, largeCards, highContrast, isDark, isStill, textScale }),
    [speed, leftHand, largeCards, highContrast, isDark, isStill, textScale],
  );
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

/** Draws the text inside it larger by this factor. */
export function GrowthProvider({ by, children }: { by: number; children: ReactNode }) {
  const theme = useTheme();
  const grown = useMemo(() => (by === 1 ? theme : { ...theme, textScale: theme.textScale * by }), [theme, by]);
  return (
    <Growth value={by}>
      <ThemeContext value={grown}>{children}</ThemeContext>
    </Growth>
  );
}

export const useTheme = (): Theme => use(ThemeContext);

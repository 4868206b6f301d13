import { act, renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { AccessibilityInfo, useColorScheme } from 'react-native';

import { defaultAppearance, type Appearance } from '../../src/storage/appearance';
import { dark, darkContrast, light } from '../../src/theme/colours';
import { ThemeProvider, TintProvider, useTheme } from '../../src/theme/theme';

jest.mock('react-native/Libraries/Utilities/useColorScheme', () => ({ __esModule: true, default: jest.fn() }));

const themeWith = (look: Partial<Appearance>) =>
  renderHook(useTheme, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ThemeProvider look={{ ...defaultAppearance, ...look }}>{children}</ThemeProvider>
    ),
  }).result;

test('the theme is the chosen one, or the phone’s', () => {
  expect(themeWith({ theme: 'dark' }).current.colours).toBe(dark);
  expect(themeWith({ theme: 'light' }).current.colours).toBe(light);
  expect(themeWith({ theme: 'dark', highContrast: true }).current.colours).toBe(darkContrast);
  const phone = jest.mocked(useColorScheme).mockReturnValue('light');
  expect(themeWith({ theme: 'system' }).current.isDark).toBe(false);
  phone.mockReturnValue('dark');
  expect(themeWith({ theme: 'system' }).current.isDark).toBe(true);
});

test('a setting that says nothing of the look leaves the theme as it is', () => {
  const look = { ...defaultAppearance, hinted: [] as string[] };
  const { result, rerender } = renderHook(useTheme, {
    wrapper: ({ children }: { children: ReactNode }) => <ThemeProvider look={look}>{children}</ThemeProvider>,
  });
  const before = result.current;
  look.hinted = ['koty:first'];
  rerender({});
  expect(result.current).toBe(before);
});

test('a game has its own ground colours in dark and in light themes, and none at high contrast', () => {
  const tint = {
    dark: { panel: '#221b16', chip: '#302720', line: '#6f6154' },
    light: { panel: '#f7f1ea', chip: '#e6dacd', line: '#8a7766' },
  };
  const tinted = (look: Partial<Appearance>) =>
    renderHook(useTheme, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ThemeProvider look={{ ...defaultAppearance, ...look }}>
          <TintProvider tint={tint}>{children}</TintProvider>
        </ThemeProvider>
      ),
    }).result.current.colours;
  expect(tinted({ theme: 'dark' })).toEqual({ ...dark, ...tint.dark });
  expect(tinted({ theme: 'light' })).toEqual({ ...light, ...tint.light });
  expect(tinted({ theme: 'dark', highContrast: true })).toBe(darkContrast);
});

test('nothing moves where the phone asks for less motion', async () => {
  jest.mocked(AccessibilityInfo.isReduceMotionEnabled).mockResolvedValueOnce(true);
  const theme = themeWith({});
  await act(async () => {});
  expect(theme.current.isStill).toBe(true);
});

import { render, screen } from '@testing-library/react-native';
import { StyleSheet, type TextStyle } from 'react-native';

import { fitHeader, getHeaderSizes } from '../../src/screens/parts/headerWords';
import { TableHeader } from '../../src/screens/parts/TableHeader';
import { defaultAppearance } from '../../src/storage/appearance';
import { ThemeProvider } from '../../src/theme/theme';
import { setLanguage } from '../../src/words/words';

let mockScale = 1; // Jest lets a mock use only variables whose names begin with `mock`.
let mockWidth = 390;
jest.mock('../../src/theme/textScale', () => ({ useTextScale: () => mockScale, useDrawnScale: () => mockScale }));
jest.mock('react-native/Libraries/Utilities/useWindowDimensions', () => ({
  default: () => ({ width: mockWidth, height: 844, scale: 2, fontScale: 1 }),
}));

const WORDS = [
  ['Sen', ''],
  ['Sen', 'runda 1 · do 100'],
  ['Koty', 'pełne krainy: 3 z 3'],
  ['Najlepsza gra o kotach', 'runda 12 z 12'],
  ['3 rozdziały', 'rozdział II · 10/12'],
  ['Katedra Koszmarów', 'dzień 3 z 7 · krok 112 z 240'],
  ['Lekcja: Najlepsza gra o kotach', '12 z 39'],
] as const;
const SCREENS = [320, 360, 390, 844].flatMap((width) => [1, 1.3, 1.5, 2, 3].map((text) => [width, text] as const));

type Tree = { readonly props: { readonly style?: TextStyle }; readonly children: readonly (Tree | string)[] | null };
const trees = (tree: Tree): Tree[] => [
  tree,
  ...(tree.children ?? []).flatMap((one) => (typeof one === 'string' ? [] : trees(one))),
];

beforeAll(() => setLanguage('pl'));

describe.each(SCREENS)('on a screen %s wide, with text of %s times the size', (width, textScale) => {
  test('the bar above a table is as high whatever it says, and its words have room', () => {
    mockWidth = width;
    mockScale = textScale;
    const heights = WORDS.map(([title, status]) => {
      render(
        <ThemeProvider look={defaultAppearance}>
          <TableHeader title={title} status={status} leaveLabel="" onLeave={() => {}} buttons={3} />
        </ThemeProvider>,
      );
      const styles = trees(screen.toJSON() as unknown as Tree).map(
        ({ props }) => StyleSheet.flatten(props.style) ?? {},
      );
      const texts = screen
        .getAllByText(/./)
        .map((one) => ({ ...StyleSheet.flatten(one.props.style), lines: one.props.numberOfLines as number }));
      screen.unmount();
      const fixed = styles.filter(({ overflow }) => overflow === 'hidden').map(({ height }) => height as number);
      const needed = texts.reduce((sum, { lines, lineHeight }) => sum + lines * lineHeight!, 0);
      expect(fixed).toHaveLength(1);
      expect(needed).toBeLessThanOrEqual(fixed[0] + 0.01);
      for (const { fontSize } of texts) expect(fontSize).toBeGreaterThanOrEqual(11 - 0.01);
      return fixed[0];
    });
    expect(new Set(heights).size).toBe(1);
  });
});

const wordsOn = (width: number, textScale: number, title: string, status: string) =>
  fitHeader(title, status, getHeaderSizes(width, textScale, 3), textScale);

test('where both do not fit, the status stands alone: a title that is cut says less', () => {
  expect(wordsOn(320, 1, 'Najlepsza gra o kotach', 'runda 8 z 8')).toMatchObject({ text: 'runda 8 z 8', shrink: 1 });
  expect(wordsOn(320, 1, 'Koty', 'pełne krainy: 3 z 3')).toMatchObject({ text: 'Koty · pełne krainy: 3 z 3' });
});

test('title and status have a line each where they fit, else letters shrink no more than they must', () => {
  expect(wordsOn(390, 1, 'Koty', 'pełne krainy: 3 z 3')).toEqual({ kind: 'twoLines', titleType: 'number' });
  expect(wordsOn(390, 1, 'Katedra Koszmarów', 'runda 1')).toEqual({ kind: 'twoLines', titleType: 'small' });
  expect(wordsOn(320, 1, 'Katedra Koszmarów', 'tura 19/36')).toEqual({
    kind: 'twoLines',
    titleType: 'small',
    shrink: expect.closeTo(11 / 13),
  });
  expect(wordsOn(320, 1, 'Koty', 'pełne krainy: 3 z 3')).toMatchObject({ kind: 'oneText', shrink: 1, lines: 2 });
  expect(wordsOn(320, 2, 'Koty', 'pełne krainy: 3 z 3')).toMatchObject({ kind: 'oneText', shrink: 1, lines: 1 });
  const long = wordsOn(320, 2, 'Koty', 'pełne krainy: 3 z 3 · krok 12 z 40');
  expect(long).toMatchObject({ kind: 'oneText', shrink: expect.closeTo(0.7), lines: 1 });
});

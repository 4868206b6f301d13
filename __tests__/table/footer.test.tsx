import { fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet, Text, type TextStyle, type ViewStyle } from 'react-native';

import { defaultAppearance } from '../../src/storage/appearance';
import { Footer } from '../../src/table/Footer';
import type { FooterProps } from '../../src/table/footerProps';
import { getFooterSizes, getSlimSizes } from '../../src/table/footerSizes';
import { ThemeProvider } from '../../src/theme/theme';
import { type } from '../../src/theme/type';
import { setLanguage } from '../../src/words/words';

let mockScale = 1; // Jest lets a mock use only variables whose names begin with `mock`.
jest.mock('../../src/theme/textScale', () => ({ useTextScale: () => mockScale, useDrawnScale: () => 1 }));

const WINDOW = { width: 750, height: 1334, scale: 2, fontScale: 2 }; // as Jest has it
let mockWindow = WINDOW;
jest.mock('react-native/Libraries/Utilities/useWindowDimensions', () => ({
  __esModule: true,
  default: () => mockWindow,
}));

const quiet: FooterProps = {
  told: '',
  prompt: '',
  speaker: { kind: 'person', person: 1, name: 'Ola', mark: 'circle' },
  voice: null,
  buttons: [],
  isBusy: false,
  isHeld: false,
  isTelling: false,
  isAsked: true,
  onSkip: () => {},
  isBeside: false,
  buttonRows: 1,
  isSlim: false,
};
const long = 'Attack on your land 3! To defend: a tabby cat, a black cat or a joker. You may also let it happen.';
const buttons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Choice ${index}`, run() {} }));
const moments: readonly Partial<FooterProps>[] = [
  {},
  { prompt: 'Your turn' },
  { prompt: long, buttons: buttons(2) },
  { prompt: long, isBusy: true, told: `${long} ${long}` },
  { told: long, buttons: buttons(10) },
];

type Tree = { readonly props: { readonly style?: ViewStyle }; readonly children: readonly (Tree | string)[] | null };

/** The height of a footer, part by part; a part that may grow with its content has no fixed height. */
function roomOf(moment: Partial<FooterProps>, of: Partial<FooterProps>) {
  render(
    <ThemeProvider look={defaultAppearance}>
      <Footer {...quiet} {...of} {...moment} />
    </ThemeProvider>,
  );
  const height = (tree: Tree): number | null => {
    const { height: own, minHeight } = StyleSheet.flatten(tree.props.style) ?? {};
    if (typeof own === 'number') return own;
    const parts = (tree.children ?? []).filter((one): one is Tree => typeof one !== 'string').map(height);
    if (minHeight !== undefined || parts.length === 0 || parts.some((part) => part === null)) return null;
    return parts.reduce<number>((sum, part) => sum + part!, 0);
  };
  const room = (screen.toJSON() as unknown as Tree).children!.map((part) => height(part as Tree));
  screen.unmount();
  return room;
}

beforeAll(() => setLanguage('en'));

describe.each([1, 1.3, 1.5, 2])('text of %s times the size', (size) => {
  test.each([0, 1, 2])('whatever is said, a footer with %s rows of buttons takes the same room', (buttonRows) => {
    mockScale = size;
    const [first, ...others] = moments.map((moment) => roomOf(moment, { buttonRows }));
    expect(first.every((part) => part !== null)).toBe(true);
    for (const other of others) expect(other).toEqual(first);
  });
});

test.each([1, 1.3, 1.5, 2])(
  'whatever the coach of a lesson says, the footer takes the same room, text of %s times the size',
  (size) => {
    mockScale = size;
    const coach = (text: string) => <Text>{text}</Text>;
    const [first, ...others] = moments.map((moment, at) =>
      roomOf({ ...moment, coach: coach(at % 2 === 0 ? 'Yes.' : long) }, { buttonRows: 1 }),
    );
    expect(first.every((part) => part !== null)).toBe(true);
    for (const other of others) expect(other).toEqual(first);
  },
);

test('while nothing is asked, what happened is said where else the question stands', () => {
  mockScale = 1;
  const shown = (moment: Partial<FooterProps>) => {
    render(
      <ThemeProvider look={defaultAppearance}>
        <Footer {...quiet} {...moment} />
      </ThemeProvider>,
    );
    const sizes = screen.getAllByText('Jan draws').map(({ props }) => StyleSheet.flatten(props.style).fontSize);
    screen.unmount();
    return sizes;
  };
  const [small] = shown({ told: 'Jan draws', prompt: 'Your turn' });
  expect(shown({ told: 'Jan draws' })).toEqual([expect.any(Number)]);
  expect(shown({ told: 'Jan draws' })[0]).toBeGreaterThan(small);
});

const show = (moment: Partial<FooterProps>) =>
  render(
    <ThemeProvider look={defaultAppearance}>
      <Footer {...quiet} isSlim {...moment} />
    </ThemeProvider>,
  );

describe('a slim footer', () => {
  test.each([
    [1, 48],
    [1.3, 62],
    [1.5, 96],
    [2, 96],
  ])('of text %s times the size is a row of %s points, whatever is said', (size, height) => {
    mockScale = size;
    for (const moment of moments) expect(roomOf(moment, { isSlim: true })).toEqual([height]);
  });

  beforeEach(() => {
    mockScale = 1;
  });

  test('tells what happened while it is shown, and then asks', () => {
    const told = { told: 'Jan draws', prompt: 'Your turn' };
    show({ ...told, isBusy: true, isTelling: true });
    expect(screen.getByTestId('table-words')).toHaveTextContent('Jan draws');
    screen.unmount();
    show({ ...told, isTelling: true });
    expect(screen.getByTestId('table-words')).toHaveTextContent('Jan draws');
    screen.unmount();
    show({ ...told, isAsked: false }); // whose turn it is would stand there for a moment between two sentences
    expect(screen.getByTestId('table-words')).toHaveTextContent('Jan draws');
    screen.unmount();
    show(told);
    expect(screen.getByTestId('table-words')).toHaveTextContent('Your turn');
  });

  test('has its button to skip at the other end than those of moves', () => {
    const onSkip = jest.fn();
    show({ isBusy: true, buttons: buttons(1), onSkip });
    const [skip, choice] = screen.getAllByRole('button');
    expect(skip.props.accessibilityLabel ?? skip.props['aria-label']).toBe('Skip ahead');
    fireEvent.press(skip);
    expect(onSkip).toHaveBeenCalledTimes(1);
    expect(choice).toHaveTextContent('Choice 0');
  });

  test('shows two buttons; of more, all can still be pressed', () => {
    show({ buttons: buttons(2) });
    expect(screen.getAllByRole('button').map((one) => one.props['aria-label'] ?? one.props.accessibilityLabel)).toEqual(
      ['Choice 0', 'Choice 1'],
    );
    screen.unmount();
    const run = jest.fn();
    show({ buttons: [...buttons(3), { label: 'the last', run }] });
    expect(screen.queryByText('the last')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'More' }));
    fireEvent.press(screen.getByRole('button', { name: 'the last' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('the last')).toBeNull();
  });

  test.each([320, 390])('leaves %s points wide enough for words beside two buttons', (width) => {
    for (const size of [1, 1.3, 2]) {
      const sizes = getSlimSizes({ width, height: 568 }, size, 2);
      expect(sizes.button).toBeGreaterThanOrEqual(80);
      expect(sizes.wide - sizes.buttons).toBeGreaterThanOrEqual(120);
    }
  });

  test('stands aside beside the table', () => {
    show({ isBeside: true, prompt: 'Your turn', buttons: buttons(3) });
    expect(screen.getByText('Choice 2')).toBeOnTheScreen();
  });

  test('with a coach is one row of the same height, whatever is said, with the buttons in it', () => {
    const high = (moment: Partial<FooterProps>) => {
      show({ coach: <Text>Well done.</Text>, ...moment });
      const { height } = StyleSheet.flatten(screen.getByTestId('table-words').props.style);
      screen.unmount();
      return height;
    };
    const all = moments.map(high);
    expect(new Set(all).size).toBe(1);
    expect(all[0]).toBeLessThanOrEqual(104);
    show({ coach: <Text>Well done.</Text>, told: 'Jan draws', isTelling: true, buttons: buttons(1) });
    for (const text of ['Well done.', 'Jan draws', 'Choice 0']) screen.getByText(text);
  });
});

test('large words fill the room that buttons leave them', () => {
  mockScale = 2;
  render(
    <ThemeProvider look={defaultAppearance}>
      <Footer {...quiet} prompt={long} buttons={buttons(1)} />
    </ThemeProvider>,
  );
  const [{ children }] = (screen.toJSON() as unknown as { children: { children: Tree[] }[] }).children;
  expect(children.map(({ props }) => StyleSheet.flatten(props.style)?.flexGrow)).toEqual([1, 0]);
  screen.unmount();
});

test('in large text the button to skip is a sign, and leaves its room to the prompt', () => {
  mockScale = 2;
  render(
    <ThemeProvider look={defaultAppearance}>
      <Footer {...quiet} prompt={long} isBusy />
    </ThemeProvider>,
  );
  screen.getByRole('button', { name: 'Skip ahead' });
  expect(screen.queryByText('Skip ahead')).toBeNull();
  screen.unmount();
});

test('beside a low table no large letters of a button are cut, a single long word among them', () => {
  mockScale = 2;
  render(
    <ThemeProvider look={defaultAppearance}>
      <Footer {...quiet} isBeside buttons={[{ label: 'POBUDKA!', run() {} }]} />
    </ThemeProvider>,
  );
  const { fontSize } = StyleSheet.flatten(screen.getByText('POBUDKA!').props.style as TextStyle);
  expect(fontSize).toBe(type.label.fontSize);
  screen.unmount();
});

test('in large text what happened and what is to be done have the room of both, and shrink into it', () => {
  mockScale = 2;
  const sizeOf = (told: string) => {
    render(
      <ThemeProvider look={defaultAppearance}>
        <Footer {...quiet} prompt={long} told={told} buttons={buttons(1)} />
      </ThemeProvider>,
    );
    const { fontSize } = StyleSheet.flatten(screen.getByText(long).props.style as TextStyle);
    screen.unmount();
    return fontSize!;
  };
  mockWindow = { ...WINDOW, width: 390, height: 844 };
  expect(sizeOf(`Before it: ${long}`)).toBeLessThan(sizeOf(''));
  mockWindow = WINDOW;
});

test('large buttons that have room in one row share it, or all but the first would be out of sight', () => {
  mockScale = 2;
  const show = (labels: readonly string[]) =>
    render(
      <ThemeProvider look={defaultAppearance}>
        <Footer {...quiet} buttons={labels.map((label) => ({ label, run() {} }))} />
      </ThemeProvider>,
    );
  const sizeOf = (label: string) => StyleSheet.flatten(screen.getByText(label).props.style as TextStyle).fontSize!;
  const wrapOf = () => StyleSheet.flatten(screen.getByTestId('table-buttons').props.style as ViewStyle).flexWrap;
  show(['Done', 'Best feeding']);
  expect(wrapOf()).toBe('nowrap');
  expect(sizeOf('Done')).toBe(sizeOf('Best feeding'));
  expect(sizeOf('Done') * mockScale).toBeGreaterThanOrEqual(type.label.fontSize * 1.3);
  screen.unmount();
  show(['Done', long, `No ${long}`]);
  expect(wrapOf()).toBe('wrap');
  screen.unmount();
});

/** The strip above the table of a small phone: at text of twice the size it is one of buttons. */
const STRIP = 52;
const PADDING = 8;

test.each([0, 1, 2])(
  'large text with %s rows of buttons leaves the table of a small phone the room that Cat Lady needs',
  (rows) => {
    const { all, buttons } = getFooterSizes({ width: 320, height: 568 }, 2, rows, false, false);
    expect(568 - STRIP - all - PADDING).toBeGreaterThanOrEqual(354);
    expect(all - buttons).toBeGreaterThan(44);
  },
);

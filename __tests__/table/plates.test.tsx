import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { StyleSheet, View, type TextStyle, type ViewStyle } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

import type { Sitter } from '../../src/match/types';
import { defaultAppearance } from '../../src/storage/appearance';
import type { GameFace } from '../../src/table/face';
import type { Group, Plate } from '../../src/table/scene';
import { Tabletop } from '../../src/table/Tabletop';
import { ThemeProvider } from '../../src/theme/theme';
import { setLanguage } from '../../src/words/words';

import { deckFace } from './deckFace';
import { deckOf, deckScene, shows, type Deck, type DeckMove } from './deckGame';

let mockScale = 1; // Jest lets a mock use only variables whose names begin with `mock`.
jest.mock('../../src/theme/textScale', () => ({ useTextScale: () => mockScale, useDrawnScale: () => mockScale }));

const sitters = [
  { kind: 'person', person: 1, name: 'Ola', mark: 'circle' },
  { kind: 'bot', level: 'easy', name: 'Jan', mark: 'star' },
] as readonly Sitter[];

const compact: Plate = {
  seat: 0,
  x: 30,
  y: 24,
  width: 55,
  height: 44,
  score: 14,
  counts: [
    { picture: 'tiny card', count: 6, label: { key: '6 cards' } },
    { picture: 'tiny moon', count: 12, label: { key: '12 Dreams' } },
  ],
  stamp: { sign: 'tick', label: { key: 'agrees' } },
};
const wide: Plate = { ...compact, width: 120 };
const plain: Plate = { seat: 1, x: 300, y: 24, width: 100, height: 44, score: 3 };

function faceWith(plates: readonly Plate[], groups: readonly Group[] = []): GameFace {
  return {
    ...deckFace,
    layOutScene: (s: Deck) => {
      const scene = deckScene(s);
      const chip = { key: 'chip:0', x: 30, y: 24, width: 55, height: 44, label: { key: 'her cards' } };
      return { ...scene, plates, groups, places: [...scene.places, chip] };
    },
  } as unknown as GameFace;
}

const asked: DeckMove = { type: 'ask', to: 'chip:0' };

function mount(plates: readonly Plate[], moves: readonly DeckMove[] = [], groups: readonly Group[] = []) {
  const onMove = jest.fn();
  render(
    <GestureHandlerRootView>
      <ThemeProvider look={defaultAppearance}>
        <Tabletop
          face={faceWith(plates, groups)}
          shows={shows({ ...deckOf([]), played: 1 }, [], { moves })}
          sitters={sitters}
          haptics={false}
          onMove={onMove}
          onRefused={jest.fn()}
        />
      </ThemeProvider>
    </GestureHandlerRootView>,
  );
  fireEvent(screen.getByTestId('table'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 360, height: 560 } },
  });
  act(() => jest.advanceTimersByTime(1));
  return { onMove };
}

beforeEach(() => {
  mockScale = 1;
  jest.useFakeTimers();
  setLanguage('en');
});
afterEach(() => jest.useRealTimers());

const hidden = { includeHiddenElements: true };
const sizeOf = (text: string) => StyleSheet.flatten<TextStyle>(screen.getByText(text, hidden).props.style).fontSize!;

test('a plate says its counts and its stamp, and after them whose turn it is', () => {
  mount([wide, plain]);
  expect(screen.getByLabelText('Ola, points: 14, 6 cards, 12 Dreams, agrees, to move').props.role).toBe('img');
  expect(screen.getByLabelText('Jan, points: 3')).toBeOnTheScreen();
});

test('a compact plate has its mark for the name, and its counts as large as have room', () => {
  mount([wide, plain]);
  const large = sizeOf('12');
  for (const text of ['Ola', '14', '6', 'tiny card', 'tiny moon']) screen.getByText(text, hidden);
  screen.unmount();
  mount([compact, plain]);
  expect(screen.queryByText('Ola', hidden)).toBeNull();
  expect(sizeOf('12')).toBeLessThan(large);
  expect(sizeOf('12')).toBeGreaterThan(9);
});

test('at twice the text size the counts stay as large as both lines have room in the plate, and the mark stands for the name', () => {
  mount([wide, plain]);
  const usual = sizeOf('12');
  screen.unmount();
  mockScale = 2;
  mount([wide, plain]);
  expect(screen.queryByText('Ola', hidden)).toBeNull();
  expect(sizeOf('12')).toBeGreaterThanOrEqual(usual);
});

test('a plate that is a place is one target, which says all of it and can be pressed', () => {
  const { onMove } = mount([{ ...compact, place: 'chip:0' }, plain], [asked]);
  expect(screen.getAllByLabelText(/Ola, points/)).toHaveLength(1);
  const target = screen.getByLabelText('Ola, points: 14, 6 cards, 12 Dreams, agrees, to move, her cards');
  expect(target.props.role).toBe('button');
  fireEvent(target, 'accessibilityAction', { nativeEvent: { actionName: 'activate' } });
  expect(onMove).toHaveBeenCalledWith(asked);
});

test('a plate that counts something else than the match says what, and who has the best count has a ring', () => {
  const isRinged = (isBest: boolean) => {
    mount([wide, { ...plain, width: 200, score: 7, scoreName: { key: 'crows' }, isBest }]);
    expect(screen.getByLabelText(/^Jan, crows: 7/)).toBeTruthy();
    expect(screen.getByText('crows', { includeHiddenElements: true })).toBeTruthy();
    const parts = within(screen.getByTestId('plate:1')).UNSAFE_getAllByType(View);
    const found = parts.some(({ props }) => StyleSheet.flatten(props.style as ViewStyle)?.borderWidth === 2);
    screen.unmount();
    return found;
  };
  expect([true, false].map(isRinged)).toEqual([true, false]);
});

test('a stamp stands out over other plates, but never over a paper that lies on its plate', () => {
  const paper: Group = {
    key: 'fight',
    x: 90,
    y: 100,
    width: 180,
    height: 200,
    label: { key: 'a fight' },
    places: [],
    lies: 'over',
  };
  const frontOf = (groups: readonly Group[]) => {
    mount([compact, plain], [], groups);
    const { zIndex = 0 } = StyleSheet.flatten(screen.getByTestId('plate:0', hidden).props.style);
    screen.unmount();
    return zIndex;
  };
  expect(frontOf([])).toBeGreaterThan(0);
  expect(frontOf([paper])).toBe(0);
  expect(frontOf([{ ...paper, y: 300 }])).toBeGreaterThan(0);
});

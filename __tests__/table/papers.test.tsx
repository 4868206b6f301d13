import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Pressable, Text } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

import type { Sitter } from '../../src/match/types';
import { defaultAppearance } from '../../src/storage/appearance';
import type { GameFace, PaperProps } from '../../src/table/face';
import { Tabletop } from '../../src/table/Tabletop';
import { ThemeProvider } from '../../src/theme/theme';
import { setLanguage } from '../../src/words/words';

import { deckFace } from './deckFace';
import { carry, deckOf, deckScene, shows, type Deck, type DeckMove } from './deckGame';
import { tapFinger } from './finger';

const sitters = ['Ola', 'Jan'].map((name, person) => ({ kind: 'person', person, name, mark: 'circle' })) as Sitter[];
const start: Deck = { ...carry(deckOf([31, 32]), 'deck', 'hand'), played: 1 };

function Lens({ subject, names, moves, open, play }: PaperProps) {
  return (
    <>
      <Text>{`${subject} as ${names[0]} sees it`}</Text>
      <Pressable role="button" aria-label="go on" onPress={() => open('lens', 'rival')} />
      {moves.length > 0 && <Pressable role="button" aria-label="do it" onPress={() => play(moves[0])} />}
    </>
  );
}

/** Row and rival have a paper each. */
const face = {
  ...deckFace,
  layOutScene: (s: Deck) => {
    const scene = deckScene(s);
    const places = scene.places.map((place) =>
      ['row', 'rival'].includes(place.key) ? { ...place, paper: { name: 'lens', subject: place.key } } : place,
    );
    return { ...scene, places };
  },
  Papers: {
    lens: { title: (_view: Deck, _viewer: number, subject: string) => ({ key: `about ${subject}` }), Content: Lens },
  },
} as unknown as GameFace;

const settle: DeckMove = { type: 'settle', to: 'row' };

function mount(moves: readonly DeckMove[] = []) {
  const did = { onMove: jest.fn(), onRefused: jest.fn() };
  render(
    <GestureHandlerRootView>
      <ThemeProvider look={defaultAppearance}>
        <Tabletop face={face} shows={shows(start, [], { moves })} sitters={sitters} haptics={false} {...did} />
      </ThemeProvider>
    </GestureHandlerRootView>,
  );
  const layout = { x: 0, y: 0, width: 360, height: 560 };
  fireEvent(screen.getByTestId('table'), 'layout', { nativeEvent: { layout } });
  act(() => jest.advanceTimersByTime(1));
  return did;
}

/** What a screen reader can do at a place, and does. */
const actionsAt = (name: string) =>
  screen.getByLabelText(name).props.accessibilityActions as { readonly name: string; readonly label?: string }[];
const actAt = (name: string, action: string) =>
  fireEvent(screen.getByLabelText(name), 'accessibilityAction', { nativeEvent: { actionName: action } });

beforeEach(() => {
  jest.useFakeTimers();
  setLanguage('en');
});
afterEach(() => jest.useRealTimers());

test('a tap that plays nothing opens the paper of its place, and is no mistake', () => {
  const { onRefused } = mount();
  tapFinger({ x: 180, y: 330 });
  expect(screen.getByText('about row')).toBeOnTheScreen();
  expect(screen.getByText('row as Ola sees it')).toBeOnTheScreen();
  expect(onRefused).not.toHaveBeenCalled();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('about row')).toBeNull();
});

test('a tap that plays a move plays it; a reader can do both', () => {
  const { onMove } = mount([settle]);
  tapFinger({ x: 180, y: 330 });
  expect(onMove).toHaveBeenCalledWith(settle);
  expect(screen.queryByText('about row')).toBeNull();
  const read = actionsAt('row').find(({ label }) => label === 'Read about it')!;
  actAt('row', read.name);
  expect(screen.getByText('row as Ola sees it')).toBeOnTheScreen();
  expect(actionsAt('deck, hidden').map(({ label }) => label)).not.toContain('Read about it');
});

test('a reader opens it by a press where a press plays nothing', () => {
  mount();
  actAt('row', 'activate');
  expect(screen.getByText('row as Ola sees it')).toBeOnTheScreen();
});

test('a paper leads to the next one, and closes with the move that is played on it', () => {
  const { onMove } = mount([settle]);
  actAt('row', actionsAt('row').find(({ label }) => label === 'Read about it')!.name);
  fireEvent.press(screen.getByRole('button', { name: 'go on' }));
  expect(screen.getByText('about rival')).toBeOnTheScreen();
  expect(screen.getByText('rival as Ola sees it')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'do it' }));
  expect(onMove).toHaveBeenCalledWith(settle);
  expect(screen.queryByText('about rival')).toBeNull();
});

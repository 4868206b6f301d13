import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactTestRendererJSON } from 'react-test-renderer';

import { face as catLadyFace, words } from '../../src/games/cat-lady/face';
import type { Sitter } from '../../src/match/types';
import { faceOf } from '../../src/rules/cat-lady/cards';
import { catLady } from '../../src/rules/cat-lady/game';
import type { CatLady, CatLadyMove } from '../../src/rules/cat-lady/state';
import { createDice } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Seat } from '../../src/rules/kernel/types';
import { NOBODY } from '../../src/rules/kernel/zones';
import { DeviceProvider } from '../../src/screens/device';
import { openDevice } from '../../src/screens/openDevice';
import { MatchTable } from '../../src/screens/Play/MatchTable';
import { defaultAppearance } from '../../src/storage/appearance';
import { createMemoryStores } from '../../src/storage/memoryStores';
import type { GameFace } from '../../src/table/face';
import { Footer } from '../../src/table/Footer';
import { ThemeProvider } from '../../src/theme/theme';
import { addWords, setLanguage } from '../../src/words/words';

// In random matches of three people at an open table, everything that is drawn is searched for what lies in a hand.

const face = catLadyFace as unknown as GameFace;
const engine = createEngine(catLady);
const people: readonly Sitter[] = ['Ala', 'Ben', 'Cyd'].map((name, seat) => ({
  kind: 'person',
  person: seat + 1,
  name,
  mark: (['circle', 'square', 'star'] as const)[seat],
}));
const DECISIONS = 24;

/** Everything that is written or drawn in the tree. */
function look(): string[] {
  const strings: string[] = [];
  const gather = (value: unknown, depth = 0): void => {
    if (typeof value === 'string') strings.push(value);
    else if (Array.isArray(value)) for (const one of value) gather(one, depth + 1);
    else if (value && Object.getPrototypeOf(value) === Object.prototype && depth < 4)
      gather(Object.values(value), depth);
  };
  const walk = (node: ReactTestRendererJSON | string): void => {
    if (typeof node === 'string') return void strings.push(node);
    for (const [name, prop] of Object.entries(node.props)) if (!/style/i.test(name)) gather(prop);
    node.children?.forEach(walk);
  };
  const json = screen.toJSON();
  (Array.isArray(json) ? json : json ? [json] : []).forEach(walk);
  return strings;
}

const pictures = (): string[] =>
  look().flatMap((text) => /assets\/cat-lady\/(?:large\/|small\/)?([a-zA-Z0-9]+)\.webp/.exec(text)?.[1] ?? []);

/** Checks that no more cards of a kind are drawn than this seat sees. */
function expectOnly(truth: CatLady, seat: Seat): void {
  const visible = engine.game
    .zones(engine.view(truth, seat))
    .flatMap(({ cards }) => cards.filter((card) => card !== 0).map((card) => String(faceOf(card).key)));
  const left = [...visible, 'back', 'strayBack'];
  const wrong = pictures().filter((picture) => {
    if (picture === 'back' || picture === 'strayBack') return false;
    const at = left.indexOf(picture);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  expect(wrong).toEqual([]);
}

const Stack = createNativeStackNavigator();
const settle = () => act(() => jest.advanceTimersByTime(1));

function layOut() {
  fireEvent(screen.getByTestId('table'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 360, height: 560 } },
  });
  settle();
}

beforeAll(() => {
  setLanguage('en');
  addWords('cat-lady', words);
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([1, 2])(
  'match %i: the open table draws what lies open to all, a hand is drawn for its own person alone',
  (seed) => {
    const stores = createMemoryStores();
    const device = { ...openDevice(stores), reopen: () => {} };
    const match = device.matches.begin({ game: 'cat-lady', sitters: people, first: 0, seed, openTable: true });
    const truth = engine.start({ seats: 3, seed, first: 0 });
    const dice = createDice(seed);
    const now = () => match.showing.getState();
    render(
      <DeviceProvider value={device}>
        <ThemeProvider look={{ ...defaultAppearance, speed: 'off' }}>
          <NavigationContainer>
            <Stack.Navigator screenOptions={{ headerShown: false }}>
              <Stack.Screen name="Play">
                {() => <MatchTable match={match} face={face} reopen={() => {}} />}
              </Stack.Screen>
            </Stack.Navigator>
          </NavigationContainer>
        </ThemeProvider>
      </DeviceProvider>,
    );
    layOut();

    const counts = { curtains: 0, open: 0, own: 0, hidden: 0 };
    function skip() {
      for (let skips = 0; skips < 9 && screen.UNSAFE_getByType(Footer).props.isBusy; skips++)
        act(screen.UNSAFE_getByType(Footer).props.onSkip);
      settle();
    }
    function decide(seat: Seat) {
      const { moves } = now();
      const move = moves[dice.random(moves.length)] as CatLadyMove;
      act(() => {
        engine.play(truth, seat, move);
        match.play(seat, move);
      });
    }
    for (let decisions = 0; decisions < DECISIONS && now().status === 'underWay';) {
      const { curtain, asked, viewer, moves, waiting } = now();
      if (curtain !== null) {
        expect(pictures()).toEqual([]);
        counts.curtains++;
        act(() => match.take());
        layOut();
      } else if (asked !== null && moves.length > 0) {
        skip();
        expectOnly(truth, NOBODY);
        counts.open++;
        if (truth.hands[asked].length > 0 && !truth.revealed) counts.hidden++;
        if (match.holdsCards(asked) && dice.random(3) === 0) act(() => match.cover(asked, 0));
        else {
          decisions++;
          decide(asked);
        }
      } else if (viewer !== NOBODY && moves.length > 0 && dice.random(4) > 0) {
        skip();
        expectOnly(truth, viewer);
        counts.own++;
        decisions++;
        decide(viewer);
      } else if (viewer !== NOBODY) {
        act(() => match.layOpen(match.countUnshown()));
        layOut();
        skip(); // It begins with what the others have not seen.
        expectOnly(truth, NOBODY);
      } else {
        act(() => match.ask(waiting[0]));
        layOut();
      }
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(3);
  },
);

test('cards that nobody touches for 20 seconds are hidden, and there is a way back from the curtain', async () => {
  const stores = createMemoryStores();
  const device = { ...openDevice(stores), reopen: () => {} };
  const match = device.matches.begin({ game: 'cat-lady', sitters: people, first: 0, seed: 1, openTable: true });
  while (match.engine.waiting(match.showing.getState().view)[0] !== 0 || match.showing.getState().view.played < 4) {
    const { asked, moves, waiting } = match.showing.getState();
    if (asked === waiting[0] && moves.length > 0) match.play(asked, moves[0]);
    else match.ask(waiting[0]);
  }
  match.ask(0);
  render(
    <DeviceProvider value={device}>
      <ThemeProvider look={{ ...defaultAppearance, speed: 'off' }}>
        <NavigationContainer>
          <Stack.Navigator screenOptions={{ headerShown: false }}>
            <Stack.Screen name="Play">{() => <MatchTable match={match} face={face} reopen={() => {}} />}</Stack.Screen>
          </Stack.Navigator>
        </NavigationContainer>
      </ThemeProvider>
    </DeviceProvider>,
  );
  layOut();
  screen.getByText(/^Ala: /);
  act(() => fireEvent.press(screen.getByRole('button', { name: 'My cards' })));
  expect(match.showing.getState().curtain).toBe(0);
  act(() => fireEvent.press(screen.getByRole('button', { name: 'Back to the table' })));
  expect(match.showing.getState()).toMatchObject({ curtain: null, viewer: NOBODY, asked: 0 });
  layOut();
  act(() => fireEvent.press(screen.getByRole('button', { name: 'My cards' })));
  act(() => match.take());
  layOut();
  screen.getByRole('button', { name: 'Hide my cards' });
  await act(() => jest.advanceTimersByTimeAsync(19_000));
  expect(match.showing.getState().viewer).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(match.showing.getState()).toMatchObject({ viewer: NOBODY, asked: 0 });
}, 60_000);

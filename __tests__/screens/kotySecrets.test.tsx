import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactTestRendererJSON } from 'react-test-renderer';

import { catPicture, pictureOf } from '../../src/games/koty/cardFace';
import { face as kotyFace, words } from '../../src/games/koty/face';
import type { Sitter } from '../../src/match/types';
import { below, seeded } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Card, Seat } from '../../src/rules/kernel/types';
import { koty } from '../../src/rules/koty/game';
import type { Koty, KotyMove } from '../../src/rules/koty/state';
import { DeviceProvider } from '../../src/screens/device';
import { openDevice } from '../../src/screens/openDevice';
import { MatchTable } from '../../src/screens/Play/MatchTable';
import { memoryStores } from '../../src/storage/memory';
import type { GameFace } from '../../src/table/face';
import { Footer } from '../../src/table/Footer';
import { firstLook } from '../../src/theme/look';
import { ThemeProvider } from '../../src/theme/theme';
import { addWords, setLanguage } from '../../src/words/words';

const face = kotyFace as unknown as GameFace;
const engine = createEngine(koty);
const people: readonly Sitter[] = ['Ala', 'Ben', 'Cyd', 'Dan'].map((name, seat) => ({
  kind: 'person',
  person: seat + 1,
  name,
  mark: (['circle', 'square', 'star', 'drop'] as const)[seat],
}));
const DECISIONS = 20;

/** Any card, by name. */
const NAMED = /\b(?:blue|yellow|green|pink) \d|\b(?:crow|joker|moth|bat|owl|dragon)\b/;

/** What a seat may see, by the rules of KO2.1, KO3.5, KO4.5 and what lies on top. */
const visible = (s: Koty, seat: Seat): Card[] => [
  ...s.hands[seat],
  ...s.dreams.flat().flatMap((land) => land.top),
  ...s.discard,
  ...s.middle,
];

/** Everything that is said or drawn in the tree. */
function look(): string[] {
  const strings: string[] = [];
  const gather = (value: unknown, depth = 0): void => {
    if (typeof value === 'string') strings.push(value);
    else if (
      Array.isArray(value) ||
      (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && depth < 4)
    ) {
      for (const one of Object.values(value as object)) gather(one, depth + 1);
    }
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

const fronts = (strings: readonly string[]): string[] =>
  strings
    .flatMap((text) => /assets\/koty\/(?:large\/|small\/)?([a-z0-9-]+)\.webp/.exec(text)?.[1] ?? [])
    .filter((picture) => picture !== 'back' && !picture.startsWith('ground'));

/** What is in the first list more often than in the second. */
function surplus(list: readonly string[], allowed: readonly string[]): string[] {
  const left = [...allowed];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function expectOnly(truth: Koty, seat: Seat): void {
  const roles = truth.middle.length > 0 ? Array.from({ length: 8 }, (_, index) => catPicture(index + 1)) : []; // a joker there shows whom it plays
  expect(surplus(fronts(look()), [...visible(truth, seat).map(pictureOf), ...roles])).toEqual([]);
}

const Stack = createNativeStackNavigator();
const settle = () => act(() => jest.advanceTimersByTime(1));

function layOut() {
  fireEvent(screen.getByTestId('table'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 360, height: 520 } },
  });
  settle();
}

beforeAll(() => {
  setLanguage('en');
  addWords('koty', words);
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([1, 2, 3, 4])(
  'match %i: nobody is shown what another holds, and behind the curtain nothing at all',
  (seed) => {
    const stores = memoryStores();
    const device = { ...openDevice(stores), reopen: () => {} };
    const { matches } = device;
    const sitters = people.slice(0, seed % 2 === 0 ? 4 : 3);
    const options = { teams: sitters.length === 4, moth: 4, bat: 4, owl: 4, dragon: 1 };
    const match = matches.begin({ game: 'koty', sitters, options, first: 0, seed });
    const truth = engine.start({ seats: sitters.length, seed, options, first: 0 });
    const chance = seeded(seed);
    const now = () => match.showing.getState();
    render(
      <DeviceProvider value={device}>
        <ThemeProvider look={{ ...firstLook, speed: 'off' }}>
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

    let curtains = 0;
    for (let decisions = 0; decisions < DECISIONS && now().status === 'underWay';) {
      const { curtain, viewer, moves, waiting } = now();
      if (curtain !== null) {
        const strings = look();
        expect(fronts(strings)).toEqual([]);
        expect(strings.filter((text) => NAMED.test(text))).toEqual([]);
        curtains++;
        act(() => match.take());
        layOut();
      } else if (moves.length > 0) {
        for (let skips = 0; skips < 9 && screen.UNSAFE_getByType(Footer).props.isBusy; skips++)
          act(screen.UNSAFE_getByType(Footer).props.onSkip);
        settle();
        expectOnly(truth, viewer);
        decisions++;
        const move = moves[below(chance, moves.length)] as KotyMove;
        act(() => {
          engine.play(truth, viewer, move);
          match.play(viewer, move);
        });
      } else act(() => match.cover(waiting[0], 0));
    }
    expect(curtains).toBeGreaterThan(3);
  },
);

import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactTestRendererJSON } from 'react-test-renderer';

import { pictureOf } from '../../src/games/sen/cardFace';
import { face as senFace, words } from '../../src/games/sen/face';
import type { Match, Sitter } from '../../src/match/types';
import { games } from '../../src/rules';
import { randomBelow, createChance } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import { hideSecret } from '../../src/rules/kernel/events';
import type { Card, Engine, Move, Seat, State } from '../../src/rules/kernel/types';
import { LANDS } from '../../src/rules/sen/cards';
import { DeviceProvider } from '../../src/screens/device';
import { openDevice } from '../../src/screens/openDevice';
import { MatchTable } from '../../src/screens/Play/MatchTable';
import { defaultAppearance } from '../../src/storage/appearance';
import { createMemoryStores } from '../../src/storage/memoryStores';
import type { GameFace } from '../../src/table/face';
import { Footer } from '../../src/table/Footer';
import { ThemeProvider } from '../../src/theme/theme';
import { formatPhrase } from '../../src/words/formatPhrase';
import { addWords, setLanguage } from '../../src/words/words';

// In 20 random matches of three people, everything drawn for one of them or for nobody is searched.

const face = senFace as unknown as GameFace;
const engine = createEngine(games.sen) as Engine;
const people: readonly Sitter[] = ['Ala', 'Ben', 'Cyd'].map((name, seat) => ({
  kind: 'person',
  person: seat + 1,
  name,
  mark: (['circle', 'square', 'star'] as const)[seat],
}));
const names = people.map(({ name }) => name);

/** The name of any land. */
const NAMED = /\b\d crows?\b|Take 2|Peek 1|Swap 2/g;

interface Node {
  readonly key: string | null;
  readonly child: Node | null;
  readonly sibling: Node | null;
}

interface Found {
  /** Texts, labels, hints and test ids: everything that is said about anything. */
  readonly strings: readonly string[];
  /** Pictures of open lands. */
  readonly pictures: readonly string[];
  readonly keys: readonly string[];
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** Collects texts from a prop: a label, a state, a source, a list of actions. */
function gather(value: unknown, into: string[], depth = 0): void {
  if (typeof value === 'string') into.push(value);
  else if (isPlain(value) && depth < 4) for (const one of Object.values(value)) gather(one, into, depth + 1);
}

/** Everything in the tree. */
function look(): Found {
  const strings: string[] = [];
  const walk = (node: ReactTestRendererJSON | string) => {
    if (typeof node === 'string') return void strings.push(node);
    for (const [name, prop] of Object.entries(node.props)) if (!/style/i.test(name)) gather(prop, strings);
    node.children?.forEach(walk);
  };
  const json = screen.toJSON();
  (Array.isArray(json) ? json : json ? [json] : []).forEach(walk);
  const keys: string[] = [];
  const climb = (node: Node | null) => {
    for (let one = node; one; one = one.sibling) {
      if (one.key !== null) keys.push(one.key);
      climb(one.child);
    }
  };
  climb((screen.UNSAFE_root as unknown as { _fiber: Node })._fiber);
  const pictures = strings.flatMap(
    (text) => /assets\/sen\/(?:large\/|small\/)?([a-z0-9]+)\.webp/.exec(text)?.[1] ?? [],
  );
  return { strings, keys, pictures: pictures.filter((picture) => picture !== 'back' && !picture.startsWith('ground')) };
}

const countOf = (list: readonly string[]) =>
  list.reduce((counts, one) => counts.set(one, (counts.get(one) ?? 0) + 1), new Map<string, number>());

/** What is in the first list more often than in the second. */
function surplus(list: readonly string[], allowed: readonly string[]): string[] {
  const counts = countOf(allowed);
  return [...countOf(list)].flatMap(([one, count]) => (count > (counts.get(one) ?? 0) ? [one] : []));
}

const cardsIn = (view: State): Card[] =>
  engine.game.zones(view).flatMap(({ cards }) => cards.filter((card) => card !== 0));

/** The names that a card may be called by; a special has its name once more on its band. */
function namesOf(card: Card): string[] {
  const heard = formatPhrase({ key: `sen:card.${pictureOf(card)}.name` }).match(NAMED) ?? [];
  return LANDS[card].special ? [...heard, ...heard.slice(0, 1)] : heard;
}

/** What each seat may know, computed beside the match from the rules. */
function knowledgeOf(match: Match, seed: number) {
  const truth = engine.start({ seats: 3, seed, options: match.options, first: 0 });
  const seen = people.map(() => new Set<Card>());
  const told = people.map(() => new Set<string>());
  const note = (seat: Seat) => {
    const view = engine.view(truth, seat);
    for (const card of cardsIn(view)) seen[seat].add(card);
    told[seat].add(formatPhrase(face.prompt(view, seat), names));
  };
  const noteMoves = () =>
    people.forEach((_, seat) => {
      note(seat);
      const view = engine.view(truth, seat);
      for (const move of engine.moves(truth, seat))
        told[seat].add(formatPhrase(face.describeMove(view, seat, move), names));
    });
  noteMoves();
  return {
    seen,
    told,
    sees: (seat: Seat) => cardsIn(engine.view(truth, seat)),
    play(by: Seat, move: Move) {
      engine.play(truth, by, move, (event) =>
        people.forEach((_, seat) => {
          const phrase = face.describeEvent(hideSecret(event, seat), seat, engine.view(truth, seat));
          if (phrase) told[seat].add(formatPhrase(phrase, names));
          note(seat);
        }),
      );
      noteMoves();
    },
  };
}

type Knowledge = ReturnType<typeof knowledgeOf>;

/** Checks that nothing is drawn that this seat may not know: only these cards and these words. */
function expectOnly(seat: Seat, cards: readonly Card[], { told, seen }: Knowledge) {
  const { strings, pictures, keys } = look();
  expect(surplus(pictures, cards.map(pictureOf))).toEqual([]);
  for (const key of keys)
    for (const [, card] of key.matchAll(/card:(\d+)/g)) expect(seen[seat]).toContain(Number(card));
  const sentences = [...told[seat]].filter((one) => one.match(NAMED)).sort((a, b) => b.length - a.length);
  const rest = strings.map((text) => sentences.reduce((left, sentence) => left.replaceAll(sentence, ''), text));
  const lying = rest.flatMap((text) => text.match(NAMED) ?? []);
  expect(surplus(lying, cards.flatMap(namesOf))).toEqual([]);
}

function expectNothing() {
  const { strings, pictures, keys } = look();
  expect(pictures).toEqual([]);
  expect(strings.filter((text) => text.match(NAMED) || /^(card|slot|land|hand|closed|open)\b/.test(text))).toEqual([]);
  expect(keys.filter((key) => /card:|land:|hand:|closed|open/.test(key))).toEqual([]);
}

const Stack = createNativeStackNavigator();

function sitDown(match: Match, device: Parameters<typeof DeviceProvider>[0]['value']) {
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
}

/** Lets cards reach their places. */
const settle = () => act(() => jest.advanceTimersByTime(1));

function layOut() {
  fireEvent(screen.getByTestId('table'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 360, height: 520 } },
  });
  settle();
}

beforeAll(() => {
  setLanguage('en');
  addWords('sen', words);
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'match %i: nothing of another is drawn, and behind the curtain nothing at all',
  (seed) => {
    const stores = createMemoryStores();
    const device = { ...openDevice(stores), reopen: () => {} };
    const { matches } = device;
    const options = {
      end: 'rounds',
      rounds: 1,
      memory: (['none', 'own', 'full'] as const)[seed % 3],
      pairs: seed % 2 === 0,
    };
    const match = matches.begin({ game: 'sen', sitters: people, options, first: 0, seed });
    const knowledge = knowledgeOf(match, seed);
    const chance = createChance(seed);
    const now = () => match.showing.getState();
    sitDown(match, device);

    let decisions = 0;
    let curtains = 0;
    while (now().status === 'underWay') {
      const { curtain, viewer, moves, waiting } = now();
      if (curtain !== null) {
        expectNothing();
        curtains++;
        act(() => match.take());
        layOut();
        expectOnly(curtain, [...knowledge.seen[curtain]], knowledge);
      } else if (moves.length > 0) {
        const { isBusy, onSkip } = screen.UNSAFE_getByType(Footer).props;
        if (isBusy) act(onSkip);
        settle();
        expectOnly(viewer, knowledge.sees(viewer), knowledge);
        decisions++;
        // One turn in four ends the round. Otherwise dreams would grow with every wrong pair, and the test with them.
        const wake = randomBelow(chance, 4) === 0 && moves.find(({ type }) => type === 'wake');
        const move = wake || moves[randomBelow(chance, moves.length)];
        act(() => {
          knowledge.play(viewer, move);
          match.play(viewer, move);
        });
        expectOnly(viewer, [...knowledge.seen[viewer]], knowledge);
      } else act(() => match.cover(waiting[0], 0));
    }
    expect(now().status).toBe('finished');
    expect(decisions).toBeGreaterThan(9); // Everybody looks, and somebody has a turn.
    expect(curtains).toBeGreaterThan(2);
  },
);

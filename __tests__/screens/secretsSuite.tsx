import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { act, fireEvent, render, screen } from '@testing-library/react-native';

import type { Match, Sitter } from '../../src/match/types';
import { games } from '../../src/rules';
import { createDice } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import { hideSecret } from '../../src/rules/kernel/events';
import type { Card, Engine, Move, Options, Seat, State } from '../../src/rules/kernel/types';
import { NOBODY } from '../../src/rules/kernel/zones';
import { DeviceProvider } from '../../src/screens/device';
import { openDevice } from '../../src/screens/openDevice';
import { MatchTable } from '../../src/screens/Play/MatchTable';
import { defaultAppearance } from '../../src/storage/appearance';
import { createMemoryStores } from '../../src/storage/memoryStores';
import type { GameFace } from '../../src/table/face';
import { Footer } from '../../src/table/Footer';
import { ThemeProvider } from '../../src/theme/theme';
import { formatPhrase } from '../../src/words/formatPhrase';
import type { Phrase } from '../../src/words/phrase';
import { addWords, setLanguage, type Words } from '../../src/words/words';

import { look, surplus, without } from './drawn';

// Everything that is drawn for one person, for the open table and behind the curtain is searched for cards that may not
// be known there.

/** What a search needs to know of a game. */
export interface SecretsKit {
  readonly face: unknown;
  readonly words: Words;
  /** The names of pictures of fronts in a text. */
  pictured(text: string): readonly string[];
  pictureOf(card: Card): string;
  /** The names of cards in a text. */
  named(text: string): readonly string[];
  /** Left out: names are looked for behind the curtain alone. */
  namesOf?(card: Card): readonly string[];
  /** Whether every card is one of its kind. Else as many may be drawn as lie open, and no more. */
  readonly areUnique: boolean;
  /** Pictures that may be drawn besides those of cards that lie open. */
  also?(view: State): readonly string[];
}

/** A match of people that is searched. */
export interface Searched {
  readonly seed: number;
  readonly seats?: number;
  readonly options?: Options;
  readonly isOpenTable?: boolean;
  /** So many decisions are made before anything is drawn, so that late moments are reached. */
  readonly skipped?: number;
  readonly decisions: number;
  /** Picks the next move; by default any. */
  choose?(moves: readonly Move[], random: (below: number) => number): Move;
}

const people: readonly Sitter[] = ['Ala', 'Ben', 'Cyd', 'Dan'].map((name, seat) => ({
  kind: 'person',
  person: seat + 1,
  name,
  mark: (['circle', 'square', 'star', 'drop'] as const)[seat],
}));
const names = people.map(({ name }) => name);
const TABLE = { width: 360, height: 560 };
/** A person who skips is shown one question after the other; there are never more between two of their own. */
const MOST_SKIPS = 40;
/** Between two decisions cards are opened and hidden no more often. */
const MOST_IDLE = 60;

/** What each seat may know, and what all may (under NOBODY), computed beside the match from the rules. */
function knowledgeOf(engine: Engine, face: GameFace, truth: State, named: SecretsKit['named']) {
  const onlookers = [NOBODY, ...people.slice(0, truth.seats).map((_, seat) => seat)];
  const seen = new Map(onlookers.map((seat) => [seat, new Set<Card>()]));
  const told = new Map(onlookers.map((seat) => [seat, new Set<string>()]));
  const cardsIn = (view: State): Card[] => engine.game.zones(view).flatMap(({ cards }) => cards.filter((card) => card));
  function tell(seat: Seat, phrase: Phrase) {
    const sentence = formatPhrase(phrase, names);
    if (named(sentence).length > 0) told.get(seat)!.add(sentence);
  }
  function note(seat: Seat) {
    const view = engine.view(truth, seat);
    for (const card of cardsIn(view)) seen.get(seat)!.add(card);
    tell(seat, face.prompt(view, seat));
    return view;
  }
  function noteAll() {
    for (const seat of onlookers) {
      const view = note(seat);
      if (seat === NOBODY) continue;
      for (const move of engine.moves(truth, seat)) tell(seat, face.describeMove(view, seat, move));
    }
  }
  noteAll();
  return {
    seen: (seat: Seat) => [...seen.get(seat)!],
    /** The sentences that name cards. */
    told: (seat: Seat) => [...told.get(seat)!],
    sees: (seat: Seat) => cardsIn(engine.view(truth, seat)),
    play(by: Seat, move: Move) {
      engine.play(truth, by, move, (event) => {
        for (const seat of onlookers) {
          const phrase = face.describeEvent(hideSecret(event, seat), seat, engine.view(truth, seat));
          if (phrase) tell(seat, phrase);
          note(seat);
        }
      });
      noteAll();
    },
  };
}

type Device = Parameters<typeof DeviceProvider>[0]['value'];

const Stack = createNativeStackNavigator();

/** Draws the table of a match on this device. */
export function sitDown(match: Match, face: GameFace, device: Device): void {
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

export function layOut(): void {
  fireEvent(screen.getByTestId('table'), 'layout', { nativeEvent: { layout: { x: 0, y: 0, ...TABLE } } });
  settle();
}

/** Shows all there is to show, and closes what lies over the table. */
function skip() {
  for (let skips = 0; skips < MOST_SKIPS && screen.UNSAFE_getByType(Footer).props.isBusy; skips++) {
    act(screen.UNSAFE_getByType(Footer).props.onSkip);
    const close = screen.queryByRole('button', { name: 'Close' });
    if (close) fireEvent.press(close);
  }
  settle();
}

/** Plays a match at random on a drawn table, and searches it at every decision. */
export function searchMatch(kit: SecretsKit, searched: Searched) {
  const { seed, seats = 3, options, isOpenTable = false, skipped = 0, decisions: most } = searched;
  const { pictured, pictureOf, named, namesOf, areUnique, also = () => [] } = kit;
  const face = kit.face as GameFace;
  setLanguage('en');
  addWords(face.id, kit.words);
  const device = { ...openDevice(createMemoryStores()), reopen: () => {} };
  const sitters = people.slice(0, seats);
  const match = device.matches.begin({ game: face.id, sitters, options, first: 0, seed, openTable: isOpenTable });
  const engine = createEngine(games[face.id]) as Engine;
  const truth = engine.start({ seats, seed, options: match.options, first: 0 });
  const dice = createDice(seed);
  const now = () => match.showing.getState();
  const choose = searched.choose ?? ((moves, random) => moves[random(moves.length)]);
  for (let count = 0; count < skipped && !engine.isOver(truth); count++) {
    const [seat] = engine.waiting(truth);
    const move = choose(engine.moves(truth, seat), dice.random);
    engine.play(truth, seat, move);
    match.play(seat, move);
  }
  // Everybody has seen what was skipped. Else it would be shown with cards that are known to nobody any more.
  for (let seat = 0; skipped > 0 && seat < seats; seat++) {
    match.cover(seat, 0);
    match.take();
  }
  const knowledge = knowledgeOf(engine, face, truth, named);
  const view = (seat: Seat) => engine.view(truth, seat);
  /** What may be drawn besides; the table may still show the moment before the last decision. */
  let alsoBefore: readonly string[] = [];

  /** Checks that nothing is drawn but these cards, and nothing said but of these and what this seat was told. */
  function expectOnly(seat: Seat, cards: readonly Card[]) {
    const { strings, keys } = look();
    const rest = without(
      strings.filter((text) => named(text).length > 0),
      knowledge.told(seat),
    );
    const known = knowledge.seen(seat);
    const excess = (list: readonly string[], allowed: readonly string[]) =>
      areUnique ? list.filter((one) => !allowed.includes(one)) : surplus(list, allowed);
    const alsoNow = also(view(seat));
    expect(excess(strings.flatMap(pictured), [...cards.map(pictureOf), ...alsoNow, ...alsoBefore])).toEqual([]);
    alsoBefore = alsoNow;
    if (namesOf) expect(excess(rest.flatMap(named), (areUnique ? known : cards).flatMap(namesOf))).toEqual([]);
    for (const key of keys) for (const [, card] of key.matchAll(/card:(\d+)/g)) expect(known).toContain(Number(card));
  }

  function expectNothing() {
    const { strings, keys } = look();
    expect(strings.flatMap((text) => [...pictured(text), ...named(text)])).toEqual([]);
    expect([...strings, ...keys].filter((text) => /^(card|slot|land|hand|closed|open)\b|card:/.test(text))).toEqual([]);
  }

  function decide(seat: Seat, move = choose(now().moves, dice.random)) {
    act(() => {
      knowledge.play(seat, move);
      match.play(seat, move);
    });
    if (now().status === 'underWay' && now().curtain === null) expectOnly(now().viewer, knowledge.seen(now().viewer));
  }

  sitDown(match, face, device);
  if (now().curtain === null) layOut();

  /** How often each of these was searched; `hidden`: while cards lay in a hand that may not be seen. */
  const counts = { decisions: 0, curtains: 0, open: 0, own: 0, hidden: 0 };
  let idle = 0;
  while (counts.decisions < most && now().status === 'underWay') {
    const { curtain, asked, viewer, moves, waiting } = now();
    if (idle++ > MOST_IDLE) throw new Error(`nobody can go on: ${JSON.stringify({ curtain, asked, viewer, waiting })}`);
    const forced = curtain === null ? match.findAppMove(waiting[0]) : null;
    if (forced) {
      decide(waiting[0], forced);
      continue;
    }
    const seen = curtain === null ? (asked === null ? viewer : NOBODY) : null;
    if (seen !== null && knowledge.sees(seen).length < engine.game.zones(truth).flatMap(({ cards }) => cards).length)
      counts.hidden++;
    if (curtain !== null) {
      expectNothing();
      counts.curtains++;
      act(() => match.take());
      layOut();
      expectOnly(curtain, knowledge.seen(curtain));
    } else if (asked !== null && moves.length > 0) {
      skip();
      expectOnly(NOBODY, knowledge.sees(NOBODY));
      counts.open++;
      if (match.holdsCards(asked) && dice.random(3) === 0) act(() => match.cover(asked, 0));
      else {
        counts.decisions++;
        idle = 0;
        decide(asked);
      }
    } else if (viewer !== NOBODY && moves.length > 0 && (!isOpenTable || dice.random(4) > 0)) {
      skip();
      expectOnly(viewer, knowledge.sees(viewer));
      counts.own++;
      counts.decisions++;
      idle = 0;
      decide(viewer);
    } else if (isOpenTable && viewer !== NOBODY) {
      act(() => match.layOpen(match.countUnshown(), match.isAskedAgain(viewer)));
      layOut();
      skip(); // It begins with what the others have not seen.
      expectOnly(NOBODY, knowledge.sees(NOBODY));
    } else if (isOpenTable) {
      act(() => match.ask(waiting[0]));
      if (now().curtain === null) layOut();
    } else act(() => match.cover(waiting[0], 0));
  }
  return { ...counts, status: now().status };
}

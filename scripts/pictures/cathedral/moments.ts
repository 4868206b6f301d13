import { bot, person, type KeptMatch } from '../../../e2e/device';
import { wordsIn } from '../../../e2e/words';
import type { Layout } from '../../../src/games/nightmare-cathedral/layout';
import { openMatches } from '../../../src/match/matches';
import type { Match, Sitter } from '../../../src/match/types';
import { games } from '../../../src/rules';
import type { Conflict } from '../../../src/rules/nightmare-cathedral/falling';
import { SHADOWS, type CathedralMove, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import type { CatName } from '../../../src/storage/cats';
import { createMemoryStores } from '../../../src/storage/memoryStores';
import type { Rect } from '../../../src/table/layout/rect';
import type { Language } from '../../../src/words/words';
import { play } from '../people';

/** Moments of Nightmare Cathedral that are worth a photograph, each from a match that is played up to it. */

const PEOPLE: Readonly<Record<Language, readonly string[]>> = {
  pl: ['Ola', 'Jan', 'Zosia', 'Adam'],
  en: ['Alice', 'Ben', 'Clara', 'Dan'],
};
/** Who sits at a seat that no person has. */
const CATS: readonly CatName[] = ['figa', 'dumpling', 'mischief', 'claws'];

function sittersOf(language: Language, seats: number, people: number): Sitter[] {
  const say = wordsIn(language);
  return CATS.slice(0, seats).map((cat, seat) =>
    seat < people ? person(seat, PEOPLE[language][seat]) : bot(seat, say(`cat.${cat}.name`), 'easy', cat),
  );
}

type Until = (view: NightmareCathedral, moves: readonly CathedralMove[]) => boolean;

const has =
  (...types: readonly CathedralMove['type'][]): Until =>
  (_, moves) =>
    moves.some(({ type }) => types.includes(type));
const late =
  (turns: number, until: Until): Until =>
  (view, moves) =>
    view.turns >= turns && until(view, moves);

/** A conflict of others or against others, by what its sides are. */
const fight =
  (step: string, fits: (conflict: Conflict, view: NightmareCathedral) => boolean = () => true): Until =>
  (view) => {
    const frame = view.flow[view.flow.length - 1];
    return frame?.procedure === 'conflict' && frame.step === step && fits(frame.locals as Conflict, view);
  };
const isOwn = ({ sides }: Conflict): boolean => sides.includes(0);
const asked =
  (until: Until): Until =>
  (view, moves) =>
    moves.length > 0 && until(view, moves);

interface Moment {
  readonly seats: number;
  readonly seed: number;
  readonly until: Until;
  /** It comes while others decide, and the app is to show how: the match is kept after the last own decision before it. */
  readonly isWatched?: boolean;
  /** The app is shown while bots go on, so long after it opened. */
  readonly after?: readonly number[];
  readonly options?: KeptMatch['options'];
  /** What is tapped before the photograph, by where it lies. */
  readonly tap?: (laid: Layout) => Rect;
}

export const moments: Readonly<Record<string, Moment>> = {
  take: { seats: 4, seed: 3, until: has('take') },
  sleep: { seats: 4, seed: 3, until: has('sleep') },
  turn: { seats: 4, seed: 3, until: late(8, has('act')) },
  turn2: { seats: 2, seed: 5, until: late(12, has('act')) },
  turn3: { seats: 3, seed: 7, until: late(12, has('act')) },
  answer: { seats: 4, seed: 3, until: late(5, has('agree')) },
  move: { seats: 4, seed: 3, until: late(8, has('move')) },
  produce: { seats: 4, seed: 4, until: late(4, has('produce')) },
  conflict: { seats: 4, seed: 3, until: late(4, has('conflict')) },
  lay: { seats: 4, seed: 3, until: late(4, has('lay')) },
  lay2: { seats: 3, seed: 5, until: (view, moves) => has('lay')(view, moves) && has('done')(view, moves) },
  layFirst: { seats: 4, seed: 4, until: asked(fight('layFirst', (one) => isOwn(one) && one.sides[1] < SHADOWS)) },
  laySecond: { seats: 3, seed: 3, until: asked(fight('laySecond', isOwn)) },
  layShadows: { seats: 4, seed: 5, until: asked(fight('layFirst', (one) => isOwn(one) && one.sides[1] === SHADOWS)) },
  layMore: {
    seats: 3,
    seed: 5,
    until: asked(fight('layFirst', (one) => isOwn(one) && one.sides[1] === SHADOWS && one.laid[0].length > 0)),
  },
  tie: { seats: 4, seed: 3, until: asked(fight('tie')) },
  order: { seats: 4, seed: 3, until: asked(fight('order')) },
  bots: {
    seats: 4,
    seed: 3,
    until: fight('laySecond', (one, view) => !isOwn(one) && view.turn !== 0),
    after: [500, 1500, 2600, 3600, 4800],
  },
  reward: { seats: 4, seed: 3, until: late(4, has('victory')) },
  retreat: { seats: 4, seed: 3, until: late(4, has('retreat')) },
  climb: { seats: 4, seed: 3, until: late(8, has('climb')) },
  worship: { seats: 4, seed: 6, until: late(8, has('worship')) },
  market: { seats: 4, seed: 3, until: late(4, has('market')) },
  discard: { seats: 3, seed: 3, until: has('discard') },
  upgrade: { seats: 4, seed: 3, until: late(4, has('upgrade')) },
  dream: { seats: 4, seed: 3, until: late(4, has('dream')) },
  deed: { seats: 4, seed: 3, until: late(4, has('deed')) },
  choose: { seats: 4, seed: 3, until: late(4, has('choose')) },
  command: { seats: 4, seed: 3, until: has('command') },
  roam: { seats: 4, seed: 3, until: has('roam') },
  devour: { seats: 4, seed: 3, until: has('devour') },
  release: { seats: 4, seed: 3, until: has('release') },
  reader: { seats: 4, seed: 3, until: late(12, has('act')), tap: ({ hand }) => hand },
  dreams: { seats: 4, seed: 3, until: late(12, has('act')), tap: ({ dreams }) => dreams },
  action: { seats: 4, seed: 3, until: late(12, has('act')), tap: ({ days }) => days[2] },
  action2: { seats: 4, seed: 3, until: late(8, has('act')), tap: ({ days }) => days[4] },
  keep: { seats: 4, seed: 6, until: has('keep') },
  borrow: { seats: 4, seed: 3, until: has('borrow') },
  price: { seats: 4, seed: 3, until: late(4, has('accept')) },
  late: { seats: 4, seed: 3, until: late(28, has('act')) },
  piece: { seats: 3, seed: 3, until: has('piece'), options: { forking: true } },
  complete: { seats: 4, seed: 3, until: ({ pieces }) => pieces.length >= 13, isWatched: true, after: [6000] },
  count: { seats: 3, seed: 3, until: () => false, isWatched: true, after: [16000] },
  end: { seats: 3, seed: 3, until: () => false },
};

/** Decides for people: never the same twice in a row, and something rather than nothing. */
function decide(view: NightmareCathedral, moves: readonly CathedralMove[]): CathedralMove {
  const deeds = moves.filter(({ type }) => !['done', 'ignore', 'pass', 'putBack'].includes(type));
  const from = deeds.length > 0 ? deeds : moves;
  return from[(view.played * 7 + 3) % from.length];
}

/** So many matches are played at most in search of a moment. */
const SEEDS = 40;
/** When a moment of this name and so many people is kept: the seed of its match, and for one that is watched its last own decision. */
interface Found {
  readonly seed: number;
  readonly last: number;
}
const found = new Map<string, Found>();

const setUp = (name: string, language: Language, people: number, seed: number): Omit<KeptMatch, 'before'> => ({
  game: 'nightmare-cathedral',
  seed,
  first: 0,
  sitters: sittersOf(language, moments[name].seats, people),
  options: moments[name].options,
});

/** The first seed from the moment's own on whose match comes to it: which moves bots make changes with every judge. */
function findMoment(name: string, people: number): Found {
  const { seed, until, isWatched } = moments[name];
  if (name === 'end') return { seed, last: Infinity };
  for (let at = seed; at < seed + SEEDS; at++) {
    const match = openMatches({ stores: createMemoryStores(new Map()), games }).begin(setUp(name, 'en', people, at));
    let last = -1;
    const choose = (view: NightmareCathedral, _: number, moves: readonly CathedralMove[]) => {
      last = view.played;
      return decide(view, moves);
    };
    play(match, choose, until);
    if (isWatched || match.showing.getState().status === 'underWay') return { seed: at, last };
  }
  throw new Error(`No match comes to the moment ${name}`);
}

export function keptAt(name: string, language: Language, people = 1): KeptMatch {
  const key = `${name} ${people}`;
  if (!found.has(key)) found.set(key, findMoment(name, people));
  const { seed, last } = found.get(key)!;
  const { until, isWatched } = moments[name];
  const isThere: Until = isWatched ? ({ played }) => played > last : until;
  return {
    ...setUp(name, language, people, seed),
    before: (match: Match) =>
      play(match, (view: NightmareCathedral, _, moves: readonly CathedralMove[]) => decide(view, moves), isThere),
  };
}

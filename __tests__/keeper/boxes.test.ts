import { sheetRules } from '../../src/keeper';
import { games } from '../../src/rules';
import type { CatLady } from '../../src/rules/cat-lady/state';
import { createEngine } from '../../src/rules/kernel/engine';
import type { BoxStep } from '../../src/rules/kernel/sheet';
import type { Move, Options, State } from '../../src/rules/kernel/types';
import { CARDS } from '../../src/rules/koty/cards';
import type { Koty } from '../../src/rules/koty/state';
import { boardOf } from '../../src/rules/nightmare-cathedral/content/maps';
import { SHADOWS, type NightmareCathedral } from '../../src/rules/nightmare-cathedral/state';
import type { Sen } from '../../src/rules/sen/state';
import type { ThreeChapters } from '../../src/rules/three-chapters/state';

const FACES = games['cat-lady'].content as readonly ({ readonly mark: number; readonly isStray?: boolean } | null)[];

type Numbers = Readonly<Record<string, number | string>>;

function played(id: string, seats: number, options: Options, until: (state: State) => boolean): State {
  const engine = createEngine(games[id]);
  const state = engine.start({ seats, seed: 7, options });
  while (!until(state)) {
    const [seat] = engine.waiting(state);
    const moves: readonly Move[] = engine.moves(state, seat);
    engine.play(state, seat, moves[0]);
  }
  return state;
}

const atOnce = () => true;
const lengthOf = (lists: readonly (readonly unknown[])[]) => new Set(lists.map((list) => list.length));
/** The same number for everybody. */
function each(lists: readonly (readonly unknown[])[]): number {
  const [one, ...others] = lengthOf(lists);
  expect(others).toEqual([]);
  return one;
}

/** Of a match that is set up: what the list of things to do says in numbers. */
const dealt: Readonly<Record<string, (seats: number, options: Options) => Readonly<Record<string, Numbers>>>> = {
  sen(seats, options) {
    const s = played('sen', seats, options, atOnce) as Sen;
    const looks = played(
      'sen',
      seats,
      options,
      (state) => (state as Sen).met[0].filter((seen) => seen !== 0).length === 2,
    ) as Sen;
    return {
      shuffle: { count: s.dreams.flat().length + s.closed.length + s.open.length },
      deal: { count: each(s.dreams) },
      open: { count: s.closed.length },
      look: { count: looks.met[0].filter((seen) => seen !== 0).length },
    };
  },

  koty(seats, options) {
    const s = played('koty', seats, options, atOnce) as Koty;
    const deck = [...s.pile, ...s.hands.flat()];
    const out = (kind: string) => CARDS.filter((face, card) => face.kind === kind && !deck.includes(card)).length;
    const night = { moth: out('moth'), bat: out('bat'), owl: out('owl'), dragon: out('dragon') };
    return {
      night: { ...night, count: CARDS.length - 1 - deck.length },
      shuffle: { count: deck.length },
      ...(options.teams === true ? { opposite: {} } : {}),
      deal: { count: each(s.hands) },
      pile: { count: s.pile.length },
      lands: { count: each(s.dreams) },
    };
  },

  'cat-lady'(seats, options) {
    const s = played('cat-lady', seats, options, atOnce) as CatLady;
    const used = new Set([...s.deck, ...s.box, ...s.grid.flat()]);
    const out = (mark: number) =>
      FACES.filter((face, card) => face && !face.isStray && face.mark === mark && !used.has(card)).length;
    const left = Object.fromEntries(
      (
        [
          ['threePlus', out(3)],
          ['four', out(4)],
          ['unseen', s.box.length],
        ] as const
      )
        .filter(([, count]) => count > 0)
        .map(([name, count]) => [name, { count }]),
    );
    return {
      ...left,
      shuffle: { count: used.size },
      grid: { count: s.grid.flat().length },
      pile: { count: s.deck.length },
      strays: { count: s.strays.length, rest: s.strayBox.length },
      food: {},
      token: {},
    };
  },

  'three-chapters'(seats, options) {
    const at = (until: (s: ThreeChapters) => boolean) =>
      played('three-chapters', seats, options, (state) => until(state as ThreeChapters)) as ThreeChapters;
    const start = at(() => true);
    const tricks = at((s) => s.chapter === 2);
    const boxed = each(tricks.box);
    const isTwice = 50 - start.deck.length - seats * each(start.hands) === 0 && tricks.deck.length < start.deck.length;
    const deals = isTwice ? 2 : 1;
    return {
      tokens: {},
      shuffle: { count: start.deck.length + start.hands.flat().length },
      deal: { count: each(start.hands) },
      ...(seats === 2
        ? {
            ghosts: {},
            keepAndGive: { count: each(tricks.hands) / deals },
            shuffleGhosts: { count: each(tricks.ghosts) },
          }
        : { keep: { count: each(tricks.hands) / deals, left: boxed / deals } }),
      ...(isTwice ? { again: { count: each(start.hands) } } : {}),
      hand: { count: each(tricks.hands), rest: tricks.deck.length },
    };
  },

  'nightmare-cathedral'(seats, options) {
    const s = played('nightmare-cathedral', seats, options, atOnce) as NightmareCathedral;
    const pieces = (length: string) =>
      (played('nightmare-cathedral', seats, { ...options, length }, atOnce) as NightmareCathedral).pieces.join(', ');
    const { map, areas, inPlay } = boardOf(seats);
    return {
      [`${map}Map`]: {},
      ...(seats === 3 ? { cover: { count: areas.length - 1 - inPlay.length }, four: {} } : {}),
      ...(seats === 2 ? { threePlus: {} } : {}),
      stageTwo: {},
      pieces: { followers: s.supply[0], levels: s.blocks[0], shadows: s.supply[SHADOWS] },
      cathedral: { standard: pieces('standard'), variable: pieces('variable') },
      tracks: { count: 36 / seats }, // N3.3: three laps of twelve
      actions: { count: each(s.actions) },
      upgrades: {},
      developments: { count: each(s.hands) - 1 }, // besides Basic Combat
      dreams: { count: each(s.dreams), market: s.market.length },
      conflicts: {},
      nightmares: {},
      areas: {},
      shadows: {},
      dreamers: {},
    };
  },
};

const told = (steps: readonly BoxStep[]) => Object.fromEntries(steps.map(({ name, facts = {} }) => [name, facts]));

test.each(Object.keys(dealt))('%s: the box is set up with the numbers of play, for every number of people', (id) => {
  const { box, seats, options } = sheetRules[id];
  for (let count = seats.min; count <= seats.max; count++) {
    const initial = Object.fromEntries(Object.entries(options).map(([name, rule]) => [name, rule.initial]));
    const variants: Options[] =
      id === 'koty' && count % 2 === 0 && count > 2 ? [initial, { ...initial, teams: true }] : [initial];
    for (const variant of variants) {
      const steps = box!(variant, count);
      expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
      expect({ count, ...told(steps) }).toEqual({ count, ...dealt[id](count, variant) });
    }
  }
});

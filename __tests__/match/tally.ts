import { ask, declareProcedure } from '../../src/rules/kernel/flow';
import type { Game, State } from '../../src/rules/kernel/types';

/** A game without secrets: seats in turn add 1 to 3, or roll a die; who comes to 20 wins. Its state has had two other shapes. */
export interface Tally extends State {
  sum: number;
  turn: number;
  /** Since version 3. */
  adds: number[];
}

export type TallyMove = { readonly type: 'add'; readonly count: number } | { readonly type: 'roll' };

const GOAL = 20;

const play = declareProcedure<Tally, object, TallyMove>('play', {
  add: ask({
    who: (s) => s.turn,
    moves: () => [{ type: 'add', count: 1 }, { type: 'add', count: 2 }, { type: 'add', count: 3 }, { type: 'roll' }],
    play(s, _l, seat, move, table) {
      const count = move.type === 'add' ? move.count : 1 + table.random(3);
      s.sum += count;
      s.adds.push(count);
      table.say({ key: 'added', seat, count });
      if (s.sum >= GOAL) return table.finish();
      s.turn = (s.turn + 1) % s.seats;
      table.again();
    },
  }),
});

export const upgradesRun: number[] = [];

export const tally: Game<Tally, TallyMove> = {
  id: 'tally',
  version: 3,
  seats: { min: 1, max: 5 },
  options: {},
  content: Object.freeze([]),
  setup: (s) => ({ sum: 0, turn: s.first, adds: [] }),
  start: 'play',
  procedures: [play],
  zones: () => [],
  wins: 'most',
  score: (s) => Array.from({ length: s.seats }, (_, seat) => (seat === s.turn ? s.sum : 0)),
  result: (s) => ({ places: Array.from({ length: s.seats }, (_, seat) => (seat === s.turn ? 1 : 2)) }),
  upgrades: {
    // 1 called the sum `total`
    1(old) {
      upgradesRun.push(1);
      const { total, ...rest } = old as { total: number };
      return { ...rest, sum: total };
    },
    // 2 did not write down what was added
    2(old) {
      upgradesRun.push(2);
      return { ...old, adds: [] };
    },
  },
};

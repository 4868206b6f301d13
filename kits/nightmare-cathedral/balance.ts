import { bestOf, leadOf, meanOf, shareOf, spreadOf } from '../../scripts/balance/columns';
import type { Line, Tables } from '../../scripts/balance/tables';
import type { Move } from '../../src/rules/kernel/types';
import { ACTIONS } from '../../src/rules/nightmare-cathedral/content/days';
import { PAIRS } from '../../src/rules/nightmare-cathedral/content/nightmares';
import { LAPS, TURN_TRACK } from '../../src/rules/nightmare-cathedral/content/tracks';
import { partsOf, addUp } from '../../src/rules/nightmare-cathedral/score';
import type { CathedralMove, NightmareCathedral } from '../../src/rules/nightmare-cathedral/state';

const PAIR = '1+5';
/** What a pushed bot adds to or takes from its opinion of an action, in points. */
const PUSH = 1.5;

/** What becomes of a turn's action. */
const HABITS = [...ACTIONS.map((action) => `does ${action}`), 'ignores'];

const pairs: readonly Line[] = PAIRS.map((pair) => ({
  name: `4 seats, ${pair.join('+')}`,
  seats: 4,
  options: { nightmares: pair.join('+') },
}));

const others: readonly Line[] = [
  ...[3, 2].map((seats) => ({ name: `${seats} seats, ${PAIR}`, seats, options: { nightmares: PAIR } })),
  ...[4, 3, 2].map((seats) => ({
    name: `${seats} seats, ${PAIR}, variable`,
    seats,
    options: { nightmares: PAIR, length: 'variable' },
  })),
];

const pushes: readonly Line[] = ACTIONS.flatMap((action, day) =>
  [PUSH, -PUSH].map((push) => ({
    name: `${push > 0 ? 'toward' : 'away from'} ${action}`,
    seats: 4,
    options: { nightmares: PAIR },
    push: (move: Move) =>
      move.type === 'act' && (move as Extract<CathedralMove, { type: 'act' }>).day === day ? push : 0,
  })),
);

export const balance: Tables = {
  kind: 'tables',
  tables: [
    {
      title: 'Means a seat',
      lines: [...pairs, ...others],
      columns: [
        meanOf('score'),
        spreadOf('score'),
        bestOf('winner', 'score'),
        ...['ritual', 'fortresses', 'devoured', 'upgrades', 'dreams'].map((part) => meanOf(part)),
        meanOf('turns'),
        shareOf('ended by devouring'),
        ...HABITS.map(shareOf),
      ],
      matches: 40,
    },
    {
      title: `Pushed by ${PUSH} points toward an action or away from it`,
      lines: pushes,
      columns: [leadOf('score'), ...HABITS.map(shareOf)],
      matches: 60,
    },
  ],
  note(state, played) {
    const s = state as NightmareCathedral;
    const parts = partsOf(s);
    const acts = played
      .map(({ move }) => move as CathedralMove)
      .filter((move) => move.type === 'act' || move.type === 'ignore');
    return {
      score: parts.map(addUp),
      ritual: parts.map((part) => part.ritual),
      fortresses: parts.map((part) => part.fortresses),
      devoured: parts.map((part) => part.devoured),
      upgrades: parts.map((part) => part.upgrades),
      dreams: parts.map((part) => part.dreams),
      turns: [s.turns],
      'ended by devouring': [s.turns < LAPS * TURN_TRACK.length ? 1 : 0],
      ...Object.fromEntries(
        ACTIONS.map((_, day) => [HABITS[day], acts.map((move) => (move.type === 'act' && move.day === day ? 1 : 0))]),
      ),
      ignores: acts.map((move) => (move.type === 'ignore' ? 1 : 0)),
    };
  },
};

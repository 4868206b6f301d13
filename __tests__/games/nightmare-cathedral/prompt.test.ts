import { words } from '../../../src/games/nightmare-cathedral/face';
import { describeMove } from '../../../src/games/nightmare-cathedral/moveText';
import { describePrompt } from '../../../src/games/nightmare-cathedral/prompt';
import { getStep } from '../../../src/games/nightmare-cathedral/task';
import type { NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { formatPhrase } from '../../../src/words/formatPhrase';
import { addWords, setLanguage } from '../../../src/words/words';
import {
  asked,
  day,
  facing,
  play as playMoves,
  until,
  arrange,
  waiting,
} from '../../rules/nightmare-cathedral/arrange';

import { engine, play } from './matches';

beforeAll(() => addWords('nightmare-cathedral', words));
beforeEach(() => setLanguage('en'));

const NAMES = ['Alice', 'Bob', 'Cat', 'Dog'];
const ask = (s: NightmareCathedral, seat = waiting(s)) =>
  formatPhrase(describePrompt(engine.view(s, seat), seat), NAMES);

test('whoever decides reads a question, also after the last conflict of an action and at the last paid step', () => {
  const dull = new Set<string>();
  let rewards = 0;
  for (let number = 0; number < 9; number++) {
    play(number, (state, seat) => {
      const view = engine.view(state, seat);
      const step = getStep(view);
      if (step === 'conflict.reward') rewards++;
      if (describePrompt(view, seat).key.endsWith('prompt.between')) dull.add(step);
    });
  }
  expect([...dull]).toEqual([]);
  expect(rewards).toBeGreaterThan(5);
  const { s } = facing([['worship', 1]], {
    areas: { 1: { units: [[0, 3]] }, 2: { units: [[0, 3]] }, 5: { units: [[0, 3]] }, 6: { units: [[0, 3]] } },
  });
  playMoves(s, { type: 'worship', marker: 0, limbo: false });
  expect(asked(s)).toBe('worship.kneel');
  expect(ask(s)).toMatch(/^Who kneels/);
});

test('a question says what it comes from: an action, an answer, a deed, a bonus, a Nightmare', () => {
  const sources = new Set<string>();
  for (let number = 0; number < 24; number++) {
    play(number, (state, seat) => {
      const { key, facts } = describePrompt(engine.view(state, seat), seat);
      const { source } = facts ?? {};
      if (key.endsWith('prompt.from') && typeof source === 'object' && 'key' in source)
        sources.add(source.key.replace(/^.*:(source\.)?/, '').replace(/\..*/, ''));
    });
  }
  expect([...sources].sort()).toEqual(
    expect.arrayContaining(['action', 'agree', 'bonus', 'deed', 'nightmare', 'oppose', 'piece', 'token', 'victory']),
  );
});

test('a deed is named for as long as it is carried out', () => {
  const s = arrange({ hands: [['fertile-dream'], []], dreamer: [2, 2] });
  playMoves(s, { type: 'act', day: day('summon') });
  expect(asked(s)).toBe('action.deedsBefore');
  const deed = engine.moves(s, 0).find(({ type }) => type === 'deed');
  if (!deed) throw new Error('there is no deed to play');
  playMoves(s, deed);
  expect(ask(s)).toMatch(/^Deed Fertile Dream · /);
  until(s, 'move.choose');
  expect(ask(s)).toMatch(/^Summon · Move a unit one area. Moves: 1/);
});

test('N6.2 no more cards are asked for than are in hand', () => {
  const { s } = facing(
    [['conflict', 'here', 1]],
    {
      areas: {
        3: {
          units: [
            [0, 3],
            [1, 1],
          ],
        },
      },
      hands: [['blow'], []],
    },
    { here: 3 },
  );
  playMoves(s, { type: 'conflict', area: 3, sides: [0, 1] });
  until(s, 'conflict.laySecond');
  expect(ask(s)).toBe('Lay 1 to 2 cards, face down.');
});

test('N5.9 who has to let others fight reads that it must be', () => {
  const { s } = facing([['conflict', 'any', 1]], {
    seats: 3,
    areas: {
      3: {
        units: [
          [1, 1],
          [2, 1],
        ],
      },
      4: { units: [[0, 2]] },
      5: {
        units: [
          [2, 2],
          [1, 1],
        ],
      },
    },
  });
  expect(ask(s)).toMatch(/A conflict must be fought, and none is yours/);
});

test('N10.2 a piece is named with what its token brings', () => {
  let named = '';
  play(2, (state, seat, moves) => {
    const move = moves.find(({ type }) => type === 'piece');
    if (move) named ||= formatPhrase(describeMove(engine.view(state, seat), seat, move));
  });
  expect(named).toMatch(/^Put up piece \d[A-D]\. \w.+\./);
});

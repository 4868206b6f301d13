import { createDice } from '../../../src/rules/kernel/chance';
import { FORKS } from '../../../src/rules/nightmare-cathedral/content/tracks';
import type { CathedralPiece } from '../../../src/rules/nightmare-cathedral/content/types';
import { layTokens, findNextColour, openForks } from '../../../src/rules/nightmare-cathedral/rising';
import type { NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';

const dice = createDice(10);

/**
 * Builds everything left in random order. Returns how many pieces there were to choose from each time, and as which
 * piece the cards of stage 2 came.
 */
function built(length: 'standard' | 'variable'): { readonly choices: number[]; readonly stageCards: number } {
  const s = { pieces: [] as CathedralPiece[], tokens: FORKS.map(() => 0) } as unknown as NightmareCathedral;
  layTokens(s, 'grey', dice);
  if (length === 'standard') {
    s.pieces.push('1C');
    s.tokens[FORKS.findIndex((fork) => fork.piece === '1C')] = 0;
  }
  const choices: number[] = [];
  for (let open = openForks(s); open.length > 0; open = openForks(s)) {
    choices.push(open.length);
    const space = open[dice.random(open.length)];
    s.pieces.push(FORKS[space].piece);
    s.tokens[space] = 0;
    const colour = findNextColour(s, FORKS[space].colour);
    if (colour) layTokens(s, colour, dice);
  }
  return {
    choices,
    stageCards: 1 + s.pieces.findIndex((piece) => FORKS.find((fork) => fork.piece === piece)!.stageCards),
  };
}

test.each([
  ['standard', 12],
  ['variable', 13],
] as const)('Forking Paths, %s: 10,000 orders, and none gets stuck', (length, pieces) => {
  const orders = Array.from({ length: 10_000 }, () => built(length));
  expect(orders.filter(({ choices }) => choices.length !== pieces)).toEqual([]);
  const choices = orders.flatMap((order) => order.choices);
  expect([...new Set(choices)].sort()).toEqual(length === 'standard' ? [1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6]);
  expect(choices.reduce((sum, one) => sum + one) / choices.length).toBeCloseTo(2.9, 0);
  expect([...new Set(orders.map((order) => order.stageCards))].sort((a, b) => a - b)).toEqual([9, 10, 11, 12, 13]);
});

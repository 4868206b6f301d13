import { findNextToAct, findNextToHold } from '../../src/match/deviceOrder';
import { NOBODY } from '../../src/rules/kernel/zones';

import { sitters } from './table';

test.each([
  ['PbP', [0, 1, 2], 0, 0], // The person who holds the device goes first.
  ['PbP', [0, 1, 2], 2, 2],
  ['PbP', [1, 2], 0, 1], // Bots go next.
  ['bPbP', [0, 2, 3], 1, 2], // The next of the bots acts.
  ['PPP', [0, 1], 2, 0], // Then the next person acts.
  ['PPP', [0, 2], 1, 2],
  ['PbP', [2], 0, 2],
  ['bbb', [1, 2], NOBODY, 1],
  ['PbP', [], 0, null],
])('%s, waiting for %j, held by %d: next to act is %j', (who, waiting, holder, expected) => {
  expect(findNextToAct(waiting, sitters(who), holder)).toBe(expected);
});

test.each([
  ['PbP', [0, 1, 2], null, 0], // In a new match the first of those who are asked takes it.
  ['PPP', [1], null, 1],
  ['bPP', [0], null, 1], // A bot begins, so the next person watches.
  ['PbP', [0, 1, 2], 2, 2], // Whoever acted last takes it if asked again.
  ['PbP', [0], 2, 0],
  ['PbP', [1], 2, 2], // Bots act next, so whoever saw the last move watches.
  ['bbb', [1], null, null],
])('%s, waiting for %j, last acted %j: %j is to take the device', (who, waiting, last, expected) => {
  expect(findNextToHold(waiting, sitters(who), last)).toBe(expected);
});

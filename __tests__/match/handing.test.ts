import { nextToAct, nextToHold } from '../../src/match/deviceOrder';
import { NOBODY } from '../../src/rules/kernel/zones';

import { sitters } from './table';

test.each([
  ['PbP', [0, 1, 2], 0, 0], // who holds the device goes first
  ['PbP', [0, 1, 2], 2, 2],
  ['PbP', [1, 2], 0, 1], // then bots
  ['bPbP', [0, 2, 3], 1, 2], // the next of them
  ['PPP', [0, 1], 2, 0], // then the next person
  ['PPP', [0, 2], 1, 2],
  ['PbP', [2], 0, 2],
  ['bbb', [1, 2], NOBODY, 1],
  ['PbP', [], 0, null],
])('%s, waiting for %j, held by %d: next to act is %j', (who, waiting, holder, expected) => {
  expect(nextToAct(waiting, sitters(who), holder)).toBe(expected);
});

test.each([
  ['PbP', [0, 1, 2], null, 0], // a new match: the first of those who are asked
  ['PPP', [1], null, 1],
  ['bPP', [0], null, 1], // a bot begins: the next person looks on
  ['PbP', [0, 1, 2], 2, 2], // who acted last, if asked again
  ['PbP', [0], 2, 0],
  ['PbP', [1], 2, 2], // bots are to act: whoever saw the last move looks on
  ['bbb', [1], null, null],
])('%s, waiting for %j, last acted %j: %j is to take the device', (who, waiting, last, expected) => {
  expect(nextToHold(waiting, sitters(who), last)).toBe(expected);
});

import { roundsSheet } from '../../src/keeper/free';
import type { SheetRound } from '../../src/rules/kernel/sheet';
import { senSheet } from '../../src/rules/sen/sheet';

const round = (common: SheetRound['common'] = {}): SheetRound => ({ common, seats: [{}, {}, {}] });
const initial = (rules: typeof senSheet) =>
  Object.fromEntries(Object.entries(rules.options).map(([name, rule]) => [name, rule.initial]));

test('any game: it goes round from who began, and from whoever is said to begin instead', () => {
  const { begins } = roundsSheet.tally([round(), round(), round({ begins: 0 }), round()], initial(roundsSheet), 3, 2);
  expect(begins).toEqual([2, 0, 0, 1, 2]);
});

test('any game: nobody is known to begin before somebody is said to', () => {
  expect(roundsSheet.tally([round(), round({ begins: 1 })], initial(roundsSheet), 3).begins).toEqual([null, 1, 2]);
});

test('Sen: whoever sits to the left of who ended the round before', () => {
  expect(senSheet.tally([round({ ended: 0 }), round({ ended: 2 }), round()], initial(senSheet), 3, 1).begins).toEqual([
    1,
    1,
    0,
    null,
  ]);
});

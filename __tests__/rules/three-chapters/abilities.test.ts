import type { Pays } from '../../../src/rules/three-chapters/ability';
import { FIGURES, cardOf } from '../../../src/rules/three-chapters/cards';
import { playChapterThree } from '../../../src/rules/three-chapters/chapterThree';
import type { FigureKey } from '../../../src/rules/three-chapters/names';
import { listCauses, countTimes } from '../../../src/rules/three-chapters/pays';

import { cards, keysOf, tokens, trick } from './arrange';

const paid = (ability: Pays, keys: readonly FigureKey[], own = keys[0]) =>
  countTimes(ability, cardOf(own), cards(...keys), {});
/** What one seat's own cards pay in chapter III, beside a seat with more gems. */
const own = (...keys: FigureKey[]) => {
  const [mine] = playChapterThree([cards(...keys), []], [tokens(), tokens(0, 99)], [1, 1]).tokens;
  return mine;
};
const heart = { gain: { hearts: 1 } };

test('C5.1 once for the trick, once for the own cards; with a seal in that chapter only', () => {
  expect(trick('goldilocks', 'giant', 'threeBears')[0]).toEqual(tokens(0, 4));
  expect(own('goldilocks', 'threeBears')).toEqual(tokens(0, 4)); // Three Bears has seal II.
  expect(trick('threeBears', 'goldilocks', 'puss')[0]).toEqual(tokens(3, 0, 1));
  expect(trick('enlightenedDwarf', 'giant', 'ogre')[0]).toEqual(tokens());
  expect(trick('greedyDwarf', 'giant', 'ogre')[0]).toEqual(tokens(0, 1));
  expect(own('greedyDwarf')).toEqual(tokens(0, 1));
});

test('C5.2 all conditions must hold; more of a kind do not pay more; two abilities are independent', () => {
  expect(trick('threeBears', 'goldilocks', 'giant')[0]).toEqual(tokens());
  expect(trick('threeBears', 'puss', 'jack')[0]).toEqual(tokens(0, 0, 1));
  const another: Pays = { when: [{ is: 'another', trait: 'royal' }], ...heart };
  expect(paid(another, ['unicorn', 'princess', 'prince', 'snowWhite'])).toBe(1);
  expect(own('hansel', 'gretel').hearts).toBeGreaterThanOrEqual(1);
  expect(own('hansel', 'witch').gems).toBe(1);
  const both = playChapterThree([cards('hansel', 'gretel', 'witch')], [tokens()], [1]).payments[0].filter(
    ({ card }) => card === 6,
  );
  expect(both).toEqual([
    { card: 6, ability: 0, times: 1, reward: { hearts: 1 }, cards: [7] },
    { card: 6, ability: 1, times: 1, reward: { gems: 1 }, cards: [44] },
  ]);
});

test('C5.3 with a figure, with another of a trait, with no other of a trait', () => {
  const partner: Pays = { when: [{ is: 'with', figure: 'giant' }], ...heart };
  expect([paid(partner, ['jack', 'giant']), paid(partner, ['jack', 'ogre'])]).toEqual([1, 0]);
  const another: Pays = { when: [{ is: 'another', trait: 'animal' }], ...heart };
  expect([paid(another, ['unicorn', 'giant']), paid(another, ['unicorn', 'shapeshifter'])]).toEqual([0, 1]);
  const without: Pays = { when: [{ is: 'without', trait: 'animal' }], ...heart };
  expect([
    paid(without, ['unicorn', 'giant']),
    paid(without, ['unicorn', 'wolf']),
    paid(without, ['giant', 'puss']),
  ]).toEqual([1, 0, 0]);
});

test('C5.4 per trait counts symbols, two on one card too; on other cards without its own', () => {
  const each: Pays = { per: { each: 'trait', trait: 'dwarf' }, ...heart };
  const other: Pays = { per: { each: 'otherTrait', trait: 'dwarf' }, ...heart };
  const keys: readonly FigureKey[] = ['merryDwarf', 'friendlyDwarves', 'shapeshifter', 'giant'];
  expect([paid(each, keys), paid(other, keys)]).toEqual([4, 3]);
  expect([paid(each, keys, 'friendlyDwarves'), paid(other, keys, 'friendlyDwarves')]).toEqual([4, 2]);
  expect(paid(other, ['giant', 'ogre'])).toBe(0);
  expect(trick('wizard', 'unicorn', 'witch', 'snowWhite')[0].gems).toBe(3);
  expect(own('wizard', 'unicorn', 'shapeshifter').gems).toBe(3);
  expect(own('peterPan', 'pinocchio', 'jack').hearts).toBe(2);
});

test('C5.5 per value counts cards', () => {
  const each: Pays = { per: { each: 'value', from: 6, to: 10 }, ...heart };
  expect(paid(each, ['hansel', 'puss', 'greedyDwarf', 'goldilocks'])).toBe(2);
  expect(trick('geppetto', 'giant', 'alice', 'puss')[0].hearts).toBe(1);
});

test('C5.6 the lowest: no card in sight is lower', () => {
  const lowest: Pays = { when: [{ is: 'lowest' }], ...heart };
  expect(paid(lowest, ['duckling', 'giant', 'puss'])).toBe(1);
  expect(paid(lowest, ['duckling', 'giant', 'gretel'])).toBe(0);
});

test('C5.7 the place in the trick: leading, ending, winning or not; a figure that wins', () => {
  const when = (is: 'first' | 'last' | 'win' | 'lose'): Pays => ({ when: [{ is }], ...heart });
  const keys: readonly FigureKey[] = ['puss', 'giant', 'jack'];
  const places = (is: 'first' | 'last' | 'win' | 'lose') => keys.map((key) => paid(when(is), keys, key));
  expect(places('first')).toEqual([1, 0, 0]);
  expect(places('last')).toEqual([0, 0, 1]);
  expect(places('win')).toEqual([0, 1, 0]);
  expect(places('lose')).toEqual([1, 0, 1]);
  const dragon: Pays = { when: [{ is: 'winner', figure: 'giant' }], ...heart };
  expect([paid(dragon, keys), paid(dragon, ['puss', 'giant', 'ogre'])]).toEqual([1, 0]);
});

test('what only chapter II or III knows does not hold elsewhere', () => {
  const conditions = [
    { is: 'noneGained', token: 'hearts' },
    { is: 'noTrick' },
    { is: 'hearts', least: 1 },
    { is: 'mostGems' },
  ] as const;
  for (const condition of conditions) expect(paid({ when: [condition], ...heart }, ['puss'])).toBe(0);
  expect(paid({ per: { each: 'gained', token: 'gems' }, ...heart }, ['puss'])).toBe(0);
  const known = { gained: tokens(0, 3), gathered: tokens(1), won: 0, hasMostGems: true };
  for (const condition of conditions) expect(countTimes({ when: [condition], ...heart }, 10, [10], known)).toBe(1);
  expect(countTimes({ per: { each: 'gained', token: 'gems' }, ...heart }, 10, [10], known)).toBe(3);
  expect(countTimes({ when: [{ is: 'hearts', least: 2 }], ...heart }, 10, [10], known)).toBe(0);
});

test('the cards that made an ability pay', () => {
  const because = (ability: Pays, keys: readonly FigureKey[]) =>
    keysOf(listCauses(ability, cardOf(keys[0]), cards(...keys)));
  expect(because({ when: [{ is: 'with', figure: 'giant' }], ...heart }, ['jack', 'ogre', 'giant'])).toEqual(['giant']);
  expect(because({ when: [{ is: 'winner', figure: 'ogre' }], ...heart }, ['jack', 'ogre', 'giant'])).toEqual(['ogre']);
  expect(
    because({ when: [{ is: 'another', trait: 'monster' }], ...heart }, ['giant', 'ogre', 'puss', 'troll']),
  ).toEqual(['ogre', 'troll']);
  expect(because({ per: { each: 'trait', trait: 'monster' }, ...heart }, ['giant', 'ogre', 'puss'])).toEqual([
    'giant',
    'ogre',
  ]);
  expect(because({ per: { each: 'otherTrait', trait: 'monster' }, ...heart }, ['giant', 'ogre', 'puss'])).toEqual([
    'ogre',
  ]);
  expect(because({ per: { each: 'value', from: 1, to: 9 }, ...heart }, ['giant', 'jack', 'puss'])).toEqual(['jack']);
  expect(because({ per: { each: 'gained', token: 'hearts' }, ...heart }, ['giant', 'jack'])).toEqual([]);
  expect(because({ when: [{ is: 'win' }], ...heart }, ['giant', 'jack'])).toEqual([]);
  expect(because(heart, ['giant', 'jack'])).toEqual([]);
  expect(FIGURES[47].key).toBe('giant');
});

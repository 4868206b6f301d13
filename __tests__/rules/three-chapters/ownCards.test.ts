import fc from 'fast-check';

import { checkCard, loadCards } from '../../../src/keeper/ownCards';
import { compareCards, readCardFile, writeCardFile } from '../../../src/rules/three-chapters/cardFile';
import {
  allFigures,
  areOwnCards,
  decodeCard,
  encodeCard,
  withOwnCards,
  type OwnCard,
} from '../../../src/rules/three-chapters/ownCard';
import { threeChaptersSheet } from '../../../src/rules/three-chapters/sheet';

const cardOf = (key: string): OwnCard => {
  const { value, traits, abilities, ...figure } = allFigures.find((one) => one.key === key)!;
  return { key: figure.key, value, traits, abilities };
};
const whyOf = (text: string) => {
  const found = readCardFile(text);
  return 'refused' in found ? found.refused : null;
};
const file = (cards: unknown, more: object = {}) =>
  JSON.stringify({ catnip: 'catnip-3-chapters', format: 1, cards, ...more });

test('all fifty cards, entered from nothing, are the cards of the app, and none of them is ours any more', () => {
  const own = allFigures.reduce<readonly OwnCard[]>((before, { key }) => checkCard(before, cardOf(key)), []);
  expect(own).toHaveLength(50);
  expect(withOwnCards(own)).toEqual(allFigures.map((figure) => ({ ...figure, ours: [] })));
  const read = readCardFile(writeCardFile(own));
  expect(read).toEqual({ cards: own });
  expect(areOwnCards(own.map(encodeCard))).toBe(true);
});

test('a card that takes the value of another changes places with it; the other stays unread', () => {
  const own = checkCard([], { ...cardOf('witch'), value: 50 });
  expect(own).toEqual([
    { ...cardOf('dragon'), value: 44, isUnread: true },
    { ...cardOf('witch'), value: 50 },
  ]);
  expect(withOwnCards(own).find(({ key }) => key === 'witch')!.ours).toEqual([]);
  expect(areOwnCards(own.map(encodeCard))).toBe(true);
  expect(areOwnCards([encodeCard(own[1])])).toBe(false);
});

test('a sheet counts with the cards that it was given, and says which of them are the app’s', () => {
  const rewarded: OwnCard = { ...cardOf('ogre'), abilities: [{ gain: { hearts: 7 } }] };
  const entry = { hearts: 1, cards: ['ogre', 'giant'] };
  const tally = (common: object) => threeChaptersSheet.tally([{ common: common as never, seats: [entry, {}] }], {}, 2);
  expect(tally({}).totals[0]).toBe(1 + 2);
  const own = tally({ way: 'own', deck: [encodeCard(rewarded)] });
  expect(own.totals[0]).toBe(8 + 2);
  expect(own.notes).toEqual([]);
  expect(tally({ way: 'own' }).notes).toEqual([{ name: 'ours', facts: { count: 1, all: 2, values: '48' } }]);
});

test('the gems for most gems are counted once, or not at all until somebody says so', () => {
  const seats = [{ gems: 8 }, { gems: 3 }];
  const totals = (common: object) => threeChaptersSheet.tally([{ common: common as never, seats }], {}, 2).totals;
  expect(totals({})).toEqual([6, 1]);
  expect(totals({ bonus: 'taken' })).toEqual([4, 1]);
  expect(totals({ way: 'tokens' })).toEqual([4, 1]);
  expect(totals({ way: 'tokens', bonus: 'taken' })).toEqual([4, 1]);
  expect(totals({ way: 'tokens', bonus: 'add' })).toEqual([6, 1]);
});

test('hostile files are refused, each with its reason', () => {
  const bears = { value: 46, traits: ['animal'], abilities: [] };
  expect(whyOf('')).toEqual({ why: 'notCards' });
  expect(whyOf('[1')).toEqual({ why: 'notCards' });
  expect(whyOf('null')).toEqual({ why: 'notCards' });
  expect(whyOf('{"catnip":"backup","format":1,"cards":{}}')).toEqual({ why: 'notCards' });
  expect(whyOf(file([]))).toEqual({ why: 'notCards' });
  expect(whyOf(file({}, { format: 2 }))).toEqual({ why: 'newer' });
  expect(whyOf(`${file({})}${' '.repeat(65 * 1024)}`)).toEqual({ why: 'tooLarge' });
  expect(whyOf(file({ sindbad: bears }))).toEqual({ why: 'unknownCard', name: 'sindbad' });
  expect(whyOf('{"catnip":"catnip-3-chapters","format":1,"cards":{"__proto__":{}}}')).toEqual({
    why: 'unknownCard',
    name: '__proto__',
  });
  expect(whyOf(file({ threeBears: { ...bears, value: 51 } }))).toEqual({ why: 'value', card: 'threeBears' });
  expect(whyOf(file({ threeBears: { ...bears, value: 50 } }))).toEqual({ why: 'sameValue' });
  expect(whyOf(file({ threeBears: { ...bears, traits: ['fish'] } }))).toEqual({ why: 'traits', card: 'threeBears' });
  for (const ability of [
    { gain: { hearts: -1 } },
    { gain: { hearts: 1e9 } },
    { gain: {} },
    { gain: { gold: 1 } },
    { gain: { hearts: 1 }, when: [{ is: 'full moon' }] },
    { gain: { hearts: 1 }, when: [{ is: 'win' }] },
    { gain: { hearts: 1 }, seal: 'II', when: [{ is: 'mostGems' }] },
    { gain: { hearts: 1 }, per: { each: 'value', from: 9, to: 1 } },
    { gain: { hearts: 1 }, when: [{ is: 'with', figure: 'constructor' }] },
    { freezes: ['hearts'] },
    'hearts',
    null,
  ])
    expect(whyOf(file({ threeBears: { ...bears, abilities: [{ gain: { gems: 1 } }, ability] } }))).toEqual({
      why: 'ability',
      card: 'threeBears',
      number: 2,
    });
});

test('whatever a text holds, reading it never fails, and what is taken can be counted with', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const found = readCardFile(text);
      expect('refused' in found || areOwnCards(found.cards.map(encodeCard))).toBe(true);
      expect(() => decodeCard(text)).not.toThrow();
    }),
  );
  const word = fc.constantFrom('with', 'win', 'hearts', 'gems', 'II', 'III', 'witch', 'dwarf', 'value', 3, null);
  const ability = fc.record(
    {
      seal: word,
      gain: fc.dictionary(word.map(String), fc.nat(30)),
      when: fc.array(fc.record({ is: word, figure: word, trait: word, least: fc.nat(5) })),
      per: fc.record({ each: word, from: fc.nat(60), to: fc.nat(60), trait: word }),
    },
    { requiredKeys: [] },
  );
  const card = fc.record({ value: fc.constantFrom(46), traits: fc.array(word), abilities: fc.array(ability) });
  fc.assert(
    fc.property(card, (one) => {
      const found = readCardFile(file({ threeBears: one }));
      if ('refused' in found) return;
      const deck = found.cards.map(encodeCard);
      const entry = { cards: ['threeBears', 'witch'], hearts: 2 };
      const { totals } = threeChaptersSheet.tally([{ common: { way: 'own', deck }, seats: [entry, {}] }], {}, 2);
      expect(totals.every(Number.isSafeInteger)).toBe(true);
    }),
  );
});

test('a file says first what it would change, and which corrections of one’s own it would replace', () => {
  const mine = [
    { ...cardOf('ogre'), abilities: [] },
    { ...cardOf('giant'), traits: ['magic'] as const },
  ];
  const loaded = [
    { ...cardOf('giant'), traits: ['royal'] as const },
    { ...cardOf('troll'), abilities: [] },
    cardOf('dragon'),
  ];
  const { changed, replaced } = compareCards(mine, loadCards(mine, loaded));
  expect(changed.map(({ key }) => key).sort()).toEqual(['giant', 'troll']);
  expect(replaced.map(({ key }) => key)).toEqual(['giant']);
  expect(loadCards(mine, loaded).map(({ key }) => key)).toEqual(['ogre', 'giant', 'troll', 'dragon']);
  expect(loadCards(loaded, mine).find(({ key }) => key === 'giant')!.traits).toEqual(['magic']);
});

test('a file that gives a card the value of one’s own correction loses neither of them', () => {
  const change = fc
    .tuple(fc.nat(49), fc.nat(49))
    .map(([card, value]) => ({ key: allFigures[card].key, value: value + 1 }));
  const deck = fc
    .array(change, { minLength: 1, maxLength: 12 })
    .map((changes) =>
      changes.reduce<readonly OwnCard[]>((own, { key, value }) => checkCard(own, { ...cardOf(key), value }), []),
    );
  fc.assert(
    fc.property(deck, deck, (mine, loaded) => {
      const both = loadCards(mine, loaded);
      expect(areOwnCards(both.map(encodeCard))).toBe(true);
      for (const card of loaded) expect(both.find(({ key }) => key === card.key)!.value).toBe(card.value);
      for (const { key } of mine) expect(both.some((card) => card.key === key)).toBe(true);
      expect(areOwnCards(loadCards(loaded, mine).map(encodeCard))).toBe(true);
    }),
  );
});

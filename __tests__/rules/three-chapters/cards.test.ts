import { isPays, type Ability } from '../../../src/rules/three-chapters/ability';
import { DECK, FIGURES, cardOf, countSymbolsOf } from '../../../src/rules/three-chapters/cards';
import { threeChapters } from '../../../src/rules/three-chapters/game';
import { TRAITS, type FigureKey } from '../../../src/rules/three-chapters/names';

const of = (key: FigureKey) => FIGURES[cardOf(key)];
const withFigure = (figure: FigureKey) => [{ is: 'with', figure }];

describe('the deck', () => {
  test('C1.1 50 figures of the values 1 to 50', () => {
    expect(DECK).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(DECK.map((card) => FIGURES[card].value)).toEqual(DECK);
    expect(new Set(DECK.map((card) => FIGURES[card].key)).size).toBe(50);
    expect(threeChapters.content).toBe(FIGURES);
  });

  test('C1.2 the Shapeshifter has a symbol of each trait, the Friendly Dwarves have two of theirs', () => {
    expect([...of('shapeshifter').traits].sort()).toEqual([...TRAITS].sort());
    expect(countSymbolsOf(cardOf('friendlyDwarves'), 'dwarf')).toBe(2);
    for (const card of DECK.slice(1)) {
      expect(FIGURES[card].traits.length).toBeLessThanOrEqual(2);
      if (card !== cardOf('friendlyDwarves'))
        expect(new Set(FIGURES[card].traits).size).toBe(FIGURES[card].traits.length);
    }
  });

  test('C1.3 a trait is on 6 to 9 cards, dwarfs from 11 to 16', () => {
    for (const trait of TRAITS) {
      const cards = DECK.filter((card) => countSymbolsOf(card, trait) > 0);
      expect(cards.length).toBeGreaterThanOrEqual(6);
      expect(cards.length).toBeLessThanOrEqual(9);
    }
    expect(DECK.filter((card) => countSymbolsOf(card, 'dwarf') > 0)).toEqual([1, 11, 12, 13, 14, 15, 16]);
  });

  test('abilities say only what makes sense in their chapter', () => {
    const inTricks = ['win', 'lose', 'first', 'last', 'winner', 'noneGained'];
    const atTheEnd = ['noTrick', 'hearts', 'mostGems'];
    const conditions = (ability: Ability) => (isPays(ability) ? (ability.when ?? []).map(({ is }) => is) : []);
    for (const { abilities } of FIGURES.slice(1)) {
      for (const ability of abilities) {
        const isForTricks =
          conditions(ability).some((is) => inTricks.includes(is)) || !isPays(ability) || ability.per?.each === 'gained';
        const isForTheEnd = conditions(ability).some((is) => atTheEnd.includes(is));
        if (isForTricks) expect(ability.seal).toBe('II');
        if (isForTheEnd) expect(ability.seal).toBe('III');
        if (isPays(ability)) expect(Object.values(ability.gain).every((count) => count > 0)).toBe(true);
      }
    }
  });
});

describe('what is known from the box', () => {
  test.each([
    ['shapeshifter', 1, TRAITS],
    ['pinocchio', 3, ['child']],
    ['jack', 4, ['child']],
    ['hansel', 6, ['child']],
    ['gretel', 7, ['child']],
    ['enlightenedDwarf', 14, ['dwarf']],
    ['friendlyDwarves', 16, ['dwarf', 'dwarf']],
    ['witch', 44, ['villain']],
    ['giant', 47, ['monster']],
    ['dragon', 50, ['monster']],
  ] as const)('%s has the value %d', (key, value, traits) => {
    expect(of(key).value).toBe(value);
    expect(of(key).traits).toEqual(expect.arrayContaining([...traits]));
    expect(of(key).ours).not.toContain('value');
  });

  test('Geppetto is 26, Peter Pan 30', () => expect([of('geppetto').value, of('peterPan').value]).toEqual([26, 30]));

  test.each([
    ['goldilocks', 'child'],
    ['threeBears', 'animal'],
    ['queenOfHearts', 'wonderland'],
    ['cheshireCat', 'wonderland'],
    ['greedyDwarf', 'dwarf'],
    ['princess', 'royal'],
    ['littleRed', 'child'],
    ['wizard', 'magic'],
    ['whiteRabbit', 'wonderland'],
    ['whiteRabbit', 'animal'],
    ['tweedledee', 'wonderland'],
    ['tweedledum', 'wonderland'],
    ['alice', 'wonderland'],
    ['humptyDumpty', 'wonderland'],
    ['madHatter', 'wonderland'],
    ['wolf', 'villain'],
  ] as const)('%s: %s', (key, trait) => expect(countSymbolsOf(cardOf(key), trait)).toBe(1));

  test.each<[FigureKey, object[]]>([
    ['shapeshifter', []],
    ['giant', []],
    ['dragon', []],
    ['pinocchio', [{ when: withFigure('geppetto'), gain: { hearts: 3 } }]],
    ['jack', [{ when: withFigure('giant'), gain: { gems: 5 } }]],
    [
      'hansel',
      [
        { when: withFigure('gretel'), gain: { hearts: 1 } },
        { when: withFigure('witch'), gain: { gems: 1 } },
      ],
    ],
    ['goldilocks', [{ when: withFigure('threeBears'), gain: { gems: 4 } }]],
    ['littleRed', [{ when: withFigure('wolf'), gain: { gems: 4 } }]],
    ['threeBears', [{ seal: 'II', when: [{ is: 'win' }, ...withFigure('goldilocks')], gain: { hearts: 3 } }]],
    ['enlightenedDwarf', [{ seal: 'III', when: [{ is: 'noTrick' }], gain: { stars: 2 } }]],
    ['friendlyDwarves', [{ seal: 'III', when: [{ is: 'hearts', least: 4 }], gain: { hearts: 4 } }]],
    ['greedyDwarf', [{ gain: { gems: 1 } }, { seal: 'III', when: [{ is: 'mostGems' }], gain: { stars: 1 } }]],
    ['geppetto', [{ per: { each: 'value', from: 1, to: 9 }, gain: { hearts: 1 } }]],
    ['peterPan', [{ per: { each: 'otherTrait', trait: 'child' }, gain: { hearts: 1 } }]],
    ['wizard', [{ per: { each: 'trait', trait: 'magic' }, gain: { gems: 1 } }]],
    ['princess', [{ seal: 'II', when: [{ is: 'winner', figure: 'dragon' }], gain: { hearts: 1, gems: 1, stars: 1 } }]],
    ['snowQueen', [{ seal: 'II', freezes: ['hearts', 'gems'] }]],
  ])('%s pays as printed', (key, abilities) => {
    expect(of(key).abilities).toEqual(abilities);
    expect(of(key).ours).not.toContain('abilities');
  });

  test('of the others what is known of their abilities holds', () => {
    expect(of('cinderella').abilities).toHaveLength(2);
    expect(of('witch').abilities[0]).toHaveProperty('when');
    for (const key of ['frogPrince', 'unicorn'] as const)
      expect(of(key).abilities).toEqual([
        { when: [{ is: 'another', trait: expect.any(String) }], gain: { hearts: expect.any(Number) } },
      ]);
    expect(of('whiteRabbit').abilities).toEqual([
      { seal: 'II', when: [{ is: 'last' }], gain: { hearts: expect.any(Number) } },
    ]);
    expect(of('snowWhite').abilities).toEqual([expect.objectContaining({ gain: { hearts: expect.any(Number) } })]);
    for (const [one, other] of [
      ['beauty', 'beast'],
      ['beast', 'beauty'],
      ['tweedledee', 'tweedledum'],
    ] as const) {
      expect(of(one).abilities).toEqual([expect.objectContaining({ when: withFigure(other) })]);
    }
  });
});

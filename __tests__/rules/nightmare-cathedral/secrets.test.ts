import { createDice } from '../../../src/rules/kernel/chance';
import { NOBODY } from '../../../src/rules/kernel/zones';
import { BASIC } from '../../../src/rules/nightmare-cathedral/content/cards';
import { sampleWorld, listZones } from '../../../src/rules/nightmare-cathedral/zones';

import { arrange, cardCalled, day, done, engine, facing, moves, play, until } from './arrange';

/** Who sees each zone with three seats: its name, then seats 0, 1, 2 and a viewer without a seat. */
const SEES = `
deck          no  no  no  no
deck2         no  no  no  no
discards      yes yes yes yes
hand:0        yes no  no  no
hand:1        no  yes no  no
hand:2        no  no  yes no
action:1:0    yes yes yes yes
dreamDeck     no  no  no  no
dreamDeck2    no  no  no  no
market        yes yes yes yes
dreams:0      yes no  no  no
dreams:1      no  yes no  no
dreams:2      no  no  yes no
visions:1     no  yes no  no
dreamt:2      yes yes yes yes
conflicts     no  no  no  no
conflicts2    no  no  no  no
gone          yes yes yes yes`
  .trim()
  .split('\n')
  .map((line) => line.split(/ +/));

test.each(SEES)('%s: seen by seat 0 %s, 1 %s, 2 %s, nobody %s', (name, ...seen) => {
  const s = arrange({ seats: 3 });
  s.discards.push(s.deck.pop()!);
  s.actions[1][0].push(s.deck.pop()!);
  s.visions[1].push(s.dreamDeck.pop()!);
  s.dreamt[2].push(s.dreamDeck.pop()!);
  s.dreamDeckMet.length -= 2;
  s.gone.push(s.conflicts.pop()!);
  const real = listZones(s).find((zone) => zone.name === name)!.cards;
  [0, 1, 2, NOBODY].forEach((viewer, i) => {
    const cards = listZones(engine.view(s, viewer)).find((zone) => zone.name === name)!.cards;
    const open = name.startsWith('hand') ? cards.slice(1) : cards; // Everybody knows that Basic Combat is there.
    expect(open.length).toBeGreaterThan(0);
    expect(open).toEqual(
      (name.startsWith('hand') ? real.slice(1) : real).map((card) => (seen[i] === 'yes' ? card : 0)),
    );
  });
});

const BACKS = {
  development: /^(deck|discards|hand:\d|action:\d:\d)$/,
  development2: /^deck2$/,
  dream: /^(dreamDeck|market|(dreams|visions|dreamt):\d)$/,
  dream2: /^dreamDeck2$/,
  conflict: /^(conflicts|gone)$/,
  conflict2: /^conflicts2$/,
};

test('who does not know a card still knows its kind and stage by its back, until the stages are mixed', () => {
  const s = arrange({ seats: 3 });
  const unlike = listZones(s).filter(({ name, back }) => !BACKS[back as keyof typeof BACKS].test(name));
  expect(unlike.map(({ name }) => name)).toEqual([]);
});

test('cards laid are seen by their seat until they are shown, then by all', () => {
  const { s } = facing(
    [['conflict', 'here', 1]],
    {
      seats: 3,
      areas: {
        5: {
          units: [
            [0, 1],
            [1, 2],
          ],
        },
      },
      hands: [['blow'], ['veil'], []],
    },
    { here: 5 },
  );
  play(s, { type: 'conflict', area: 5, sides: [0, 1] });
  const row = (viewer: number) => listZones(engine.view(s, viewer)).find((zone) => /laid:\d:0/.test(zone.name))!.cards;
  play(s, { type: 'lay', card: cardCalled('blow') });
  expect([0, 1, 2, NOBODY].map(row)).toEqual([[cardCalled('blow')], [0], [0], [0]]);
  expect([0, 1, 2].map((viewer) => engine.view(s, viewer).hands[0][0])).toEqual([BASIC[0], 0, 0]);
  const shown: number[][] = [];
  engine.play(s, 1, { type: 'lay', card: cardCalled('veil') });
  engine.play(s, 1, done, (event) => event.key === 'shown' && shown.push(row(2)));
  expect(shown).toEqual([[cardCalled('blow')]]);
});

test('what was put under the Dream deck is known to its seat, and forgotten by the shuffled deck', () => {
  const s = arrange({ seats: 3, dreams: [['four-signs', 'high-tower', 'second-home'], [], []] });
  play(s, { type: 'ignore', day: day('ritual') });
  until(s, 'turn.putBack');
  play(s, { type: 'putBack', card: cardCalled('high-tower') });
  for (let seed = 0; seed < 10; seed++)
    expect(engine.imagine(s, 0, createDice(seed)).dreamDeck[0]).toBe(cardCalled('high-tower'));
  expect(
    new Set(Array.from({ length: 20 }, (_, seed) => engine.imagine(s, 1, createDice(seed)).dreamDeck[0])).size,
  ).toBeGreaterThan(5);
});

test('Conflict cards under the deck are known to all', () => {
  const s = arrange({ seats: 3 });
  s.conflicts.unshift(s.conflicts.pop()!);
  s.conflictsMet = 1;
  for (let seed = 0; seed < 10; seed++)
    expect(engine.imagine(s, seed % 3, createDice(seed)).conflicts[0]).toBe(s.conflicts[0]);
});

test('believing moves nothing while no cards lie face down', () => {
  const s = arrange({ seats: 3 });
  const before = JSON.stringify(s);
  sampleWorld(s, 0, createDice(1));
  expect(JSON.stringify(s)).toBe(before);
  expect(moves(s).length).toBeGreaterThan(0);
});

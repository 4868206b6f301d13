import { rulePhrase } from '../../../src/games/three-chapters/ability';
import { encodeFace, faceOfToken } from '../../../src/games/three-chapters/cardFace';
import { REASONS } from '../../../src/games/three-chapters/explainRefusal';
import { face, words } from '../../../src/games/three-chapters/face';
import { DECK } from '../../../src/rules/three-chapters/cards';
import { formatPhrase } from '../../../src/words/formatPhrase';
import { setLanguage } from '../../../src/words/words';
import { testWords } from '../wordsSuite';

import { engine, play } from './matches';

testWords({
  face,
  words,
  engine,
  play,
  matches: 40,
  every: 4,
  numbered: 'C',
  after: (_, state) => [face.status(engine.view(state, 0))],
  others(add) {
    add(face.describeEvent({ key: 'dealt', deal: 1 }, 0, engine.start({ seats: 2, seed: 1 }))); // This event happens before anybody listens.
    add(
      face.prompt(
        play(0, () => {}),
        0,
      ),
    );
    for (const drawn of [
      ...DECK.map((card) => encodeFace(card)),
      ...(['hearts', 'gems', 'stars'] as const).map(faceOfToken),
    ]) {
      const { name, rule } = face.describe(drawn);
      add(name, rule);
    }
    add(...DECK.map(rulePhrase));
  },
  declared: [
    ...Object.keys(REASONS).map((reason) => `refused.${reason}`),
    ...[
      'tokens',
      'paid',
      'soFar',
      'counted',
      'goesOn',
      'unseen',
      'nothing',
      'gathered',
      'mostGems',
      'gainedForGems',
    ].map((name) => `sheet.${name}`),
  ],
  // Abilities are composed of these words, including abilities that may still be written.
  spare: /^(figure|withFigure|trait|condition|count|ability|tokens|reason)\./,
});

test('a reward is said with why it comes', () => {
  const said = (event: Parameters<typeof face.describeEvent>[0], viewer: number) =>
    formatPhrase(face.describeEvent(event, viewer, engine.start({ seats: 2, seed: 1 }))!, ['Ola', 'Jan']);
  setLanguage('en');
  const event = {
    key: 'paid',
    chair: 0,
    seat: 0,
    card: 46,
    ability: 0,
    times: 1,
    reward: { hearts: 3 },
    cards: [5],
  } as const;
  expect(said(event, 0)).toBe('3 hearts for you. Three Bears: with Goldilocks.');
  expect(said({ ...event, card: 5, cards: [46, 6] }, 0)).toBe(
    '3 hearts for you. Goldilocks: with the Three Bears and with Hansel.',
  );
  const last = { ...event, seat: 1, chair: 1, card: 17, cards: [] };
  expect(said(last, 0)).toBe('3 hearts for Jan. White Rabbit: it ends the trick.');
  setLanguage('pl');
  expect(said(event, 1)).toBe('Ola dostaje: 3 serca. Trzy Misie: razem ze Złotowłosą.');
});

import { rulePhrase } from '../../../src/games/three-chapters/ability';
import { encodeFace, faceOfToken } from '../../../src/games/three-chapters/cardFace';
import { REASONS } from '../../../src/games/three-chapters/explainRefusal';
import { face, words } from '../../../src/games/three-chapters/face';
import { DECK } from '../../../src/rules/three-chapters/cards';
import type { ThreeChaptersEvent } from '../../../src/rules/three-chapters/state';
import { getReadingTime } from '../../../src/table/flights';
import { formatPhrase } from '../../../src/words/formatPhrase';
import { setLanguage } from '../../../src/words/words';
import { playRandomly } from '../playRandomly';
import { testWords } from '../wordsSuite';

import { engine, play } from './matches';

/** About how long the cards and tokens of a page fly, in milliseconds, and how much of that its last words still stand. */
const FLYING = 800;
const OVERLAP = 600;
/** The book is closed in so many seconds at the most, with six at the table. */
const LONGEST = 17.5;

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

test('the last chapter is told page by page: what a seat gets, its reasons to who looks them up', () => {
  setLanguage('en');
  const counted = { key: 'counted', seat: 0, ability: 0, times: 1, cards: [] } as const;
  const events = [
    { ...counted, card: 5, reward: { hearts: 3 } },
    { ...counted, card: 6, reward: { hearts: 1, gems: 2 } },
  ] as const;
  const view = engine.start({ seats: 2, seed: 1 });
  const read = (viewer: number) =>
    face.describeBriefly!(events, viewer, view).map((phrase) => formatPhrase(phrase, ['Ola', 'Jan']));
  expect(read(0)).toEqual(['Your cards pay 4 hearts and 2 gems.']);
  expect(read(1)).toEqual(['Ola: 4 hearts and 2 gems.']);
  expect(face.pageOf!(events[0])).toBe(face.pageOf!(events[1]));
  expect(face.pageOf!(events[0])).not.toBe(face.pageOf!({ ...events[1], seat: 1 }));
});

test('with six at the table the book is closed before anybody is bored', () => {
  const times: number[] = [];
  const NAMES = ['Ola', 'Hrabina', 'Psotka', 'Figa', 'Łatka', 'Pierożek'];
  for (let seed = 0; seed < 10; seed++) {
    const pages: ThreeChaptersEvent[][] = [];
    playRandomly(
      engine,
      { seats: 6, seed },
      {
        watch: () => {},
        hear: (heard, state) => {
          const event = heard as ThreeChaptersEvent;
          if (state.chapter < 3) return;
          const last = pages.at(-1);
          const page = face.pageOf!(event);
          if (last && page !== null && face.pageOf!(last[0]) === page) last.push(event);
          else pages.push([event]);
        },
      },
    );
    const view = engine.start({ seats: 6, seed });
    const texts = pages.map((page) =>
      face.describeBriefly!(page, 0, view).map((phrase) => formatPhrase(phrase, NAMES)),
    );
    const read = texts.map((text) => (text.length === 0 ? 0 : getReadingTime('normal', text.join(' ').length)));
    times.push(read.reduce((sum, one) => sum + Math.max(FLYING, one + FLYING - OVERLAP), 0) / 1000);
  }
  expect(Math.max(...times)).toBeLessThan(LONGEST);
});

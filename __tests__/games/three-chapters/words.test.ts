import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { rulePhrase } from '../../../src/games/three-chapters/ability';
import { face, words } from '../../../src/games/three-chapters/face';
import { lesson } from '../../../src/games/three-chapters/lesson';
import { faceOf, tokenFace } from '../../../src/games/three-chapters/looks';
import { prompt, status } from '../../../src/games/three-chapters/prompt';
import { REASONS } from '../../../src/games/three-chapters/refuse';
import { rules } from '../../../src/games/three-chapters/rules';
import { say } from '../../../src/games/three-chapters/say';
import { scene as sceneOf } from '../../../src/games/three-chapters/scene';
import { tell } from '../../../src/games/three-chapters/tell';
import { eventFor } from '../../../src/rules/kernel/events';
import { NOBODY } from '../../../src/rules/kernel/zones';
import { DECK } from '../../../src/rules/three-chapters/cards';
import type { ThreeChaptersEvent } from '../../../src/rules/three-chapters/state';
import type { Phrase } from '../../../src/words/phrase';
import { speak } from '../../../src/words/speak';
import { addWords, languages, setLanguage } from '../../../src/words/words';
import { engine, play } from './matches';

const NAMES = ['Ola', 'Jan', 'Bot Zosia', 'Mruczek', 'Tata', 'Mama'];
const PLURAL = /_(one|few|many|other)$/;
const SIZES = [{ width: 390, height: 668 }, { width: 320, height: 390 }];
const TOKENS = ['hearts', 'gems', 'stars'] as const;

const phrases = new Map<string, Phrase>();
const add = (phrase: Phrase | null | undefined) => {
  if (!phrase) return;
  phrases.set(JSON.stringify(phrase), phrase);
  for (const fact of Object.values(phrase.facts ?? {})) if (typeof fact === 'object' && 'key' in fact) add(fact);
};

beforeAll(() => {
  addWords('three-chapters', words);
  add(tell({ key: 'dealt', deal: 1 }, 0)); // told before anybody listens
  for (let number = 0; number < 40; number++) {
    let step = number;
    const end = play(
      number,
      (state, seat, moves) => {
        if (step++ % 4 !== 0) return;
        for (let viewer = NOBODY; viewer < state.seats; viewer++) {
          const view = engine.view(state, viewer);
          add(prompt(view, viewer));
          add(status(view));
          const { pieces, places, groups = [] } = sceneOf(view, viewer, SIZES[number % 2], null);
          [...pieces, ...places, ...groups].forEach(({ label }) => add(label));
          places.forEach(({ caption }) => add(caption));
          if (viewer === seat) moves.forEach((move) => add(say(view, viewer, move)));
        }
      },
      (event, state) => {
        for (let viewer = NOBODY; viewer < state.seats; viewer++) add(tell(eventFor(event, viewer) as ThreeChaptersEvent, viewer));
        add(prompt(engine.view(state, 0), 0));
        add(status(engine.view(state, 0)));
      },
    );
    add(prompt(end, 0));
  }
  DECK.forEach((card) => {
    add(rulePhrase(card));
    const { name, rule } = face.describe(faceOf(card));
    add(name);
    add(rule);
  });
  TOKENS.forEach((token) => {
    const { name, rule } = face.describe(tokenFace(token));
    add(name);
    add(rule);
  });
  lesson.steps.forEach((step) => add(step.say));
  lesson.names.forEach(add);
});

const said = (phrase: Phrase) => speak(phrase, NAMES);

test.each(languages)('everything that a match brings forth is said in %s', (language) => {
  setLanguage(language);
  expect(phrases.size).toBeGreaterThan(1000);
  const unsaid = [...phrases.values()].filter((phrase) => {
    const text = said(phrase);
    return text === phrase.key.replace('three-chapters:', '') || /\{\{|undefined|NaN|\[object|\bthree-chapters:\w+\./.test(text);
  });
  expect(unsaid).toEqual([]);
});

/** Words that screens ask for by what the game declares. */
const declared = [
  'about',
  ...Object.keys(REASONS).map((reason) => `refused.${reason}`),
  'rules.aim',
  ...rules.flatMap((section) => [`rules.${section.id}.title`, ...section.rules.map((number) => `rules.${number}`)]),
  ...['tokens', 'paid', 'soFar', 'counted', 'goesOn', 'unseen', 'mostGems', 'gainedForGems'].map((name) => `sheet.${name}`),
];

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [path + key.replace(PLURAL, '')] : keysOf(value as object, `${path}${key}.`)));
}

/** What abilities are made of is there for any that may yet be written. */
const LANGUAGE = /^(keeper|figure|withFigure|trait|condition|count|ability|tokens|reason)\./;

test('there are words for all that the game declares, and none that nobody says', () => {
  const used = new Set([...declared, ...[...phrases.values()].map((phrase) => phrase.key.replace('three-chapters:', ''))]);
  const ours = keysOf(words.en);
  expect([...used].filter((key) => !ours.includes(key))).toEqual([]);
  expect(ours.filter((key) => !LANGUAGE.test(key) && !used.has(key))).toEqual([]);
  expect(new Set(keysOf(words.pl))).toEqual(new Set(ours));
});

test('a reward is said with why it comes', () => {
  setLanguage('en');
  const event = { key: 'paid', chair: 0, seat: 0, card: 46, ability: 0, times: 1, reward: { hearts: 3 }, cards: [5] } as const;
  expect(said(tell(event, 0)!)).toBe('3 hearts for you. Three Bears: Goldilocks is here.');
  const last = { ...event, seat: 1, chair: 1, card: 17, cards: [] };
  expect(said(tell(last, 0)!)).toBe('3 hearts for Jan. White Rabbit: it ends the trick.');
  setLanguage('pl');
  expect(said(tell(event, 1)!)).toBe('Ola dostaje: 3 serca. Trzy Misie: jest tu Złotowłosa.');
});

test('the chapters hold every rule of the README, by its number, and cards that have a name', () => {
  const readme = readFileSync(join(__dirname, '../../../src/rules/three-chapters/README.md'), 'utf8');
  const numbers = [...readme.matchAll(/^- \*\*(C\d+\.\d+)\*\*/gm)].map((match) => match[1]);
  expect(rules.flatMap((section) => section.rules)).toEqual(numbers);
  for (const drawn of rules.flatMap((section) => section.faces)) expect(face.describe(drawn).name.key).not.toBe('three-chapters:card.hidden');
});

test('no text in Polish depends on whether a person is a man or a woman', () => {
  const past = /\p{L}+(łeś|łaś|łem|łam)(?!\p{L})/u;
  const texts = (tree: object): string[] => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : texts(value as object)));
  expect(texts(words.pl).filter((text) => past.test(text))).toEqual([]);
});

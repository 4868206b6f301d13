import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { face, words } from '../../../src/games/koty/face';
import { lesson } from '../../../src/games/koty/lesson';
import { pictures } from '../../../src/games/koty/pictures';
import { prompt, status } from '../../../src/games/koty/prompt';
import { REASONS } from '../../../src/games/koty/refuse';
import { rules } from '../../../src/games/koty/rules';
import { say } from '../../../src/games/koty/say';
import { scene as sceneOf } from '../../../src/games/koty/scene';
import { tell } from '../../../src/games/koty/tell';
import { eventFor } from '../../../src/rules/kernel/events';
import { NOBODY } from '../../../src/rules/kernel/zones';
import { kotyEvent } from '../../../src/rules/koty/events';
import { koty } from '../../../src/rules/koty/game';
import type { Phrase } from '../../../src/words/phrase';
import { speak } from '../../../src/words/speak';
import { addWords, languages, setLanguage } from '../../../src/words/words';
import { engine, play } from './matches';

const NAMES = ['Ola', 'Jan', 'Bot Zosia', 'Mruczek', 'Tata', 'Mama'];
const PLURAL = /_(one|few|many|other)$/;
const SIZE = { width: 390, height: 668 };

const phrases = new Map<string, Phrase>();
const add = (phrase: Phrase | null | undefined) => {
  if (!phrase) return;
  phrases.set(JSON.stringify(phrase), phrase);
  for (const fact of Object.values(phrase.facts ?? {})) if (typeof fact === 'object' && 'key' in fact) add(fact);
};

beforeAll(() => {
  addWords('koty', words);
  for (let number = 0; number < 60; number++) {
    let step = number;
    play(
      number,
      (state, seat, moves) => {
        if (step++ % 4 !== 0) return;
        for (const viewer of [NOBODY, seat, (seat + 1) % state.seats]) {
          const view = engine.view(state, viewer);
          add(prompt(view, viewer));
          add(status(view));
          const { pieces, places, groups = [] } = sceneOf(view, viewer, SIZE, null);
          [...pieces, ...places, ...groups].forEach(({ label }) => add(label));
          places.forEach(({ caption }) => add(caption));
          if (viewer === seat) moves.forEach((move) => add(say(view, viewer, move)));
        }
      },
      (event, state) => {
        for (let viewer = NOBODY; viewer < state.seats; viewer++) add(tell(kotyEvent(eventFor(event, viewer)), viewer));
        if (step % 4 === 0) add(prompt(engine.view(state, 0), 0));
      },
      900,
    );
  }
  add(prompt({ ...engine.start({ seats: 2, seed: 3 }), flow: [] }, 0));
  (['dream', 'cards'] as const).forEach((why) => add(tell({ key: 'ended', seat: 0, why }, 0)));
  lesson.steps.forEach((step) => add(step.say));
  lesson.names.forEach(add);
});

const said = (phrase: Phrase) => speak(phrase, NAMES);

test.each(languages)('everything that a match brings forth is said in %s', (language) => {
  setLanguage(language);
  expect(phrases.size).toBeGreaterThan(1000);
  const unsaid = [...phrases.values()].filter((phrase) => {
    const text = said(phrase);
    return text === phrase.key.replace('koty:', '') || /\{\{|undefined|NaN|\[object|\bkoty:\w+\./.test(text);
  });
  expect(unsaid).toEqual([]);
});

/** Words that screens ask for by what the game declares. */
const declared = [
  'about',
  ...Object.keys(pictures).flatMap((picture) => [`card.${picture}.name`, `card.${picture}.rule`]),
  ...['blue', 'yellow', 'green', 'pink'].map((suit) => `letter.${suit}`),
  ...Object.entries(koty.options).flatMap(([name]) => [`option.${name}.name`, `option.${name}.about`]),
  ...Object.keys(koty.presets ?? {}).map((name) => `preset.${name}`),
  'decline.name',
  'decline.about',
  ...Object.keys(REASONS).map((reason) => `refused.${reason}`),
  'rules.aim',
  ...rules.flatMap((section) => [`rules.${section.id}.title`, ...section.rules.map((number) => `rules.${number}`)]),
  ...['dream', 'land', 'nines', 'team', 'goesOn', 'level'].map((name) => `sheet.${name}`),
];

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [path + key.replace(PLURAL, '')] : keysOf(value as object, `${path}${key}.`)));
}

test('there are words for all that the game declares, and none that nobody says', () => {
  const used = new Set([...declared, ...[...phrases.values()].map((phrase) => phrase.key.replace('koty:', ''))]);
  const ours = keysOf(words.en).filter((key) => !key.startsWith('keeper.')); // those are for __tests__/words/keeper.test.ts
  expect([...used].sort()).toEqual([...new Set(ours)].sort());
});

test('the chapters hold every rule of the README, by its number, and cards that have a name', () => {
  const readme = readFileSync(join(__dirname, '../../../src/rules/koty/README.md'), 'utf8');
  const numbers = [...readme.matchAll(/^- \*\*(KO\d+\.\d+)\*\*/gm)].map((match) => match[1]);
  expect(rules.flatMap((section) => section.rules)).toEqual(numbers);
  for (const drawn of rules.flatMap((section) => section.faces)) expect(said(face.describe(drawn).name)).not.toContain('card.');
});

test('no text in Polish depends on whether a person is a man or a woman', () => {
  const past = /\p{L}+(łeś|łaś|łem|łam)(?!\p{L})/u;
  const found = Object.entries(flat(words.pl)).filter(([, text]) => past.test(text));
  expect(found).toEqual([]);
});

function flat(tree: object, path = ''): Record<string, string> {
  return Object.assign({}, ...Object.entries(tree).map(([key, value]) => (typeof value === 'string' ? { [path + key]: value } : flat(value as object, `${path}${key}.`))));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { face, words } from '../../../src/games/cat-lady/face';
import { DISCARDED, paperOf } from '../../../src/games/cat-lady/keys';
import { lesson } from '../../../src/games/cat-lady/lesson';
import { ARROWS } from '../../../src/games/cat-lady/looks';
import { prompt, status } from '../../../src/games/cat-lady/prompt';
import { REASONS } from '../../../src/games/cat-lady/refuse';
import { rules } from '../../../src/games/cat-lady/rules';
import { say, sure } from '../../../src/games/cat-lady/say';
import { scene as sceneOf } from '../../../src/games/cat-lady/scene';
import { tell } from '../../../src/games/cat-lady/tell';
import { FACES } from '../../../src/rules/cat-lady/cards';
import type { CatLadyEvent } from '../../../src/rules/cat-lady/state';
import { NOBODY } from '../../../src/rules/kernel/zones';
import type { Phrase } from '../../../src/words/phrase';
import { speak } from '../../../src/words/speak';
import { addWords, languages, setLanguage } from '../../../src/words/words';
import { engine, play } from './matches';

const NAMES = ['Ola', 'Jan', 'Bot Zosia', 'Mruczek'];
const PLURAL = /_(one|few|many|other)$/;
const SIZE = { width: 390, height: 668 };
const pictures = [...new Set(FACES.flatMap((one) => (one ? [one.key] : [])))];

const phrases = new Map<string, Phrase>();
const add = (phrase: Phrase | null | undefined) => {
  if (!phrase) return;
  phrases.set(JSON.stringify(phrase), phrase);
  for (const fact of Object.values(phrase.facts ?? {})) if (typeof fact === 'object' && 'key' in fact) add(fact);
};

beforeAll(() => {
  addWords('cat-lady', words);
  for (let number = 0; number < 45; number++) {
    let step = number;
    play(
      number,
      (state, seat, moves) => {
        if (step++ % 3 !== 0) return;
        for (const viewer of [NOBODY, seat, (seat + 1) % state.seats]) {
          const view = engine.view(state, viewer);
          add(prompt(view, viewer));
          add(status(view));
          for (const open of [paperOf((Math.max(0, viewer) + 1) % state.seats), DISCARDED]) {
            const { pieces, places, groups = [] } = sceneOf(view, viewer, SIZE, open);
            [...pieces, ...places, ...groups].forEach(({ label }) => add(label));
          }
          if (viewer !== seat) continue;
          moves.forEach((move) => add(say(view, viewer, move)));
          moves.forEach((move) => add(sure(view, viewer, move)));
        }
      },
      (event, state) => {
        for (let viewer = NOBODY; viewer < state.seats; viewer++) add(tell(event as CatLadyEvent, viewer));
        add(prompt(engine.view(state, 0), 0));
      },
    );
  }
  add(prompt({ ...engine.start({ seats: 2, seed: 3 }), flow: [] }, 0));
  add(sceneOf({ ...engine.start({ seats: 2, seed: 3 }), strays: [] }, 0, SIZE, null).places.find(({ key }) => key === 'stray:0')!.label);
  const fed = { ...engine.start({ seats: 2, seed: 3 }), revealed: true, bowls: [[], []], changed: [false, false], flow: [{ procedure: 'match', step: 'feed', locals: {} }] };
  add(prompt(fed, 0));
  for (const drawn of [...pictures, 'cat token', 'points token', ...ARROWS.map((arrow) => `${arrow} token`)]) {
    add(face.describe(drawn).name);
    add(face.describe(drawn).rule);
  }
  lesson.steps.forEach((step) => add(step.say));
  lesson.names.forEach(add);
});

const said = (phrase: Phrase) => speak(phrase, NAMES);

test.each(languages)('everything that a match brings forth is said in %s', (language) => {
  setLanguage(language);
  expect(phrases.size).toBeGreaterThan(1000);
  const unsaid = [...phrases.values()].filter((phrase) => {
    const text = said(phrase);
    return text === phrase.key.replace('cat-lady:', '') || /\{\{|undefined|NaN|\[object|\bcat-lady:\w+\./.test(text);
  });
  expect(unsaid).toEqual([]);
});

/** Words that screens ask for by what the game declares. */
const declared = [
  'about',
  ...Object.keys(REASONS).map((reason) => `refused.${reason}`),
  'rules.aim',
  ...rules.flatMap((section) => [`rules.${section.id}.title`, ...section.rules.map((number) => `rules.${number}`)]),
  ...['as', 'hungry', 'ate', 'ateEach', 'catnip', 'catnipWithMacak', 'toys', 'costumes', 'lostCats', 'points', 'leftover', 'total', 'hidden', 'goesOn', 'level'].map((name) => `sheet.${name}`),
];

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [path + key.replace(PLURAL, '')] : keysOf(value as object, `${path}${key}.`)));
}

test('there are words for all that the game declares, and none that nobody says', () => {
  const used = new Set([...declared, ...[...phrases.values()].map((phrase) => phrase.key.replace('cat-lady:', ''))]);
  const ours = keysOf(words.en).filter((key) => !key.startsWith('keeper.')); // those are for __tests__/words/keeper.test.ts
  expect([...used].sort()).toEqual([...new Set(ours)].sort());
});

test('the chapters hold every rule of the README, by its number, and cards that have a name', () => {
  const readme = readFileSync(join(__dirname, '../../../src/rules/cat-lady/README.md'), 'utf8');
  const numbers = [...readme.matchAll(/^- \*\*(C\d+\.\d+)\*\*/gm)].map((match) => match[1]);
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

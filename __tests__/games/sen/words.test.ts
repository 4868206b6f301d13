import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { words } from '../../../src/games/sen/face';
import { senEvent } from '../../../src/games/sen/events';
import { lesson } from '../../../src/games/sen/lesson';
import { PICTURES } from '../../../src/games/sen/looks';
import { prompt, status } from '../../../src/games/sen/prompt';
import { outlook, reasons } from '../../../src/games/sen/reasons';
import { REASONS } from '../../../src/games/sen/refuse';
import { rules } from '../../../src/games/sen/rules';
import { say, sure } from '../../../src/games/sen/say';
import { scene as sceneOf } from '../../../src/games/sen/scene';
import { tell } from '../../../src/games/sen/tell';
import { eventFor } from '../../../src/rules/kernel/events';
import { NOBODY } from '../../../src/rules/kernel/zones';
import { sen } from '../../../src/rules/sen/game';
import type { Sen } from '../../../src/rules/sen/state';
import type { Phrase } from '../../../src/words/phrase';
import { speak } from '../../../src/words/speak';
import { addWords, languages, setLanguage } from '../../../src/words/words';
import { engine, play } from './matches';

const NAMES = ['Ola', 'Jan', 'Bot Zosia', 'Mruczek', 'Tata'];
const PLURAL = /_(one|few|many|other)$/;

const phrases = new Map<string, Phrase>();
const add = (phrase: Phrase | null | undefined) => {
  if (!phrase) return;
  phrases.set(JSON.stringify(phrase), phrase);
  for (const fact of Object.values(phrase.facts ?? {})) if (typeof fact === 'object' && 'key' in fact) add(fact);
};

beforeAll(() => {
  addWords('sen', words);
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
          const { pieces, places } = sceneOf(view, viewer, { width: 390, height: 668 });
          [...pieces, ...places].forEach(({ label }) => add(label));
          places.forEach(({ caption }) => add(caption));
          if (viewer === seat) moves.forEach((move) => [say(view, viewer, move), sure(move)].forEach(add));
        }
      },
      (event, state) => {
        for (let viewer = NOBODY; viewer < state.seats; viewer++) {
          add(tell(senEvent(eventFor(event, viewer)), viewer));
          if (step % 4 !== 0) continue;
          const view = engine.view(state, viewer);
          add(prompt(view, viewer));
          sceneOf(view, viewer, { width: 390, height: 668 }).places.forEach(({ caption }) => add(caption));
        }
        if (event.key !== 'counted') return;
        reasons(state).forEach(add);
        add(outlook(state));
      },
    );
  }
  const scored: Partial<Sen>[] = [
    { flow: [], rounds: [{ ended: 0, called: true, crows: [1, 2], points: [1, 2] }] },
    { rounds: [{ ended: 0, called: true, crows: [9, 30], points: [0, 50] }] },
  ];
  for (const fields of scored) {
    const state = { ...engine.start({ seats: 2, seed: 3, options: { allIn: true } }), ...fields };
    [prompt(state, 0), outlook(state), status(state), ...reasons(state)].forEach(add);
  }
  const right = { key: 'claimed', seat: 0, lands: [0, 1], crows: 0, right: true, cards: [1, 2] } as const;
  [0, 1].forEach((viewer) => add(tell(right, viewer)));
  lesson.steps.forEach((step) => add(step.say));
  lesson.names.forEach(add);
});

const said = (phrase: Phrase) => speak(phrase, NAMES);

test.each(languages)('everything that a match brings forth is said in %s', (language) => {
  setLanguage(language);
  expect(phrases.size).toBeGreaterThan(1000);
  const unsaid = [...phrases.values()].filter((phrase) => {
    const text = said(phrase);
    return text === phrase.key.replace('sen:', '') || /\{\{|undefined|NaN|\[object|\bsen:\w+\./.test(text);
  });
  expect(unsaid).toEqual([]);
});

/** Words that screens ask for by what the game declares. */
const declared = [
  'about',
  ...PICTURES.flatMap((picture) => [`card.${picture}.name`, `card.${picture}.rule`]),
  ...['take', 'peek', 'swap'].flatMap((special) => [`special.${special}`, `move.use.${special}`]),
  ...Object.entries(sen.options).flatMap(([name, rule]) => [
    `option.${name}.name`,
    `option.${name}.about`,
    ...(rule.kind === 'choice' ? rule.of.map((value) => `option.${name}.${value}`) : []),
  ]),
  ...Object.keys(sen.presets ?? {}).map((name) => `preset.${name}`),
  ...Object.keys(REASONS).map((reason) => `refused.${reason}`),
  'rules.aim',
  ...rules.flatMap((section) => [`rules.${section.id}.title`, ...section.rules.map((number) => `rules.${number}`)]),
  ...['empty', 'dream', 'round', 'total', 'called'].map((name) => `sheet.${name}`),
];

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [path + key.replace(PLURAL, '')] : keysOf(value as object, `${path}${key}.`)));
}

test('there are words for all that the game declares, and none that nobody says', () => {
  const used = new Set([...declared, ...[...phrases.values()].map((phrase) => phrase.key.replace('sen:', ''))]);
  const ours = keysOf(words.en).filter((key) => !key.startsWith('keeper.')); // those are for __tests__/words/keeper.test.ts
  expect([...used].sort()).toEqual([...new Set(ours)].sort());
});

test('the chapters hold every rule of the README, by its number', () => {
  const readme = readFileSync(join(__dirname, '../../../src/rules/sen/README.md'), 'utf8');
  const numbers = [...readme.matchAll(/^- \*\*(S\d+\.\d+)\*\*/gm)].map((match) => match[1]);
  expect(rules.flatMap((section) => section.rules)).toEqual(numbers);
});

test('no text in Polish depends on whether a person is a man or a woman', () => {
  const past = /\p{L}+(łeś|łaś|łem|łam)(?!\p{L})/u;
  const found = Object.entries(flat(words.pl)).filter(([, text]) => past.test(text));
  expect(found).toEqual([]);
});

function flat(tree: object, path = ''): Record<string, string> {
  return Object.assign({}, ...Object.entries(tree).map(([key, value]) => (typeof value === 'string' ? { [path + key]: value } : flat(value as object, `${path}${key}.`))));
}

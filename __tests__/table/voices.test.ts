import type { Sitter } from '../../src/match/types';
import { catNames } from '../../src/storage/cats';
import { chooseVoice, NOTHING_SPOKEN, type Felt } from '../../src/table/cats/voices';
import en from '../../src/table/cats/words/en.json';
import pl from '../../src/table/cats/words/pl.json';

const person: Sitter = { kind: 'person', person: 1, name: 'Ola', mark: 'circle' };
const bot = (cat: (typeof catNames)[number]): Sitter => ({ kind: 'bot', level: 'easy', cat, name: cat, mark: 'star' });
const sitters = [person, bot('figa'), bot('misty')];
const face = {
  listFelt: ({ key, seat }: { key: string; seat?: number }) =>
    key === 'silent' ? [] : [{ seat, moment: key } as Felt],
};
const later = { ...NOTHING_SPOKEN, turns: 9 };

test('a cat says something to what everybody saw happen to it', () => {
  expect(chooseVoice(face, [{ key: 'attacked', seat: 1 }], sitters, later)).toMatchObject({
    cat: 'figa',
    moment: 'attacked',
    expression: 'sulking',
  });
  expect(chooseVoice(face, [{ key: 'silent', seat: 1 }], sitters, later)).toBeNull();
});

test('people and bots of before the cats say nothing', () => {
  const old: Sitter = { kind: 'bot', level: 'easy', name: 'Whiskers', mark: 'star' };
  expect(chooseVoice(face, [{ key: 'takes', seat: 0 }], sitters, later)).toBeNull();
  expect(chooseVoice(face, [{ key: 'takes', seat: 1 }], [person, old], later)).toBeNull();
});

test('seldom, never one cat twice running, and no line twice', () => {
  const takes = [{ key: 'takes', seat: 1 }];
  expect(chooseVoice(face, takes, sitters, { ...later, turns: 3 })).toBeNull();
  expect(chooseVoice(face, takes, sitters, { ...later, last: 'figa' })).toBeNull();
  expect(chooseVoice(face, takes, sitters, { ...later, lines: ['figa takes'] })).toBeNull();
  expect(chooseVoice(face, [...takes, { key: 'loses', seat: 2 }], sitters, { ...later, last: 'figa' })).toMatchObject({
    cat: 'misty',
  });
});

test.each([
  ['pl', pl],
  ['en', en],
])('every cat has a short line of its own for each moment (%s)', (_, words) => {
  const moments = Object.keys(en.figa);
  const lines = catNames.flatMap((cat) => Object.values(words[cat]));
  for (const cat of catNames) expect(Object.keys(words[cat])).toEqual(moments);
  expect(lines.filter((line) => line.length > 36 || /\{\{|'/.test(line))).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});

test('Misty has stars, not a crystal ball', () => {
  expect(Object.values({ ...pl.misty, ...en.misty }).join(' ')).not.toMatch(/kul|orb|ball/i);
});

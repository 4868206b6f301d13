import i18next from 'i18next';

import { kits } from '../../kits';
import { boxedGames } from '../../src/games';
import { sheetRules } from '../../src/keeper';
import type { CardFileRefusal } from '../../src/keeper/ownCards';
import { WAY } from '../../src/rules/kernel/sheet';
import { languages } from '../../src/words/words';

const flat = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [path + key.replace(/_(one|few|many|other)$/, '')]
      : flat(value as object, `${path}${key}.`),
  );

/** The sheet words of a game without a table are among the app's words. */
const offered = Object.keys(kits).filter(
  (id) => boxedGames.some((game) => game.id === id) || i18next.exists(`app:keeper.${id}`),
);

test.each(offered)('%s: everything that its sheet asks for and counts has words, and nothing else has', async (id) => {
  const box = boxedGames.find((game) => game.id === id);
  const face = await box?.open();
  const { options, seats, common, fields, ways, box: areaOf } = sheetRules[id];
  const { parts, counts: counted, notes } = kits[id].sheet;
  const initial = Object.fromEntries(Object.entries(options).map(([name, rule]) => [name, rule.initial]));
  const asked = [...common(initial, seats.max), ...fields(initial, seats.max)];
  const groups = new Set(asked.flatMap(({ group }) => group ?? []));
  const flagsOn = Object.fromEntries(
    Object.entries(options).map(([name, rule]) => [name, rule.kind === 'flag' ? true : rule.initial]),
  );
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);
  const steps = counts.flatMap((count) => [...areaOf!(initial, count), ...areaOf!(flagsOn, count)]);
  const answers = common(initial, seats.max).filter((field) => field.kind === 'choice' && field.name !== WAY);
  const needed = [
    ...(sheetRules[id].fill ? ['fill'] : []),
    ...(ways?.of ?? []).map((way) => `way.${way}`),
    ...(notes ?? []).map((note) => `note.${note}`),
    ...answers.flatMap((field) =>
      field.kind === 'choice' ? field.of.map((one) => `answer.${field.name}.${one}`) : [],
    ),
    ...(face?.sheetCards?.rows ?? []).map(({ name }) => name.key.replace(`${id}:keeper.`, '')),
    ...(counted ?? []).map((name) => `count.${name}`),
    ...steps.map(({ name }) => `box.${name}`),
    ...asked.map(({ name }) => `field.${name}`),
    ...[...groups].map((group) => `group.${group}`),
    ...parts.map((part) => `part.${part}`),
  ];
  for (const language of languages) {
    const words = box
      ? i18next.getResource(language, id, 'keeper')
      : i18next.getResource(language, 'app', `keeper.${id}`);
    expect([...new Set(flat(words as object))].sort()).toEqual([...new Set(needed)].sort());
  }
});

const REFUSALS: Readonly<Record<CardFileRefusal['why'] | 'unread', true>> = {
  notCards: true,
  newer: true,
  tooLarge: true,
  sameValue: true,
  unknownCard: true,
  value: true,
  traits: true,
  ability: true,
  unread: true,
};

test.each(languages)('every reason to refuse a file of cards has its sentence (%s)', (language) => {
  const sentences = i18next.getResource(language, 'app', 'keeper.cards.refused') as Record<string, string>;
  expect(Object.keys(sentences).sort()).toEqual(Object.keys(REFUSALS).sort());
  expect(new Set(Object.values(sentences)).size).toBe(Object.keys(REFUSALS).length);
});

import i18next from 'i18next';

import { kits } from '../../kits';
import { boxedGames } from '../../src/games';
import { sheetRules } from '../../src/keeper';
import { languages } from '../../src/words/words';

const flat = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [path + key.replace(/_(one|few|many|other)$/, '')]
      : flat(value as object, `${path}${key}.`),
  );

/** A game without a table of its own has its sheet's words with the app. */
const offered = Object.keys(kits).filter(
  (id) => boxedGames.some((game) => game.id === id) || i18next.exists(`app:keeper.${id}`),
);

test.each(offered)('%s: everything that its sheet asks for and counts has words, and nothing else has', async (id) => {
  const box = boxedGames.find((game) => game.id === id);
  await box?.open();
  const { options, seats, common, fields, box: areaOf } = sheetRules[id];
  const { parts, counts: counted } = kits[id].sheet;
  const initial = Object.fromEntries(Object.entries(options).map(([name, rule]) => [name, rule.initial]));
  const asked = [...common(initial, seats.max), ...fields(initial, seats.max)];
  const groups = new Set(asked.flatMap(({ group }) => group ?? []));
  const flagsOn = Object.fromEntries(
    Object.entries(options).map(([name, rule]) => [name, rule.kind === 'flag' ? true : rule.initial]),
  );
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);
  const steps = counts.flatMap((count) => [...areaOf!(initial, count), ...areaOf!(flagsOn, count)]);
  const needed = [
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

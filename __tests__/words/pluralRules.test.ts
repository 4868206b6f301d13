import { PluralRules } from '../../src/words/pluralRules';

const COUNTS = [
  ...Array.from({ length: 1200 }, (_, count) => count),
  1.5,
  0.1,
  2.5,
  -1,
  -3,
  -22,
  100_002,
  1_000_012,
  1_000_022,
];

test.each(['pl', 'en', 'pl-PL', 'en-GB'])('the forms of %s are those that engines know', (code) => {
  const [own, known] = [new PluralRules(code), new Intl.PluralRules(code)];
  expect(COUNTS.map((count) => own.select(count))).toEqual(COUNTS.map((count) => known.select(count)));
  expect(own.resolvedOptions().pluralCategories.sort()).toEqual(known.resolvedOptions().pluralCategories.sort());
});

import { existsSync, readFileSync, readdirSync } from 'node:fs';

import { allGames } from '../withTemplate';

/** Every numbered rule of every game has a test whose name begins with its number. */
test.each(Object.keys(allGames))('%s: no rule without a test, no test of a rule that is not there', (id) => {
  const numbers = [...readFileSync(`src/rules/${id}/README.md`, 'utf8').matchAll(/^- \*\*([A-Z]+\d+\.\d+)\*\*/gm)].map(
    (match) => match[1],
  );
  expect(numbers).not.toEqual([]); // a rule begins with its number: - **S1.1** …
  const folder = `__tests__/rules/${id}`;
  const tests = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.test.ts')) : [];
  const tested = tests.flatMap((file) =>
    [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\btest(?:\.each\([^`]*?\))?\(\s*['"`]([A-Z]+\d+\.\d+)\b/g),
    ].map((match) => match[1]),
  );
  expect(numbers.filter((number) => !tested.includes(number))).toEqual([]);
  expect(tested.filter((number) => !numbers.includes(number))).toEqual([]);
});

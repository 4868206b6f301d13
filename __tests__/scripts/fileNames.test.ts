import { execFileSync } from 'node:child_process';

/** Files that Metro or Node may take for one another where a disk does not tell case apart, or where an ending may be left out. */
function clashesIn(files: readonly string[]): string[][] {
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = file.toLowerCase().replace(/\.tsx?$/, ''); // `a.web.ts` stays apart from `a.ts`: its platform is part of its name
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return [...byName.values()].filter((same) => same.length > 1);
}

test('no two files of the project differ only by case, or only by .ts and .tsx', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const listed = files.split('\0').filter((file) => file !== '');
  expect(listed.length).toBeGreaterThan(100);
  expect(clashesIn(listed)).toEqual([]);
});

test('such files are found', () => {
  expect(clashesIn(['a.ts', 'a.web.ts', 'b/a.ts', 'a.json'])).toEqual([]);
  expect(clashesIn(['Grips.tsx', 'grips.ts'])).toEqual([['Grips.tsx', 'grips.ts']]);
  expect(clashesIn(['a.ts', 'a.tsx'])).toEqual([['a.ts', 'a.tsx']]);
  expect(clashesIn(['a.web.tsx', 'a.Web.ts'])).toEqual([['a.web.tsx', 'a.Web.ts']]);
  expect(clashesIn(['docs/Map.md', 'docs/map.md'])).toEqual([['docs/Map.md', 'docs/map.md']]);
});

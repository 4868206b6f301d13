import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { REGISTRIES } from './register';
import { namesOf, renamed, type Names } from './rename';

/** The template: a small game that is typed, linted and tested like all others, but stands on no shelf. */
export const FOLDERS = [
  'src/rules/template',
  'src/games/template',
  'kits/template',
  'scripts/art/template',
  '__tests__/rules/template',
  '__tests__/games/template',
] as const;

export interface Plan {
  readonly names: Names;
  /** Text by path. */
  readonly created: ReadonlyMap<string, string>;
  readonly touched: ReadonlyMap<string, string>;
}

const filesUnder = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );

/** Which files a new game would bring, and which it would change. */
export function planGame(root: string, id: string, title: { readonly pl: string; readonly en: string }): Plan {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const readmes = readdirSync(join(root, 'src/rules')).map((game) => `src/rules/${game}/README.md`);
  const numbered = readmes.filter((path) => existsSync(join(root, path))).map(read);
  const names = namesOf(id, (prefix) => numbered.some((text) => new RegExp(`\\*\\*${prefix}\\d`).test(text)));
  for (const folder of FOLDERS)
    if (existsSync(join(root, renamed(folder, names)))) throw new Error(`${renamed(folder, names)} is there already`);
  const files = FOLDERS.flatMap((folder) => filesUnder(root, folder));
  return {
    names,
    created: new Map(files.map((path) => [renamed(path, names), renamed(read(path), names)])),
    touched: new Map(Object.entries(REGISTRIES).map(([path, register]) => [path, register(read(path), names, title)])),
  };
}

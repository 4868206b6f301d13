/**
 * The file that lists a game's pictures by name, `src/games/<game>/pictures.ts`. It stands outside scripts/art, where
 * every change asks for all pictures to be compared anew.
 */

const HEAD = '// Written by `npm run art`: a change here would be lost.\n\n';
const GROUND = /^ground-(dark|light)$/;

const capitalised = (text: string): string => text[0].toUpperCase() + text.slice(1);

/** `''` becomes `pictures`, `small` becomes `smallPictures`, and `token/small` becomes `smallTokenPictures`. */
function recordOf(folder: string): string {
  const parts = folder.split('/').filter((part) => part !== '');
  const [first, ...rest] = [...parts.reverse(), 'pictures'];
  return [first, ...rest.map(capitalised)].join('');
}

const keyOf = (name: string): string => (/^(\d+|[A-Za-z]\w*)$/.test(name) && !/^0\d/.test(name) ? name : `'${name}'`);

/** With `require`: an import each would be three times as much of a phone's bytecode, for a thousand pictures. */
function record(name: string, game: string, entries: readonly (readonly [key: string, path: string])[]): string {
  const lines = entries.map(([key, path]) => `  ${keyOf(key)}: require('../../../assets/${game}/${path}.webp'),\n`);
  return `export const ${name} = {\n${lines.join('')}} as const;\n`;
}

/** The index of one game from the files in assets/; null if the game has no picture of its own. */
export function pictureIndexOf(game: string, files: readonly string[]): string | null {
  const paths = files
    .filter((file) => file.startsWith(`${game}/`))
    .map((file) => file.slice(game.length + 1).replace(/\.webp$/, ''))
    .sort((one, other) => (one < other ? -1 : 1));
  if (paths.length === 0) return null;
  const grounds = paths.flatMap((path) => {
    const [, theme] = GROUND.exec(path) ?? [];
    return theme === undefined ? [] : [[theme, path] as const];
  });
  const folders = new Map<string, [string, string][]>();
  for (const path of paths.filter((one) => !GROUND.test(one))) {
    const at = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, Math.max(0, at - 1));
    folders.set(folder, [...(folders.get(folder) ?? []), [path.slice(at), path]]);
  }
  const records = [...folders].map(([folder, entries]) => record(recordOf(folder), game, entries));
  const ofGrounds = grounds.length > 0 ? [record('grounds', game, grounds)] : [];
  return HEAD + [...records, ...ofGrounds].join('\n');
}

/** The folder of the cats that play, who are at home in no game. */
export const BOTS = 'bots';

export const indexFile = (game: string): string =>
  game === BOTS ? 'src/table/cats/pictures.ts' : `src/games/${game}/pictures.ts`;

import type { Names } from './rename';

/** Inserts a line before the last occurrence of the mark. */
function insert(path: string, text: string, mark: string, line: string): string {
  const at = text.lastIndexOf(mark);
  if (at < 0)
    throw new Error(
      `${path} has no "${mark.trim()}" any more: scripts/newGame/register.ts does not know where to list the game`,
    );
  return text.slice(0, at) + line + text.slice(at);
}

const writeGetter = (id: string, name: string): string => `  get '${id}'() { return ${name}; },`;

const addName = (text: string, id: string, name: string): string =>
  text.replace(/\n {2}"game": \{\n/, (head) => `${head}    "${id}": ${JSON.stringify(name)},\n`);

/**
 * Every file outside a game's own folders that must name the game, and how to add the name. Lint and Prettier then put
 * the lines in order.
 */
export const REGISTRIES: Readonly<
  Record<string, (text: string, names: Names, title: { readonly pl: string; readonly en: string }) => string>
> = {
  'src/rules/index.ts': (text, { id, camel }) =>
    `import { ${camel}Game } from './${id}/game';\n${insert('src/rules/index.ts', text, '\n};', `\n${writeGetter(id, `${camel}Game`)}`)}`,
  'src/keeper/index.ts': (text, { id, camel }) =>
    `import { ${camel}Sheet } from '../rules/${id}/sheet';\n${insert('src/keeper/index.ts', text, '  get rounds()', `${writeGetter(id, `${camel}Sheet`)}\n`)}`,
  'src/games/index.ts': (text, { id, camel }) =>
    `import ${camel}Box from '../../assets/boxes/${id}.webp';\n${insert(
      'src/games/index.ts',
      text,
      '\n];',
      `\n  { id: '${id}', picture: ${camel}Box, ink: '#fff1d6', open: () => unpack('${id}', import('./${id}/face')) },`,
    )}`,
  'kits/index.ts': (text, { id, camel }) =>
    `import { kit as ${camel} } from './${id}/kit';\n${insert('kits/index.ts', text, '].map(', `, ${camel}`)}`,
  'src/words/pl.json': (text, { id }, { pl }) => addName(text, id, pl),
  'src/words/en.json': (text, { id }, { en }) => addName(text, id, en),
};

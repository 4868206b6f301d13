// What docs/map.md says of the rooms: the column "may import" of its table, and the picture.
const { rooms } = require('./rooms.cjs');

const PICTURE = /(<!-- rooms -->\n)[^]*?(<!-- \/rooms -->)/;
const ROW = /^\| `([^`]+)` \|(.*)\| ([^|]*) \|$/gm;

const shorten = (name) => name.replace(/^src\//, '').replace('<game>', 'a game');
const nameOf = (name) =>
  name.startsWith('own ')
    ? `its ${name.replace(/^own src\/(\w+)\/.*/, '$1')}`
    : shorten(name)
        .replace('rules/a game', "games' rules")
        .replace('games/a game', "games' faces")
        .replace(/^rules\/(kernel|bots)$/, '$1');
const plain = (name) => name.replace(/^own /, '');

const imports = new Map(rooms.map(({ name, mayImport }) => [name, mayImport.map(plain)]));
const reaches = (from, to) => imports.get(from).some((next) => next === to || reaches(next, to));

/** Arrows that no other way implies. */
const arrows = rooms.flatMap(({ name }) => {
  const next = imports.get(name);
  return next.filter((to) => !next.some((other) => reaches(other, to))).map((to) => [name, to]);
});

const idOf = (name) => name.replace(/\W+/g, '_').replace(/^src_|_$/g, '');

function drawPicture() {
  const boxes = rooms.map(({ name }) => `  ${idOf(name)}["${shorten(name)}"]`);
  const lines = arrows.map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`);
  return ['```mermaid', 'flowchart TD', ...boxes, ...lines, '```', ''].join('\n');
}

/** The map with table and picture as the rooms are now. Throws where a room has no row. */
exports.drawMap = (text) => {
  const rows = new Set();
  const table = text.replace(ROW, (row, name, holds) => {
    const found = rooms.find((room) => room.name === name);
    if (!found) return row;
    rows.add(name);
    return `| \`${name}\` |${holds}| ${found.mayImport.map(nameOf).join(', ') || 'nothing'} |`;
  });
  const missing = rooms.filter(({ name }) => !rows.has(name));
  if (missing.length > 0) throw new Error(`docs/map.md has no row for ${missing.map(({ name }) => name).join(', ')}`);
  return table.replace(PICTURE, (_, begin, end) => begin + drawPicture() + end);
};

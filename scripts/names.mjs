// `npm run names`: exported names of src that stand in several files, so that a reader must look which one is meant. The
// same file of several games, or of several platforms, counts once, and two games never meet each other's names.
import { readdirSync, readFileSync } from 'node:fs';

import ts from 'typescript';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file));

const isExported = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

function namesIn(statement) {
  const declared = statement.declarationList?.declarations ?? [statement];
  return declared.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
}

const GAME = /^src\/(rules|games)\/(?!kernel\/|bots\/|contract\/)([^/]+)\//;

const gameOf = (file) => GAME.exec(file)?.[2];

/** The path without what sets games and platforms apart. */
const roleOf = (file) =>
  file
    .replace(GAME, 'src/$1/<game>/')
    .replace(/\.web(?=\.tsx?$)/, '')
    .replace(/\.tsx?$/, '');

function canMeet(one, other) {
  if (roleOf(one) === roleOf(other)) return false;
  return !gameOf(one) || !gameOf(other) || gameOf(one) === gameOf(other);
}

const placesByName = new Map();
for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  for (const name of source.statements.filter(isExported).flatMap(namesIn)) {
    placesByName.set(name, [...(placesByName.get(name) ?? []), file]);
  }
}

const several = [...placesByName].filter(([, places]) =>
  places.some((one) => places.some((other) => canMeet(one, other))),
);
for (const [name, places] of several.sort()) console.log(`${name}: ${places.join(', ')}`);
console.log(`${several.length} of ${placesByName.size} exported names have several meanings`);

// `npm run functions`: prints functions of src drawn by chance, with the seed, to be read as somebody new would read them.
// `npm run functions -- --names` prints the functions whose names break the rule of CONTRIBUTING.md.
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import ts from 'typescript';

import naming from './functions/naming.cjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    count: { type: 'string', default: '15' },
    names: { type: 'boolean', default: false },
  },
});

if (values.names) {
  const faults = naming.listAllFaults('.');
  console.log(faults.join('\n'));
  console.log(`${faults.length} functions break the rule`);
  process.exit();
}

const LEAST_LINES = 3;
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file))
  .sort();

/** The named functions of a file that are longer than a line or two. */
function functionsIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const isFunction =
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      (ts.isVariableStatement(node) &&
        node.declarationList.declarations.some(({ initializer }) => initializer && ts.isArrowFunction(initializer)));
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const text = node.getFullText().trim();
    if (isFunction && text.split('\n').length >= LEAST_LINES) found.push(`── ${file}:${line}\n${text}\n`);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** The same row of numbers for the same seed. */
function numbersFrom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const all = files.flatMap(functionsIn);
const draw = numbersFrom(Number(values.seed));
const drawn = Array.from(
  { length: Math.min(Number(values.count), all.length) },
  () => all.splice(draw(all.length), 1)[0],
);
console.log(`seed ${values.seed}: ${drawn.length} of ${drawn.length + all.length} functions\n`);
console.log(drawn.join('\n'));

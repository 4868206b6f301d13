import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { readArguments } from './arguments';
import { planGame } from './newGame/plan';

function run(tool: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [tool, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`this failed: node ${tool} ${args.join(' ')}`);
}

/** `npm run new-game -- ladders --en "Ladders" --pl "Drabiny"`: a copy of the template, listed everywhere, that passes every test. */
function main(): void {
  const said = readArguments();
  const [id] = said.words;
  if (!id) throw new Error('Say which: npm run new-game -- ladders --en "Ladders" --pl "Drabiny"');
  const en = said.text('en', id[0].toUpperCase() + id.slice(1).replaceAll('-', ' '));
  const { created, touched } = planGame('.', id, { en, pl: said.text('pl', en) });
  for (const [path, text] of [...created, ...touched]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const code = [...created.keys(), ...touched.keys()].filter((path) => /\.tsx?$/.test(path));
  const formatted = [...created.keys(), ...touched.keys()].filter((path) => !path.endsWith('.md'));
  run('scripts/run.mjs', 'scripts/art/index.ts'); // first: the list of the shelf imports the picture of the box
  run('node_modules/eslint/bin/eslint.js', '--fix', ...code);
  run('node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...formatted);
  run('scripts/run.mjs', 'scripts/golden.ts', id);
  run('scripts/run.mjs', 'scripts/golden-save.ts', id);
  console.log(`${created.size} files in the game's own folders. Outside: ${[...touched.keys()].join(', ')}`);
  console.log(`Next: docs/adding-a-game.md. To see it: npm run play`);
}

main();

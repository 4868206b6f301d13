// npm test: types, format, lint, architecture and all jest tests. Arguments go to jest. The last line is always `N
// passed, N failed`; each of the static checks counts as one test.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { installIfNeeded, root } from './install.mjs';

installIfNeeded();

/** Jest takes ten to eighteen minutes; a machine that is twice as slow as that is still waited for. */
const LONGEST = 36 * 60_000;

let passed = 0;
let failed = 0;
const failedStages = [];

/** Starts a tool of the packages; the promise holds whether it ended well, and what it said. */
function start(tool, ...args) {
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isGood: false, said: `${said}${error.message}\n` }));
    child.on('close', (status) => resolve({ isGood: status === 0, said }));
  });
}

const isTyped = (project) => start('typescript/bin/tsc', '--noEmit', '-p', project);

// None of them needs more than one processor, so they run beside each other; each is told when it is whole.
const statics = {
  types: [isTyped('src/rules'), isTyped('.')],
  format: [start('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')],
  lint: [start('eslint/bin/eslint.js', '.', '--max-warnings', '0')],
  architecture: [
    start(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'App.tsx',
      'index.ts',
      'src',
    ),
  ],
};
for (const [name, tools] of Object.entries(statics)) {
  const ended = await Promise.all(tools);
  console.log(`\n── ${name}\n${ended.map(({ said }) => said).join('')}`.trimEnd());
  if (ended.every(({ isGood }) => isGood)) passed++;
  else {
    failed++;
    failedStages.push(name);
  }
}

console.log('\n── jest');
{
  const report = join(root, 'node_modules/.cache/catnap/jest.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true }); // Otherwise a crash would be counted with the figures of the last run.
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/jest/bin/jest.js'), '--json', '--outputFile', report, ...process.argv.slice(2)],
    // A test that loops for ever cannot be ended by jest itself.
    { cwd: root, stdio: 'inherit', timeout: LONGEST, killSignal: 'SIGKILL' },
  );
  const before = failed;
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    passed += result.numPassedTests;
    failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
    if (result.numPendingTests + result.numTodoTests > 0)
      console.log(`skipped: ${result.numPendingTests + result.numTodoTests}`);
  } catch {
    console.log('jest ended without a result');
  }
  if (status !== 0 && failed === before) failed++;
  if (failed > before) failedStages.push('jest');
}

console.log(failed === 0 ? '\nAll stages are good.' : `\nFAILED: ${failedStages.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

// npm test: types, format, lint, architecture and all jest tests. Arguments go to jest. The last line is always `N
// passed, N failed`; each of the static checks counts as one test.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { installIfNeeded, root } from './install.mjs';

installIfNeeded();

let passed = 0;
let failed = 0;
const failedStages = [];

function run(tool, ...args) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0;
}

function stage(name, check) {
  console.log(`\n── ${name}`);
  const before = failed;
  check();
  if (failed > before) failedStages.push(name);
}

function check(isGood) {
  if (isGood) passed++;
  else failed++;
}

const isTyped = (project) => run('typescript/bin/tsc', '--noEmit', '-p', project);

stage('types', () => check([isTyped('src/rules'), isTyped('.')].every(Boolean)));
stage('format', () => check(run('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')));
stage('lint', () => check(run('eslint/bin/eslint.js', '.', '--max-warnings', '0')));
stage('architecture', () =>
  check(
    run(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'App.tsx',
      'index.ts',
      'src',
    ),
  ),
);
stage('jest', () => {
  const report = join(root, 'node_modules/.cache/catnap/jest.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true }); // Otherwise a crash would be counted with the figures of the last run.
  const isGood = run('jest/bin/jest.js', '--json', '--outputFile', report, ...process.argv.slice(2));
  const failedBefore = failed;
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    passed += result.numPassedTests;
    failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
    if (result.numPendingTests + result.numTodoTests > 0)
      console.log(`skipped: ${result.numPendingTests + result.numTodoTests}`);
  } catch {
    console.log('jest ended without a result');
  }
  if (!isGood && failed === failedBefore) failed++;
});

console.log(failed === 0 ? '\nAll stages are good.' : `\nFAILED: ${failedStages.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

// npm run check:case: checks types and runs tests as on a disk that ignores case. Arguments go to jest. Ends with `N
// passed, N failed`.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { installIfNeeded, root } from './install.mjs';

installIfNeeded();
const require = createRequire(import.meta.url);
const ts = require('typescript');

const { trueName } = require('../jest/foldedNames');

/** TypeScript's own view of the disk, but `Targets.tsx` is found when `targets.tsx` is asked for. */
const system = {
  ...ts.sys,
  useCaseSensitiveFileNames: false,
  fileExists: (file) => ts.sys.fileExists(trueName(file)),
  readFile: (file, encoding) => ts.sys.readFile(trueName(file), encoding),
  directoryExists: (folder) => ts.sys.directoryExists(trueName(folder)),
  realpath: (file) => ts.sys.realpath(trueName(file)),
};

function checkTypes() {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), system.readFile).config;
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, system, root);
  const host = Object.assign(ts.createCompilerHost(options), {
    useCaseSensitiveFileNames: () => false,
    getCanonicalFileName: (file) => file.toLowerCase(),
    fileExists: system.fileExists,
    readFile: system.readFile,
    directoryExists: system.directoryExists,
    realpath: system.realpath,
    getSourceFile(file, version) {
      const text = system.readFile(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, version);
    },
  });
  const program = ts.createProgram(fileNames, { ...options, noEmit: true }, host);
  const found = ts.getPreEmitDiagnostics(program);
  if (found.length > 0) console.log(ts.formatDiagnostics(found, host));
  return found.length === 0;
}

function checkTests() {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/jest/bin/jest.js'), ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CATNAP_FOLD_CASE: '1' },
    },
  );
  return status === 0;
}

console.log('── types');
const isTyped = checkTypes();
console.log('── jest');
const isTested = checkTests();
const passed = Number(isTyped) + Number(isTested);
console.log(`${passed} passed, ${2 - passed} failed`);
process.exit(passed === 2 ? 0 : 1);

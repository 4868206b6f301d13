// Makes the native projects of Android and iOS in a temporary folder and checks which permissions they ask for. Ends
// with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { installIfNeeded, root } from './install.mjs';

/** The network is for development only, where Metro serves the code. */
const ALLOWED = ['INTERNET', 'VIBRATE'];

installIfNeeded();
const folder = mkdtempSync(join(tmpdir(), 'catnap-native-'));
let passed = 0;
let failed = 0;

function check(name, found) {
  if (found.length === 0) passed++;
  else {
    failed++;
    console.log(`FAILED: ${name}: ${found.join(', ')}`);
  }
}

function permissionsIn(manifest) {
  const asked = [...manifest.matchAll(/<uses-permission [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('tools:node="remove"'));
  return asked.map((tag) => tag.match(/android\.permission\.(\w+)/)?.[1] ?? tag);
}

try {
  for (const name of ['app.json', 'package.json', 'assets'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const expo = join(root, 'node_modules/expo/bin/cli');
  const { status } = spawnSync(process.execPath, [expo, 'prebuild', '--no-install', '--platform', 'all'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1' },
  });
  check('prebuild', status === 0 ? [] : [`expo ended with ${status}`]);
  if (status === 0) {
    const permissions = permissionsIn(readFileSync(join(folder, 'android/app/src/main/AndroidManifest.xml'), 'utf8'));
    check(
      'permissions on Android',
      permissions.filter((permission) => !ALLOWED.includes(permission)),
    );
    const plist = readFileSync(join(folder, 'ios/Catnap/Info.plist'), 'utf8');
    check('permissions on iOS', plist.match(/NS\w+UsageDescription|UIBackgroundModes/g) ?? []);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

// Makes the native projects of Android and iOS in a temporary folder, prints what they ask, send and allow, and fails on
// anything else than what stands here. Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { installIfNeeded, root } from './install.mjs';

installIfNeeded();
const folder = mkdtempSync(join(tmpdir(), 'catnap-native-'));
let passed = 0;
let failed = 0;

/** Prints what was found; whatever is not expected, or is missing, fails. */
function check(name, found, expected) {
  const [more, missing] = [
    found.filter((one) => !expected.includes(one)),
    expected.filter((one) => !found.includes(one)),
  ];
  console.log(`  ${name.padEnd(34)} ${found.join(', ') || 'none'}`);
  if (more.length + missing.length === 0) passed++;
  else failed++;
  if (more.length > 0) console.log(`FAILED: ${name}: ${more.join(', ')}`);
  if (missing.length > 0) console.log(`FAILED: ${name}: ${missing.join(', ')} missing`);
}

const read = (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '');
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

function permissionsIn(manifest) {
  const tags = all(manifest, /<(uses-permission[^>]*)>/g);
  const named = (tag) => tag.match(/android\.permission\.(\w+)/)?.[1] ?? tag;
  const isRemoved = (tag) => tag.includes('tools:node="remove"');
  return {
    asked: tags.filter((tag) => !isRemoved(tag)).map(named),
    removed: tags.filter(isRemoved).map(named).sort(),
  };
}

/** Keys of a property list that are one of those, with the first value behind each. */
function valuesIn(plist, pattern) {
  const found = [...plist.matchAll(/<key>([^<]+)<\/key>\s*(?:<(true|false)\/>|<(\w+)>([^<]*))/g)];
  return found.flatMap(([, key, truth, tag, text]) =>
    pattern.test(key) ? `${key} ${truth ?? (text.trim() || tag)}` : [],
  );
}

function checkAndroid(build) {
  const main = 'android/app/src/main';
  const manifest = read(`${main}/AndroidManifest.xml`);
  const { asked, removed } = permissionsIn(manifest);
  console.log('\nAndroid');
  // Sounds are played beside those of other apps; the system asks nobody for this.
  check('asks for', asked, ['MODIFY_AUDIO_SETTINGS', 'VIBRATE']);
  check('may not ask for', removed, [
    'INTERNET',
    'READ_EXTERNAL_STORAGE',
    'SYSTEM_ALERT_WINDOW',
    'WRITE_EXTERNAL_STORAGE',
  ]);
  for (const kind of ['debug', 'debugOptimized'])
    check(`asks for in ${kind}`, permissionsIn(read(`android/app/src/${kind}/AndroidManifest.xml`)).asked, [
      'INTERNET',
    ]);
  check('looks for other apps', all(manifest, /<queries>([^]*?)<\/queries>/g), []);
  check('is opened by', all(manifest, /<data ([^>]*?)\/?>/g), ['android:scheme="catnap"']);
  check('can be opened from outside', all(manifest, /<(\w+)[^>]*android:exported="true"/g), ['activity']);
  check('speaks unencrypted', all(manifest, /usesCleartextTraffic="(\w+)"/g), []);
  const allowed = all(manifest, /android:((?:allowBackup|dataExtractionRules|fullBackupContent)="[^"]*")/g).sort();
  check('backups', allowed, [
    'allowBackup="true"',
    'dataExtractionRules="@xml/data_extraction_rules"',
    'fullBackupContent="@xml/backup_rules"',
  ]);
  const rules = read(`${main}/res/xml/data_extraction_rules.xml`);
  const domains = ['root', 'file', 'database', 'sharedpref', 'external'];
  const without = all(
    rules.match(/<cloud-backup>[^]*<\/cloud-backup>/)?.[0] ?? '',
    /<exclude domain="(\w+)" path="\."/g,
  );
  check('stays out of the cloud', without, domains);
  check(
    'goes into the cloud',
    all(rules.match(/<cloud-backup>[^]*<\/cloud-backup>/)?.[0] ?? '', /<(include[^>]*)>/g),
    [],
  );
  check(
    'goes to a new phone',
    all(rules.match(/<device-transfer>[^]*<\/device-transfer>/)?.[0] ?? '', /<include domain="(\w+)"/g),
    ['file'],
  );
  check('before Android 12', all(read(`${main}/res/xml-v28/backup_rules.xml`), /<(include[^>]*?) ?\/>/g), [
    'include domain="file" path="." requireFlags="deviceToDeviceTransfer"',
  ]);
  check(
    'before Android 9',
    all(read(`${main}/res/xml/backup_rules.xml`), /<exclude domain="(\w+)" path="\."/g),
    domains,
  );
  const activity = read(`${main}/java/app/catnap/MainActivity.kt`);
  check(
    'hidden in the app switcher',
    all(activity, /(setRecentsScreenshotEnabled\(false\)|(?:add|clear)Flags\([\w.]*FLAG_SECURE\))/g),
    [
      'setRecentsScreenshotEnabled(false)',
      'addFlags(android.view.WindowManager.LayoutParams.FLAG_SECURE)',
      'clearFlags(android.view.WindowManager.LayoutParams.FLAG_SECURE)',
    ],
  );
  const icon = read(`${main}/res/mipmap-anydpi-v26/ic_launcher.xml`);
  check('icon', all(icon, /<(background|foreground|monochrome)/g), ['background', 'foreground', 'monochrome']);
  const night = all(read(`${main}/res/values-night/colors.xml`), /splashscreen_background">(#\w+)/g);
  check(
    'splash, light and dark',
    [...all(read(`${main}/res/values/colors.xml`), /splashscreen_background">(#\w+)/g), ...night],
    ['#f6ecdc', '#1c1240'],
  );
  const gradle = read('android/app/build.gradle');
  check('version', all(gradle, /version(?:Code|Name) "?([\d.]+)"?/g), [build.number, build.version]);
}

function checkIos(build) {
  const plist = read('ios/Catnap/Info.plist');
  const delegate = read('ios/Catnap/AppDelegate.swift');
  const privacy = read('ios/Catnap/PrivacyInfo.xcprivacy');
  console.log('\niOS');
  check('asks for', valuesIn(plist, /^NS\w+UsageDescription$|^UIBackgroundModes$/), []);
  check('transport', valuesIn(plist, /^NSAllows/), ['NSAllowsArbitraryLoads false', 'NSAllowsLocalNetworking true']);
  check('files in sight of others', valuesIn(plist, /^UIFileSharingEnabled$|^LSSupportsOpeningDocumentsInPlace$/), []);
  check('encryption', valuesIn(plist, /^ITSAppUsesNonExemptEncryption$/), ['ITSAppUsesNonExemptEncryption false']);
  check('is opened by', all(plist.match(/CFBundleURLSchemes[^]*?<\/array>/)?.[0] ?? '', /<string>([^<]+)</g), [
    'catnap',
    'app.catnap',
  ]);
  check('entitlements', all(read('ios/Catnap/Catnap.entitlements'), /<key>([^<]+)/g), []);
  check('tracks', valuesIn(privacy, /^NSPrivacyTracking$/), ['NSPrivacyTracking false']);
  check(
    'collects',
    all(privacy.match(/NSPrivacyCollectedDataTypes<\/key>\s*<array>([^]*?)<\/array>/)?.[1] ?? '', /<string>([^<]+)/g),
    [],
  );
  check('reasons for what it uses', all(privacy, /<string>([\w.]+\.1)<\/string>/g).sort(), [
    '35F9.1',
    'C617.1',
    'CA92.1',
  ]);
  check('backups', all(delegate, /(appendingPathComponent\("mmkv"|isExcludedFromBackup = true)/g), [
    'appendingPathComponent("mmkv"',
    'isExcludedFromBackup = true',
  ]);
  check('hidden in the app switcher', all(delegate, /override func (application(?:WillResign|DidBecome)Active)/g), [
    'applicationWillResignActive',
    'applicationDidBecomeActive',
  ]);
  const versions = valuesIn(plist, /^CFBundle(?:ShortVersionString|Version)$/);
  check('version', versions, [`CFBundleShortVersionString ${build.version}`, `CFBundleVersion ${build.number}`]);
}

try {
  for (const name of ['app.json', 'app.config.js', 'package.json', 'assets', 'plugins'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const expo = join(root, 'node_modules/expo/bin/cli');
  const { status } = spawnSync(process.execPath, [expo, 'prebuild', '--no-install', '--platform', 'all'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1' },
  });
  check('prebuild ends with', [String(status)], ['0']);
  const { version } = JSON.parse(read('package.json'));
  const [major, minor, patch] = version.split('.').map(Number);
  const build = { version, number: String(major * 10_000 + minor * 100 + patch) };
  if (status === 0) checkAndroid(build);
  if (status === 0) checkIos(build);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isThere(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [
    process.env.CHROMIUM,
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...ELSEWHERE,
  ];
  return places.find((place) => place && isThere(place));
}

/** Finds Chromium, after installing it where Debian's packages can be installed; undefined when there is none. */
export function installChromium() {
  const found = find();
  if (found || process.platform !== 'linux' || process.getuid() !== 0) return found;
  console.log('Installing Chromium …');
  const aptGet = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  aptGet('update', '-q');
  aptGet('install', '-q', '-y', '--no-install-recommends', 'chromium');
  return find();
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

import { root } from './install.mjs';

/** Files that only the server needs, and the worker itself, which the browser stores. */
const NOT_KEPT = ['/metadata.json', '/service-worker.js'];

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Every path that the app may ask for, with a hash of its file. The page itself stands at `/`, since a server may
 * redirect its file name there.
 */
function hashes(folder) {
  const listed = filesIn(folder).map((file) => {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
    return [path === '/index.html' ? '/' : path, hash];
  });
  return Object.fromEntries(listed.filter(([path]) => !NOT_KEPT.includes(path) && !path.endsWith('.map')));
}

/** Lists the files of a built app for its service worker; call it again when one of them changes. */
export function writeServiceWorker(folder) {
  const worker = readFileSync(join(root, 'scripts/service-worker.js'), 'utf8');
  writeFileSync(
    join(folder, 'service-worker.js'),
    `self.FILES = ${JSON.stringify(hashes(folder), null, 1)};\n${worker}`,
  );
}

/** The names of the app's fonts, and their files. */
const FONTS = {
  'Fraunces-Black': 'Fraunces_900Black',
  'Nunito-SemiBold': 'Nunito_600SemiBold',
  'Nunito-Bold': 'Nunito_700Bold',
  'Nunito-ExtraBold': 'Nunito_800ExtraBold',
};

/**
 * Makes the browser fetch the fonts beside the code. Otherwise they are requested when the code runs, and nothing is
 * drawn until they arrive. expo-font looks for this style element.
 */
function declareFonts(folder) {
  const files = filesIn(join(folder, 'assets'));
  const found = Object.entries(FONTS).flatMap(([name, file]) => {
    const path = files.find((one) => one.includes(`${file}.`));
    return path ? [{ name, url: `/${relative(folder, path).split(sep).join('/')}` }] : [];
  });
  const links = found.map(({ url }) => `<link rel="preload" href="${url}" as="font" type="font/ttf" crossorigin />`);
  const rules = found.map(({ name, url }) => `@font-face{font-family:"${name}";src:url("${url}");font-display:block}`);
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(
      '</head>',
      `${links.join('')}<style id="expo-generated-fonts">${rules.join('')}</style></head>`,
    ),
  );
}

/**
 * Builds the web app into a folder: installable, and playable without a network. Ends the process when the build fails.
 */
export function buildWeb(folder) {
  const output = resolve(root, folder);
  rmSync(output, { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/expo/bin/cli'), 'export', '--platform', 'web', '--output-dir', output],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1' },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  cpSync(join(root, 'assets/pwa'), join(output, 'icons'), { recursive: true });
  declareFonts(output);
  writeServiceWorker(output);
  return output;
}

// npm run notices: lists the packages in the app with their licences, for the Notices screen and for
// THIRD_PARTY_NOTICES.md. The source maps of the builds show what is in the app, so a tool that only builds it is not
// listed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { installIfNeeded, root } from './install.mjs';

installIfNeeded();

const LICENCE_FILE = /^(licen[cs]e|copying)(\.|-|$)/i;

/** Lists the names of all packages with files in the build for a platform. */
function listBundled(platform) {
  const output = mkdtempSync(join(tmpdir(), 'catnap-notices-'));
  const cli = join(root, 'node_modules/expo/bin/cli');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'export', '--platform', platform, '--source-maps', '--output-dir', output],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1' } },
  );
  if (status !== 0) process.exit(status ?? 1);
  const names = new Set();
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.map')) continue;
    const { sources } = JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    for (const source of sources) {
      const found = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source);
      if (found) names.add(found[1]);
    }
  }
  rmSync(output, { recursive: true, force: true });
  return names;
}

function readLicence(folder) {
  const file = readdirSync(folder).find((name) => LICENCE_FILE.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').replace(/\r/g, '').trim() : '';
}

function describePackage(name) {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : (license?.type ?? ''),
    text: readLicence(folder),
  };
}

const declared = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies);
const names = new Set([...declared, ...listBundled('android'), ...listBundled('web')]);
const packages = [...names].sort().map(describePackage);

// Licences are made of the same few paragraphs, broken into lines here and there: each paragraph is written once.
const paragraphs = new Map();

/** The numbers of the paragraphs of a text. */
function listParagraphs(text) {
  return text.split(/\n\s*\n/).map((paragraph) => {
    const words = paragraph.replace(/\s+/g, ' ').trim();
    if (!paragraphs.has(words)) paragraphs.set(words, { number: paragraphs.size, text: paragraph });
    return paragraphs.get(words).number;
  });
}

const listed = packages.map(({ name, version, licence, text }) => ({
  name,
  version,
  licence,
  ...(text !== '' && { text: listParagraphs(text) }),
}));
writeFileSync(
  join(root, 'src/screens/Notices/notices.json'),
  `${JSON.stringify({ packages: listed, paragraphs: [...paragraphs.values()].map(({ text }) => text) }, null, 1)}\n`,
);

const lines = packages.map(({ name, version, licence, text }) => `## ${name} ${version} (${licence})\n\n${text}\n`);
writeFileSync(
  join(root, 'THIRD_PARTY_NOTICES.md'),
  `# Third-party notices\n\nWritten by \`npm run notices\`. Catnap contains these packages.\n\n${lines.join('\n')}`,
);
const unknown = packages.filter(({ licence }) => licence === '').map(({ name }) => name);
console.log(
  `${packages.length} packages, ${paragraphs.size} paragraphs${unknown.length > 0 ? `; without a licence: ${unknown.join(', ')}` : ''}`,
);

// Moments of Nightmare Cathedral in many sizes: node scripts/browser.mjs scripts/pictures/cathedral.ts [--no-build]
// [moments] [sizes] [language] [theme] [folder]; "all" stands for every one. npm run pictures takes those of docs/pictures.
import { mkdirSync, writeFileSync } from 'node:fs';

import { launch } from '../../e2e/browser';
import type { Ground } from '../../e2e/runner';
import type { Language } from '../../src/words/words';

import { moments } from './cathedral/moments';
import { photograph, sizes } from './cathedral/photograph';

const chosen = (all: object, wanted: string): string[] => (wanted === 'all' ? Object.keys(all) : wanted.split(','));

async function takeAll(
  wanted: string,
  size: string,
  language: Language,
  theme: 'dark' | 'light',
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await launch();
  const ground: Ground = { browser, pages: [], troubles: [], after: () => {} };
  for (const moment of chosen(moments, wanted)) {
    for (const name of chosen(sizes, size)) {
      await photograph(ground, { moment, size: name, language, theme }, async (png, number) => {
        const file = `${folder}/cathedral-${moment}${number || ''}-${name}${theme === 'light' ? '-light' : ''}.png`;
        writeFileSync(file, png);
        console.log(file);
      });
    }
  }
  await browser.close();
  if (ground.troubles.length > 0) console.error(ground.troubles.join('\n'));
}

const [wanted = 'all', size = 'phone', language = 'pl', theme = 'dark', folder = 'reports/cathedral'] =
  process.argv.slice(2);
takeAll(wanted, size, language as Language, theme as 'dark' | 'light', folder).then(
  () => process.exit(),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);

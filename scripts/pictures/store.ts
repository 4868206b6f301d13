import { mkdirSync, statSync } from 'node:fs';

import sharp from 'sharp';

import { openApp, type App } from '../../e2e/app';
import { bot, person, type KeptMatch } from '../../e2e/device';
import { playUntil } from '../../e2e/playOn';
import type { Ground } from '../../e2e/runner';
import { wordsIn } from '../../e2e/words';
import type { Sitter } from '../../src/match/types';
import { games } from '../../src/rules';
import { getHomeLevel, type CatName } from '../../src/storage/cats';
import type { Language } from '../../src/words/words';

/** What the stores show of the app: each scene on each device, in both languages. */

/** It is made when it is needed: stores keep it, the project does not. */
const FOLDER = 'reports/store';

/** The sizes that the stores ask for, as a screen and its pixels a point. */
const DEVICES = {
  'iphone-1320x2868': { width: 440, height: 956, scale: 3 },
  'ipad-2064x2752': { width: 1032, height: 1376, scale: 2 },
  'android-1080x2160': { width: 360, height: 720, scale: 3 },
};

const CATS: readonly CatName[] = ['countess', 'mischief', 'figa'];

/** A person among three cats, as the words of that language name them. */
function seat(language: Language): readonly Sitter[] {
  const say = wordsIn(language);
  const cats = CATS.map((cat, at) => ({ ...bot(at + 1, say(`cat.${cat}.name`), getHomeLevel(cat)), cat }) as Sitter);
  return [person(0, language === 'pl' ? 'Ola' : 'Alice'), ...cats];
}

interface Scene {
  readonly game: string;
  /** So many decisions are made before it. */
  readonly played: number;
  readonly path?: string;
  readonly theme?: 'light';
}

/** In the order in which the stores show them. */
const SCENES: readonly Scene[] = [
  { game: 'koty', played: 60 },
  { game: 'koty', played: 60, path: '/' },
  { game: 'nightmare-cathedral', played: 260 },
  { game: 'cat-lady', played: 22, theme: 'light' },
  { game: 'three-chapters', played: 48 },
  { game: 'sen', played: 70 },
  { game: 'sen', played: Infinity, path: '/result/1' },
  { game: 'nightmare-cathedral', played: 0, path: '/rules/nightmare-cathedral', theme: 'light' },
];

const matchOf = ({ game, played }: Scene, language: Language): KeptMatch => ({
  game,
  seed: 5,
  first: 0,
  sitters: seat(language).slice(0, Math.min(4, games[game].seats.max)),
  before: (match) => playUntil(match, (view, moves) => view.played >= played && moves.length > 1),
});

/** Waits until the table is laid, or whatever else the scene shows, and nothing is loaded any more. */
async function waitUntilThere({ page }: App, { path }: Scene): Promise<void> {
  if (path === undefined) await page.locator('[data-testid^="piece:"]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(900);
}

/** Takes every picture for the stores. */
export async function takeForStores(ground: Ground): Promise<void> {
  for (const language of ['en', 'pl'] as const) {
    mkdirSync(`${FOLDER}/${language}`, { recursive: true });
    for (const [number, scene] of SCENES.entries()) {
      const match = matchOf(scene, language);
      for (const [device, { width, height, scale }] of Object.entries(DEVICES)) {
        const app = await openApp(ground, {
          language,
          theme: scene.theme ?? 'dark',
          width,
          height,
          scale,
          path: scene.path ?? '/play/1',
          matches: [match],
          settings: { speed: 'off', hints: false },
        });
        await waitUntilThere(app, scene);
        const file = `${FOLDER}/${language}/${device}-${number + 1}.jpg`;
        await sharp(await app.page.screenshot())
          .jpeg({ quality: 88 })
          .toFile(file);
        await app.context.close();
        console.log(`${file}  ${Math.round(statSync(file).size / 1024)} KB`);
      }
    }
  }
}

import { mkdirSync, statSync } from 'node:fs';

import sharp from 'sharp';

import { openApp } from '../../e2e/app';
import { launch } from '../../e2e/browser';
import { bot, person, type KeptMatch } from '../../e2e/device';
import { playUntil, ways } from '../../e2e/playOn';
import type { Ground } from '../../e2e/runner';
import type { Sitter } from '../../src/match/types';

/** Contact sheets: the table of each game on every screen and at every size of text. */

const FOLDER = 'docs/pictures/sizes';
const LARGEST = 250_000;
const SCREENS = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1366, 1024],
] as const;
/** A browser's default size of letters, and what an app's text is multiplied by then. */
const TEXTS = [
  [16, 100],
  [24, 150],
  [32, 200],
] as const;
/** How high a picture is on its sheet, and what lies between two. */
const HEIGHT = 360;
const GAP = 8;
const SITTERS: readonly Sitter[] = [
  person(0, 'Ola'),
  bot(1, 'Gambit', 'hard', 'gambit'),
  bot(2, 'Hrabina', 'hard', 'countess'),
  bot(3, 'Psotka', 'normal', 'mischief'),
];
/** After so many decisions, when the person is asked, the table is full. */
const PLAYED: Readonly<Record<string, number>> = {
  sen: 30,
  koty: 60,
  'cat-lady': 40,
  'three-chapters': 48,
  'nightmare-cathedral': 60,
};

function matchOf(game: string): KeptMatch {
  return {
    game,
    seed: 5,
    first: 0,
    sitters: SITTERS,
    before: (match) => playUntil(match, (view, moves) => view.played >= PLAYED[game] && moves.length > 1),
  };
}

async function takeTable(ground: Ground, game: string): Promise<readonly (readonly Buffer[])[]> {
  const kept = matchOf(game);
  const rows: Buffer[][] = [];
  for (const [letters] of TEXTS) {
    const browser = await launch(`--blink-settings=defaultFontSize=${letters}`);
    const row: Buffer[] = [];
    for (const [width, height] of SCREENS) {
      const app = await openApp(ground, {
        browser,
        width,
        height,
        language: 'pl',
        path: '/play/1',
        matches: [kept],
        settings: { speed: 'off', hints: false } as object,
      });
      await app.page.getByTestId('table').locator('[aria-label]').first().waitFor();
      await app.page.waitForLoadState('networkidle');
      await app.page.waitForTimeout(900);
      row.push(
        await sharp(await app.page.screenshot())
          .resize({ height: HEIGHT })
          .png()
          .toBuffer(),
      );
      await app.context.close();
    }
    rows.push(row);
    await browser.close();
  }
  return rows;
}

async function writeSheet(game: string, rows: readonly (readonly Buffer[])[]): Promise<void> {
  const widths = SCREENS.map(([width, height]) => Math.round((width / height) * HEIGHT));
  const lefts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + GAP, GAP));
  const width = lefts[lefts.length - 1] + widths[widths.length - 1] + GAP;
  const path = `${FOLDER}/${game}.webp`;
  mkdirSync(FOLDER, { recursive: true });
  await sharp({
    create: { width, height: rows.length * (HEIGHT + GAP) + GAP, channels: 3, background: '#777777' },
  })
    .composite(
      rows.flatMap((row, text) =>
        row.map((input, at) => ({ input, left: lefts[at], top: GAP + text * (HEIGHT + GAP) })),
      ),
    )
    .webp({ quality: 33, effort: 6 })
    .toFile(path);
  const { size } = statSync(path);
  console.log(
    `${path}  ${Math.round(size / 1024)} KB: ${SCREENS.map((screen) => screen.join('x')).join(', ')}; text ${TEXTS.map(([, text]) => text).join(', ')} %`,
  );
  if (size > LARGEST) throw new Error(`${path} is larger than ${LARGEST / 1000} KB`);
}

/** Takes the contact sheet of every game, or of those named. */
export async function takeSizes(ground: Ground, wanted: readonly string[]): Promise<void> {
  const named = Object.keys(ways).filter((game) => wanted.includes(game));
  for (const game of named.length > 0 ? named : Object.keys(ways))
    await writeSheet(game, await takeTable(ground, game));
}

import { mkdirSync, statSync } from 'node:fs';

import sharp, { type OverlayOptions } from 'sharp';

import { openApp } from '../../e2e/app';
import { launch } from '../../e2e/browser';
import { bot, person, type KeptMatch } from '../../e2e/device';
import { playUntil, ways } from '../../e2e/playOn';
import type { Ground } from '../../e2e/runner';
import type { Sitter } from '../../src/match/types';
import { games } from '../../src/rules';
import type { Settings } from '../../src/storage/settings';

/**
 * Contact sheets: the table of each game on every screen and at every size of text; and in every look, for the fewest and
 * the most seats.
 */

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
  bot(4, 'Figa', 'easy', 'figa'),
  bot(5, 'Kleks', 'hard', 'inky'),
];
/** Sheets of sizes have so many at the table. */
const USUAL = 4;

/** What a row of a sheet shows. */
interface Row {
  readonly name: string;
  readonly screens: readonly (readonly [width: number, height: number])[];
  readonly letters: number;
  readonly seats: number;
  readonly theme?: 'dark' | 'light';
  readonly settings?: Partial<Settings>;
}

const listSizes = (): readonly Row[] =>
  TEXTS.map(([letters, text]) => ({ name: `${text} %`, screens: SCREENS, letters, seats: USUAL }));

/** Looks are shown on fewer screens: where room is short, where it is broad, and where there is much. */
const LOOKED = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
] as const;

function listLooks(game: string): readonly Row[] {
  const { seats } = games[game];
  const row = { screens: LOOKED, letters: TEXTS[0][0], seats: Math.min(USUAL, seats.max) };
  return [
    { ...row, name: 'light', theme: 'light' },
    { ...row, name: 'high contrast', settings: { highContrast: true } },
    { ...row, name: 'left hand', settings: { leftHand: true } },
    { ...row, name: `${seats.min} seats`, seats: seats.min },
    { ...row, name: `${seats.max} seats`, seats: seats.max },
  ];
}

/** After so many decisions of four, when the person is asked, the table is full. */
const PLAYED: Readonly<Record<string, number>> = {
  sen: 30,
  koty: 60,
  'cat-lady': 40,
  'three-chapters': 48,
  'nightmare-cathedral': 60,
};

const matchOf = (game: string, seats: number): KeptMatch => ({
  game,
  seed: 5,
  first: 0,
  sitters: SITTERS.slice(0, seats),
  before: (match) =>
    playUntil(
      match,
      (view, moves) => view.played >= (PLAYED[game] * Math.min(seats, USUAL)) / USUAL && moves.length > 1,
    ),
});

async function takeRow(ground: Ground, game: string, row: Row): Promise<readonly Buffer[]> {
  const browser = await launch(`--blink-settings=defaultFontSize=${row.letters}`);
  const kept = matchOf(game, row.seats);
  const taken: Buffer[] = [];
  for (const [width, height] of row.screens) {
    const app = await openApp(ground, {
      browser,
      width,
      height,
      theme: row.theme,
      language: 'pl',
      path: '/play/1',
      matches: [kept],
      settings: { speed: 'off', hints: false, ...row.settings } as object,
    });
    await app.page.getByTestId('table').locator('[aria-label]').first().waitFor();
    await app.page.waitForLoadState('networkidle');
    await app.page.waitForTimeout(900);
    taken.push(
      await sharp(await app.page.screenshot())
        .resize({ height: HEIGHT })
        .png()
        .toBuffer(),
    );
    await app.context.close();
  }
  await browser.close();
  return taken;
}

async function writeSheet(ground: Ground, game: string, file: string, rows: readonly Row[]): Promise<void> {
  const [{ screens }] = rows; // all rows of a sheet show the same screens
  const widths = screens.map(([width, height]) => Math.round((width / height) * HEIGHT));
  const lefts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + GAP, GAP));
  const width = lefts[lefts.length - 1] + widths[widths.length - 1] + GAP;
  const path = `${FOLDER}/${file}.webp`;
  const pictures: OverlayOptions[] = [];
  for (const [at, row] of rows.entries()) {
    const taken = await takeRow(ground, game, row);
    pictures.push(...taken.map((input, i) => ({ input, left: lefts[i], top: GAP + at * (HEIGHT + GAP) })));
  }
  mkdirSync(FOLDER, { recursive: true });
  const size = { width, height: rows.length * (HEIGHT + GAP) + GAP };
  const sheet = sharp({ create: { ...size, channels: 3, background: '#777777' } }).composite(pictures);
  await sheet.webp({ quality: 30, effort: 6 }).toFile(path);
  const bytes = statSync(path).size;
  console.log(
    `${path}  ${Math.round(bytes / 1024)} KB: ${screens.map((screen) => screen.join('x')).join(', ')}; ${rows.map(({ name }) => name).join(', ')}`,
  );
  if (bytes > LARGEST) throw new Error(`${path} is larger than ${LARGEST / 1000} KB`);
}

/** Takes both contact sheets of every game, or of those named; with `looks` only the second. */
export async function takeSizes(ground: Ground, wanted: readonly string[]): Promise<void> {
  const named = Object.keys(ways).filter((game) => wanted.includes(game));
  for (const game of named.length > 0 ? named : Object.keys(ways)) {
    if (!wanted.includes('looks')) await writeSheet(ground, game, game, listSizes());
    await writeSheet(ground, game, `${game}-looks`, listLooks(game));
  }
}

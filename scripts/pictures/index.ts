// npm run pictures: photographs the app as people see it, in Chromium, into docs/pictures. `-- sizes`: only contact sheets of
// every table, or of the games named after it, on all screens and at all sizes of text. `-- store`: what the stores show, into
// reports/store.
import { mkdirSync, statSync } from 'node:fs';

import sharp from 'sharp';

import { openApp, type App, type Opening } from '../../e2e/app';
import { launch } from '../../e2e/browser';
import { bot, person, type KeptMatch } from '../../e2e/device';
import { liked as likedInCatLady } from '../../e2e/pages/catLady';
import { homeOf } from '../../e2e/pages/home';
import { liked as likedInKoty } from '../../e2e/pages/koty';
import { resultOf } from '../../e2e/pages/result';
import { tableOf } from '../../e2e/pages/table';
import type { Ground } from '../../e2e/runner';
import type { Sitter } from '../../src/match/types';
import { games } from '../../src/rules';
import type { CatLadyMove } from '../../src/rules/cat-lady/state';
import type { Move, State } from '../../src/rules/kernel/types';
import type { Koty, KotyMove } from '../../src/rules/koty/state';

import { takeCathedral } from './cathedral/pictures';
import { play, playUntil } from './people';
import { takeSizes } from './sizes';
import { takeForStores } from './store';

const FOLDER = 'docs/pictures';
/** The gallery is to be looked at, not kept. */
const GALLERY = 'reports/gallery';
const LARGEST = 150_000;
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1180, height: 820 };

const PL: readonly Sitter[] = [
  person(0, 'Ola'),
  bot(1, 'Hrabina', 'hard', 'countess'),
  bot(2, 'Psotka', 'normal', 'mischief'),
  bot(3, 'Figa', 'easy', 'figa'),
  bot(4, 'Łatka', 'normal', 'patch'),
];
const EN: readonly Sitter[] = [
  person(0, 'Alice'),
  bot(1, 'Countess', 'hard', 'countess'),
  bot(2, 'Mischief', 'normal', 'mischief'),
  bot(3, 'Figgy', 'easy', 'figa'),
  bot(4, 'Patch', 'normal', 'patch'),
];

/** A match in which the first person holds a land, in round `round`. */
const underWay = (sitters: readonly Sitter[], seed: number, round: number): KeptMatch => ({
  game: 'sen',
  seed,
  first: 0,
  sitters,
  options: { end: 'rounds', rounds: 5 },
  before: (match) =>
    playUntil(
      match,
      (view, moves) =>
        view.rounds.length + 1 >= round &&
        view.closed.length < 43 - 4 * sitters.length &&
        moves.some(({ type }) => type === 'put'),
    ),
});
const toTheEnd = (sitters: readonly Sitter[], seed: number): KeptMatch => ({
  game: 'sen',
  seed,
  first: 0,
  sitters,
  options: { end: 'rounds', rounds: 5 },
  before: (match) => playUntil(match),
});
/** A match of another game after this many decisions; people play as in the touch tests. */
const wellOn = (game: string, sitters: readonly Sitter[], seed: number, played: number): KeptMatch => ({
  game,
  seed,
  first: 0,
  sitters,
  before: (match) =>
    play(
      match,
      (view, seat, moves) => liked[game]?.(view, seat, moves) ?? moves[0],
      (view, moves) => view.played >= played && moves.length > 1,
    ),
});
const liked: Record<string, (view: State, seat: number, moves: readonly Move[]) => Move> = {
  koty: (view, seat, moves) => likedInKoty(view as Koty, seat, moves as KotyMove[], new Set()),
  'cat-lady': (_, __, moves) => likedInCatLady(moves as CatLadyMove[], []),
};
const dealt = (sitters: readonly Sitter[], seed: number): KeptMatch => ({ game: 'sen', seed, first: 0, sitters });

interface Picture extends Opening {
  readonly name: string;
  readonly isThere: (app: App) => Promise<unknown>;
  readonly folder?: string;
  /** The window is made as high as what scrolls in it. */
  readonly isWhole?: boolean;
}

const table = (app: App) => tableOf(app).drawn.waitFor();
const anyTable = (app: App) => app.page.getByTestId('table').locator('[aria-label]').first().waitFor();
const home = (app: App) => homeOf(app).isThere();
const heading = (key: string) => (app: App) =>
  app.page.getByRole('heading', { name: app.say(key), exact: true }).waitFor();

const homeMatches = (sitters: readonly Sitter[]): readonly KeptMatch[] => [
  dealt([sitters[0], person(1, sitters === PL ? 'Jan' : 'Ben')], 2),
  underWay(sitters.slice(0, 2), 1, 2),
];

const gallery = (part: string): Picture => ({
  name: `gallery-${part}`,
  folder: GALLERY,
  width: 1640,
  height: 900,
  path: `/gallery/${part}`,
  language: 'en',
  isWhole: true,
  isThere: (app) => app.page.getByRole('heading', { name: app.say('settings.theme.light'), exact: true }).waitFor(),
});

const pictures: readonly Picture[] = [
  { name: 'home-dark', ...PHONE, language: 'pl', theme: 'dark', matches: homeMatches(PL), isThere: home },
  { name: 'home-light', ...PHONE, language: 'en', theme: 'light', matches: homeMatches(EN), isThere: home },
  { name: 'home-tablet', ...TABLET, language: 'en', theme: 'dark', matches: homeMatches(EN), isThere: home },
  {
    name: 'new-match',
    ...PHONE,
    path: '/new/sen',
    language: 'pl',
    theme: 'dark',
    people: ['Ola', 'Jan'],
    isThere: heading('new.title'),
  },
  {
    name: 'new-match-tablet',
    ...TABLET,
    path: '/new/sen',
    language: 'en',
    theme: 'light',
    people: ['Alice', 'Ben'],
    isThere: heading('new.title'),
  },
  {
    name: 'play-2',
    ...PHONE,
    path: '/play/1',
    language: 'pl',
    theme: 'dark',
    matches: [underWay(PL.slice(0, 2), 7, 2)],
    isThere: table,
  },
  {
    name: 'play-2-light',
    ...PHONE,
    path: '/play/1',
    language: 'en',
    theme: 'light',
    matches: [underWay(EN.slice(0, 2), 7, 2)],
    isThere: table,
  },
  {
    name: 'play-5',
    ...PHONE,
    path: '/play/1',
    language: 'en',
    theme: 'dark',
    matches: [underWay(EN, 5, 2)],
    isThere: table,
  },
  {
    name: 'play-5-light',
    ...PHONE,
    path: '/play/1',
    language: 'pl',
    theme: 'light',
    matches: [underWay(PL, 5, 2)],
    isThere: table,
  },
  {
    name: 'play-2-tablet',
    ...TABLET,
    path: '/play/1',
    language: 'pl',
    theme: 'light',
    matches: [underWay(PL.slice(0, 2), 7, 2)],
    isThere: table,
  },
  {
    name: 'play-5-tablet',
    ...TABLET,
    path: '/play/1',
    language: 'en',
    theme: 'dark',
    matches: [underWay(EN, 5, 2)],
    isThere: table,
  },
  {
    name: 'koty',
    ...PHONE,
    path: '/play/1',
    language: 'pl',
    theme: 'dark',
    matches: [wellOn('koty', PL.slice(0, 4), 4, 60)],
    isThere: anyTable,
  },
  {
    name: 'koty-light',
    ...PHONE,
    path: '/play/1',
    language: 'en',
    theme: 'light',
    matches: [wellOn('koty', EN.slice(0, 2), 9, 40)],
    isThere: anyTable,
  },
  {
    name: 'cat-lady',
    ...PHONE,
    path: '/play/1',
    language: 'en',
    theme: 'dark',
    matches: [wellOn('cat-lady', EN.slice(0, 3), 6, 18)],
    isThere: anyTable,
  },
  {
    name: 'cat-lady-light',
    ...PHONE,
    path: '/play/1',
    language: 'pl',
    theme: 'light',
    matches: [wellOn('cat-lady', PL.slice(0, 2), 3, 30)],
    isThere: anyTable,
  },
  {
    name: 'three-chapters',
    ...PHONE,
    path: '/play/1',
    language: 'pl',
    theme: 'dark',
    matches: [wellOn('three-chapters', PL.slice(0, 4), 5, 44)],
    isThere: anyTable,
  },
  {
    name: 'three-chapters-light',
    ...PHONE,
    path: '/play/1',
    language: 'en',
    theme: 'light',
    matches: [wellOn('three-chapters', EN.slice(0, 3), 2, 20)],
    isThere: anyTable,
  },
  {
    name: 'hand-over',
    ...PHONE,
    path: '/play/1',
    language: 'en',
    theme: 'dark',
    matches: [dealt([EN[0], person(1, 'Ben')], 3)],
    isThere: (app) => tableOf(app).curtain('Alice').waitFor(),
  },
  {
    name: 'hand-over-light',
    ...PHONE,
    path: '/play/1',
    language: 'pl',
    theme: 'light',
    matches: [dealt([PL[0], person(1, 'Jan')], 3)],
    isThere: (app) => tableOf(app).curtain('Ola').waitFor(),
  },
  {
    name: 'result',
    ...PHONE,
    path: '/result/1',
    language: 'pl',
    theme: 'dark',
    matches: [toTheEnd(PL.slice(0, 3), 12)],
    isThere: (app) => resultOf(app).title.waitFor(),
  },
  {
    name: 'result-light',
    ...PHONE,
    path: '/result/1',
    language: 'en',
    theme: 'light',
    matches: [toTheEnd(EN.slice(0, 4), 4)],
    isThere: (app) => resultOf(app).title.waitFor(),
  },
  {
    name: 'rules',
    ...PHONE,
    path: '/rules/sen',
    language: 'pl',
    theme: 'light',
    isThere: (app) => app.page.getByRole('navigation', { name: app.say('rules.contents') }).waitFor(),
  },
  ...['controls', 'sheets', ...Object.keys(games)].map(gallery),
];

/** Waits until fonts and pictures are loaded and nothing moves. */
async function waitUntilStill({ page }: App): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture out of sight is not loaded, so waiting for it would never end.
    await Promise.all(
      [...document.images].filter((image) => image.complete).map((image) => image.decode().catch(() => {})),
    );
  });
  await page.waitForTimeout(500);
}

/** Makes the window as high as the page would be if nothing scrolled. */
async function showWhole({ page }: App, width: number): Promise<void> {
  const height = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('*')].map(({ scrollHeight }) => scrollHeight)),
  );
  await page.setViewportSize({ width, height });
}

async function take({ name, isThere, isWhole, folder = FOLDER, ...opening }: Picture, ground: Ground): Promise<void> {
  const app = await openApp(ground, { settings: { speed: 'off' }, ...opening });
  await isThere(app);
  if (isWhole) await showWhole(app, opening.width ?? PHONE.width);
  await waitUntilStill(app);
  const png = await app.page.screenshot();
  const path = `${folder}/${name}.webp`;
  mkdirSync(folder, { recursive: true });
  await sharp(png).webp({ quality: 78, effort: 6 }).toFile(path);
  await app.context.close();
  const { size } = statSync(path);
  console.log(`${path}  ${Math.round(size / 1024)} KB`);
  if (folder === FOLDER && size > LARGEST) throw new Error(`${path} is larger than ${LARGEST / 1000} KB`);
}

async function takeAll(wanted: string): Promise<void> {
  const browser = await launch();
  const ground: Ground = { browser, pages: [], troubles: [], after: () => {} };
  if (wanted === 'sizes') await takeSizes(ground, process.argv);
  else if (wanted === 'store') await takeForStores(ground);
  else {
    for (const picture of pictures.filter(({ name }) => name.includes(wanted))) await take(picture, ground);
    await takeCathedral(ground, wanted);
  }
  await browser.close();
  if (ground.troubles.length > 0) throw new Error(ground.troubles.join('\n'));
}

takeAll(process.argv[2] ?? '').then(
  () => process.exit(),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);

import { openApp, type App } from '../../e2e/app';
import { launch } from '../../e2e/browser';
import { bot, person, type KeptMatch } from '../../e2e/device';
import { begun } from '../../e2e/mirror';
import { watched, watchPieces } from '../../e2e/pieces';
import { playOn, playUntil, ways } from '../../e2e/playOn';
import type { Ground } from '../../e2e/runner';
import type { Match } from '../../src/match/types';
import type { Language } from '../../src/words/words';

import { chosenGames } from './flights';
import { hold } from './report';

const SCREENS = [
  [320, 568],
  [390, 844],
  [844, 390],
] as const;
const LANGUAGES: readonly Language[] = ['pl', 'en'];
/** A browser's default size of letters, and what an app's text is multiplied by then. */
const TEXTS = [
  [16, 1],
  [32, 2],
] as const;
/** A match is watched for so long at its beginning and for so long before its end, in milliseconds. */
const WATCHED = 4000;
/** So many decisions are left when the end of a match is watched. */
const LEFT = 12;
/** So many sentences of a lesson are read. */
const STEPS = 3;

export interface Sizes {
  readonly what: string;
  readonly decisions: number;
  readonly sizes: readonly string[];
  /** Of the lesson's first steps. */
  readonly lesson: readonly string[];
}

function matchOf(game: string): KeptMatch {
  const sitters = Array.from({ length: ways[game].bots + 1 }, (_, seat) =>
    seat === 0 ? person(0, 'Ola') : bot(seat, `Bot ${seat}`),
  );
  return { game, seed: 5, first: 0, sitters };
}

async function sizesOf(app: App): Promise<readonly string[]> {
  const { sizes } = await watched(app.page);
  await app.context.close();
  return sizes;
}

const union = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];

/** Watches the table of a match at its beginning and towards its end, and of its lesson, on each screen. */
export async function* measureSizes(ground: Ground, game: string): AsyncGenerator<Sizes> {
  const setup = matchOf(game);
  const whole = begun(setup);
  playUntil(whole, () => false);
  const last = whole.showing.getState().view.played;
  for (const [letters, text] of TEXTS) {
    const browser = await launch(`--blink-settings=defaultFontSize=${letters}`);
    for (const [width, height] of SCREENS)
      for (const language of LANGUAGES) {
        const opening = { browser, width, height, language, settings: { speed: 'off' as const } };
        let decisions = 0;
        const parts: (readonly string[])[] = [];
        for (const before of [undefined, (match: Match) => playUntil(match, (view) => view.played >= last - LEFT)]) {
          const app = await openApp(ground, { ...opening, path: '/play/1', matches: [{ ...setup, before }] });
          await watchPieces(app.page);
          await app.page.getByTestId('table').waitFor();
          decisions += await playOn(app, game, WATCHED);
          parts.push(await sizesOf(app));
        }
        const app = await openApp(ground, { ...opening, path: `/lesson/${game}` });
        await watchPieces(app.page);
        await app.page.getByTestId('table').waitFor();
        const next = app.page.getByRole('button', { name: app.say('lesson.on'), exact: true });
        await next.waitFor();
        for (let step = 0; step < STEPS && (await next.isVisible()); step++) {
          await app.finger.tap(next);
          await app.page.waitForTimeout(500);
        }
        yield {
          what: `${game}, ${width}x${height}, text ${100 * text} %, ${language}`,
          decisions,
          sizes: union(...parts),
          lesson: await sizesOf(app),
        };
      }
    await browser.close();
  }
}

export const reportSizes = ({ what, decisions, sizes, lesson }: Sizes, verdict: string): void =>
  console.log(
    `  ${what.padEnd(44)} ${String(decisions).padStart(3)} decisions   table ${sizes.join(' ')}   in the lesson ${lesson.join(' ')}${verdict}`,
  );

/** Asks for one size of the table all through a match, in each game, on each screen. */
export async function compareSizes(ground: Ground): Promise<void> {
  console.log('\nSizes that the table had in matches and lessons, by game, screen, text and language');
  for (const game of chosenGames(process.argv))
    for await (const sizes of measureSizes(ground, game))
      reportSizes(sizes, hold(`sizes of the table, ${sizes.what}`, sizes.sizes.length, 1));
}

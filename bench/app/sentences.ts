import { openApp } from '../../e2e/app';
import { bot } from '../../e2e/device';
import { ways } from '../../e2e/playOn';
import type { Ground } from '../../e2e/runner';
import type { Speed } from '../../src/storage/appearance';
import { getReadingTime } from '../../src/table/flights';

import { chosenGames } from './flights';
import { share } from './frames';
import { hold } from './report';

/** Each match is watched for so long at each speed, in milliseconds. */
const WATCHED = 20_000;
/** With `--long` so long: two hundred beats come of it. */
const LONG = 40_000;
const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];
/** The most that a sentence may come before or after its cards, in milliseconds. */
const MOST_APART = 60;
/** A sentence may go so much too soon: timers and frames are not exact. */
const EARLY = 50;
/** So many sentences are needed to say anything of a speed. */
const LEAST = 3;

interface Said {
  readonly text: string;
  /** How long it stood, in milliseconds. */
  readonly stayed: number;
  /** From the landing of its cards to its coming; null where nothing flew. */
  readonly apart: number | null;
}

/** Notes every sentence about what happened, frame by frame, with the time at which cards came to rest. */
function watchWords(): void {
  const STILL = 3;
  const NEAR = 400; // what came to rest longer ago belongs to a beat before, which had no words
  const watch = { said: [] as { text: string; at: number; stayed: number; apart: number | null }[] };
  Object.assign(globalThis, { words: watch });
  const places = new Map<Element, { x: number; y: number; stood: number }>();
  let landed = -Infinity;
  let isMoving = false;
  let text = '';
  /** The sentence that came while its cards were still under way. */
  let early: (typeof watch.said)[number] | null = null;
  const frame = (now: number) => {
    let isNowMoving = false;
    for (const piece of document.querySelectorAll('[data-testid="table"] [data-testid^="piece:"]')) {
      const { x, y } = piece.getBoundingClientRect();
      const last = places.get(piece);
      const moved = last !== undefined && Math.hypot(x - last.x, y - last.y) > 0.5;
      if (moved) landed = now;
      const stood = moved ? 0 : (last?.stood ?? STILL) + 1;
      if (stood < STILL) isNowMoving = true;
      places.set(piece, { x, y, stood });
    }
    if (early && !isNowMoving) {
      early.apart = landed - early.at;
      early = null;
    }
    isMoving = landed === now;
    const told = document.querySelector('[data-testid="table-told"]')?.textContent ?? '';
    if (told !== text) {
      const last = watch.said.at(-1);
      if (last && last.stayed < 0) last.stayed = now - last.at;
      text = told;
      if (told !== '') {
        const one = { text: told, at: now, stayed: -1, apart: now - landed < NEAR ? now - landed : null };
        watch.said.push(one);
        if (isMoving) early = one;
      }
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function listenTo(ground: Ground, game: string, speed: Speed): Promise<readonly Said[]> {
  const sitters = Array.from({ length: ways[game].bots + 1 }, (_, seat) => bot(seat, `Bot ${seat}`, 'easy'));
  const app = await openApp(ground, {
    path: '/play/1',
    still: false,
    width: 390,
    height: 844,
    matches: [{ game, seed: 5, first: 0, sitters }],
    settings: { speed },
    beforehand: watchWords,
  });
  await app.page.getByTestId('table').waitFor();
  await app.page.waitForTimeout(process.argv.includes('--long') ? LONG : WATCHED);
  const said = await app.page.evaluate(() => (globalThis as unknown as { words: { said: Said[] } }).words.said);
  await app.context.close();
  return said.filter(({ stayed }) => stayed >= 0);
}

/** Tells how long sentences stay, and how far from their cards they come, by game and speed. */
export async function timeSentences(ground: Ground): Promise<void> {
  console.log('\nHow long a sentence of bots stays, by game and speed, and how far apart it and its cards land');
  const apart: number[] = [];
  for (const game of chosenGames(process.argv))
    for (const speed of SPEEDS) {
      const said = await listenTo(ground, game, speed);
      if (said.length < LEAST) {
        console.log(`  ${game.padEnd(20)} ${speed.padEnd(7)} ${said.length} sentences: too few`);
        continue;
      }
      const letters = said.map(({ text }) => text.length);
      const short = said.filter(({ text, stayed }) => stayed < getReadingTime(speed, text.length) - EARLY);
      const flew = speed === 'off' ? [] : said.filter((one) => one.apart !== null); // there nothing flies
      const landed = flew.flatMap((one) => one.apart ?? []);
      apart.push(...landed);
      const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
      const perLetter = said.map(({ text, stayed }) => stayed / text.length);
      console.log(
        `  ${game.padEnd(20)} ${speed.padEnd(7)} ${String(said.length).padStart(3)} sentences, ${mean(letters).toFixed(0).padStart(3)} letters, stay ${mean(
          said.map(({ stayed }) => stayed),
        )
          .toFixed(0)
          .padStart(5)} ms, ${mean(perLetter).toFixed(0).padStart(3)} a letter, ${short.length} too short` +
          (landed.length > 0
            ? `   lands within ${share(landed, 1).toFixed(0)} ms (95 %: ${share(landed, 0.95).toFixed(0)})`
            : ''),
      );
      for (const { text, stayed } of short.slice(0, 3)) console.log(`      ${stayed.toFixed(0)} ms: ${text}`);
      for (const { text, apart: far } of flew.filter((one) => Math.abs(one.apart!) > MOST_APART).slice(0, 5))
        console.log(`      ${far!.toFixed(0)} ms apart: ${text}`);
    }
  if (apart.length > 0)
    console.log(
      `  text and cards of ${apart.length} beats: at most ${share(apart, 1).toFixed(0)} ms apart, 95 % within ${share(apart, 0.95).toFixed(0)}${hold('text and cards, 99 %', share(apart, 0.99), MOST_APART)}`,
    );
}

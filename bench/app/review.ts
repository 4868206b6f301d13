import type { Page } from 'playwright-core';

import { openApp } from '../../e2e/app';
import { bot, person, type KeptMatch } from '../../e2e/device';
import type { Ground } from '../../e2e/runner';
import { createThinker } from '../../src/match/thinkForSeat';
import type { Match, Setup } from '../../src/match/types';
import { games } from '../../src/rules';
import { createMind, type Mind } from '../../src/rules/bots/mind';
import { createDice } from '../../src/rules/kernel/chance';
import { loadLearned } from '../../src/rules/minds';

import { slowDown, SLOWED } from './frames';
import { hold, MOST } from './report';

const GAME = 'koty';
const NAMES = ['Figa', 'Zefir', 'Burza'];
/** Seconds that a review may take. */
const MOST_SECONDS = 120;

/** Plays a match to its end: bots as they decide, and the person as a bot of the same level would. */
function playToEnd(match: Match, mind: Mind): void {
  const think = createThinker(mind);
  while (match.showing.getState().status === 'underWay') {
    const { waiting, moves } = match.showing.getState();
    const [seat] = waiting;
    const isBot = match.sitters[seat].kind === 'bot';
    if (!isBot) {
      match.play(seat, match.findAppMove(seat) ?? moves[createDice(match.summary().played).random(moves.length)]);
      continue;
    }
    const thought = match.startThinking(think, seat);
    let slice = thought.next();
    while (!slice.done) slice = thought.next();
    match.play(seat, slice.value);
  }
}

/**
 * The times between frames from when the progress is seen until it is gone. Meanwhile nothing is asked of the page: a look
 * at its tree takes longer than a frame.
 */
const recordReview = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ gaps: number[]; seconds: number }>((resolve) => {
        const times: number[] = [];
        let left = 3; // what is drawn in the end counts, too
        const frame = (time: number) => {
          const isThere = document.querySelector('[role="progressbar"]') !== null;
          if (isThere || times.length > 0) times.push(time);
          if (times.length > 0 && !isThere) left--;
          if (left > 0) return void requestAnimationFrame(frame);
          const gaps = times.slice(1).map((next, index) => next - times[index]);
          resolve({ gaps, seconds: (times[times.length - 1] - times[0]) / 1000 });
        };
        requestAnimationFrame(frame);
      }),
  );

/** Measures the review of a match on its result, with the processor slowed: how long it takes, and the frames meanwhile. */
export async function measureReview(ground: Ground): Promise<void> {
  const learned = await loadLearned(GAME);
  const mind = createMind(games[GAME], learned!);
  const seats = mind.canTell(4) ? 4 : 2; // with fewer nets than seats the review has nothing to say
  const bots = NAMES.slice(0, seats - 1).map((name, at) => bot(at + 1, name, 'normal'));
  const setup: Setup = { game: GAME, seed: 5, first: 0, sitters: [person(0, 'Ola'), ...bots] };
  let decisions = 0;
  const before = (match: Match) => {
    playToEnd(match, mind);
    decisions = match.summary().played;
  };
  const kept: KeptMatch = { ...setup, before };
  const app = await openApp(ground, { path: '/about', matches: [kept] });
  const { page, context } = app;
  await slowDown(page);
  await page.goto(new URL('/result/1', page.url()).href);
  const { gaps, seconds } = await recordReview(page);
  await context.close();
  console.log(
    `\nThe review of a match of ${GAME}, ${seats} seats, ${decisions} decisions, processor slowed ${SLOWED} times`,
  );
  console.log(`  ${seconds.toFixed(1)} s, aim ${MOST_SECONDS}${hold('review, seconds', seconds, MOST_SECONDS)}`);
  console.log(
    `  ${gaps.length} frames, longest ${Math.max(...gaps).toFixed(1)} ms, aim ${MOST}${hold('review, longest', Math.max(...gaps), MOST)}`,
  );
}

import { openApp } from '../../e2e/app';
import { bot, person, type KeptMatch } from '../../e2e/device';
import type { Ground } from '../../e2e/runner';
import { createThinker } from '../../src/match/thinkForSeat';
import type { Match, Setup } from '../../src/match/types';
import { games } from '../../src/rules';
import { createMind, type Mind } from '../../src/rules/bots/mind';
import { createDice } from '../../src/rules/kernel/chance';
import { loadLearned } from '../../src/rules/minds';

import { record, recorded, slowDown, SLOWED } from './frames';
import { hold, longest, MOST } from './report';

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
  const app = await openApp(ground, { path: '/result/1', matches: [kept] });
  const { page, context, say } = app;
  await page.getByRole('heading', { name: say('review.title') }).waitFor();
  await slowDown(page);
  await record(page);
  const since = Date.now();
  await page.getByText(say('review.accounts'), { exact: true }).waitFor({ timeout: 600_000 });
  const seconds = (Date.now() - since) / 1000;
  const frames = await recorded(page, 'while a match is reviewed');
  await context.close();
  console.log(
    `\nThe review of a match of ${GAME}, ${seats} seats, ${decisions} decisions, processor slowed ${SLOWED} times`,
  );
  console.log(`  ${seconds.toFixed(1)} s, aim ${MOST_SECONDS}${hold('review, seconds', seconds, MOST_SECONDS)}`);
  console.log(
    `  ${frames.gaps.length} frames, longest ${longest(frames).toFixed(1)} ms, aim ${MOST}${hold('review, longest', longest(frames), MOST)}`,
  );
}

import { openApp } from '../../e2e/app';
import { bot, person } from '../../e2e/device';
import { mirrorOf, untilAsked } from '../../e2e/mirror';
import { cathedral, liked } from '../../e2e/pages/cathedral';
import type { Ground } from '../../e2e/runner';
import type { Setup } from '../../src/match/types';
import type { CathedralMove, NightmareCathedral } from '../../src/rules/nightmare-cathedral/state';

import { share } from './frames';
import { hold } from './report';

/** Each table is watched for so long, in milliseconds. */
const WATCHED = 240_000;
/** The most that a bot's turn may take on average with four at the table, in seconds. */
const MOST_TURN = 8;
const NAMES = ['Figa', 'Bury', 'Psotka'];

/** Seconds per bot's turn, of each round from the end of the person's turn to the beginning of the next. */
async function timeRounds(ground: Ground, bots: number): Promise<number[]> {
  const setup: Setup = {
    game: 'nightmare-cathedral',
    seed: 4,
    first: 0,
    sitters: [person(0, 'Ola'), ...NAMES.slice(0, bots).map((name, index) => bot(index + 1, name))],
  };
  const app = await openApp(ground, {
    path: '/play/1',
    still: false,
    width: 390,
    height: 844,
    matches: [setup],
    settings: { hints: false } as object,
  });
  const mirror = mirrorOf<NightmareCathedral, CathedralMove>(app, setup, cathedral);
  const close = app.page.getByRole('dialog').getByRole('button', { name: app.say('close'), exact: true });
  const rounds: number[] = [];
  let waited = 0;
  const end = Date.now() + WATCHED;
  while (Date.now() < end) {
    const from = { time: Date.now(), turn: mirror.view().turn, turns: mirror.view().turns };
    if (untilAsked(mirror.match) === null) break;
    let isShown = false;
    const putAway = async () => {
      while (!isShown) {
        if (await close.isVisible()) await app.finger.tap(close);
        await app.page.waitForTimeout(200);
      }
    };
    await Promise.all([mirror.isShown().finally(() => (isShown = true)), putAway()]);
    const isOthers = from.turn !== 0 || mirror.view().turn !== 0;
    if (isOthers) waited += Date.now() - from.time;
    if (mirror.view().turn === 0 && isOthers) {
      if (from.turns > 0) rounds.push(waited / bots / 1000);
      waited = 0;
    }
    await mirror.play(liked(mirror.view(), mirror.now().moves as readonly CathedralMove[]));
  }
  await app.context.close();
  return rounds;
}

/** Times the turns of bots in Nightmare Cathedral at normal speed, without the answers that a person gives in them. */
export async function measurePace(ground: Ground): Promise<void> {
  console.log("\nSeconds that a bot's turn takes at normal speed, without a person's own answers");
  for (let bots = 1; bots <= NAMES.length; bots++) {
    const rounds = await timeRounds(ground, bots);
    const mean = rounds.reduce((sum, one) => sum + one, 0) / rounds.length;
    const verdict = bots === NAMES.length ? hold("a bot's turn with four", mean, MOST_TURN) : '';
    console.log(
      `  ${bots + 1} seats: mean ${mean.toFixed(1)}, 90 % ${share(rounds, 0.9).toFixed(1)} (${rounds.length} rounds)${verdict}`,
    );
  }
}

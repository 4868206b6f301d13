import { openApp } from '../../e2e/app';
import { bot, person, type KeptMatch } from '../../e2e/device';
import { newMatchOf } from '../../e2e/pages/newMatch';
import { tableOf } from '../../e2e/pages/table';
import { beginByTouch, playOn } from '../../e2e/playOn';
import type { Ground } from '../../e2e/runner';
import { middleOf } from '../../e2e/touch';

import { record, recorded, recordFor, slowDown, SLOWED, type Frames } from './frames';
import { countRenders, rendersSince, rendersOf, type Renders } from './renders';
import { hold, quietest, reportFrames, reportMachine, TRIES } from './report';

const FLIGHTS = 10;
const DRAG = 3000;
const PLAYED = 30_000;
/** So long is a card watched that a person has sent off, and so long what follows a decision, in milliseconds. */
const FLIGHT = 900;
const FOLLOWED = 2500;
/** Dealing the cards takes about this long, in milliseconds. */
const DEAL = 2500;

const match: KeptMatch = {
  game: 'sen',
  seed: 4,
  first: 0,
  sitters: [person(0, 'Ola'), bot(1, 'Fluff', 'normal')],
  options: { limit: 300 },
};

/** Measures a match that begins, from the moment its table appears. */
async function deal(ground: Ground): Promise<Frames> {
  const app = await openApp(ground, { path: '/new/sen', still: false });
  await slowDown(app.page);
  const table = tableOf(app);
  await newMatchOf(app).begin();
  await table.words.waitFor();
  await record(app.page);
  await app.page.waitForTimeout(DEAL);
  const frames = await recorded(app.page, 'deal');
  await app.context.close();
  return frames;
}

/** Measures cards that fly one after the other, played by a bot and by a person. */
async function flights(ground: Ground): Promise<Frames> {
  const app = await openApp(ground, { path: '/play/1', still: false, matches: [match] });
  await slowDown(app.page);
  const table = tableOf(app);
  await table.firstLook();
  await table.isMyTurn();
  const gaps: number[] = [];
  for (let flown = 0; flown < FLIGHTS; flown += 2) {
    await app.finger.tap(table.closed);
    gaps.push(...(await recordFor(app.page, FLIGHT)));
    await app.finger.tap(table.drawn);
    await app.finger.tap(table.open);
    gaps.push(...(await recordFor(app.page, 2 * FLIGHT)));
    await table.isMyTurn();
  }
  await app.context.close();
  return { what: `${FLIGHTS} flights and more`, gaps };
}

/** Measures a match against bots, as a person begins and plays it. */
async function playing(ground: Ground): Promise<{ readonly frames: Frames; readonly renders: Renders }> {
  const app = await openApp(ground, { path: '/new/koty', still: false, beforehand: countRenders });
  await beginByTouch(app, 'koty');
  await slowDown(app.page);
  await app.page.waitForTimeout(DEAL);
  const before = await rendersOf(app.page);
  const gaps: number[] = [];
  await playOn(app, 'koty', PLAYED, async () => void gaps.push(...(await recordFor(app.page, FOLLOWED))));
  const frames = { what: `Koty, ${PLAYED / 1000} s`, gaps };
  const renders = await rendersSince(app.page, before);
  await app.context.close();
  return { frames, renders };
}

/** Measures a card that is dragged round the table and back to its place. */
async function drag(ground: Ground): Promise<{ readonly frames: Frames; readonly renders: Renders }> {
  const app = await openApp(ground, { path: '/play/1', still: false, matches: [match], beforehand: countRenders });
  const table = tableOf(app);
  await table.firstLook();
  await table.isMyTurn();
  await slowDown(app.page);
  const start = await middleOf(table.open);
  const before = await rendersOf(app.page);
  if (before.board === 0) throw new Error('The board was never seen to render: nothing would be counted in the drag');
  await record(app.page);
  const round = (part: number) => ({
    x: start.x - 130 * Math.sin(Math.PI * part) ** 2,
    y: start.y + 170 * Math.sin(6 * Math.PI * part),
  });
  await app.finger.along(round, DRAG);
  const frames = await recorded(app.page, `drag of ${DRAG / 1000} s`);
  const renders = await rendersSince(app.page, before);
  await app.context.close();
  return { frames, renders };
}

/** Measures a deal, flights and a drag in Sen, and a match of Koty. */
export async function measureTables(ground: Ground): Promise<void> {
  console.log(`\nFrames, processor slowed ${SLOWED} times, the quietest of ${TRIES} runs each`);
  await reportMachine(ground);
  reportFrames(
    await quietest(
      () => deal(ground),
      (frames) => frames,
    ),
  );
  reportFrames(
    await quietest(
      () => flights(ground),
      (frames) => frames,
    ),
  );
  const match = await quietest(
    () => playing(ground),
    (one) => one.frames,
  );
  reportFrames(match.frames);
  console.log(
    `  React meanwhile: ${match.renders.commits} commits, the board ${match.renders.board} times, cards and places ${match.renders.cards} times`,
  );
  const { frames, renders } = await quietest(
    () => drag(ground),
    (one) => one.frames,
  );
  reportFrames(frames);
  console.log(
    `  React in the drag: ${renders.commits} commits, the board ${renders.board} times, cards and places ${renders.cards} times${hold('renders of the board in a drag', renders.board, 0)}`,
  );
}

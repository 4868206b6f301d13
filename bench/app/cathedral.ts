import { openApp, type App } from '../../e2e/app';
import { bot, person, type KeptMatch } from '../../e2e/device';
import { begun, mirrorOf, untilAsked } from '../../e2e/mirror';
import { cathedral } from '../../e2e/pages/cathedral';
import { homeOf } from '../../e2e/pages/home';
import { playOn, playUntil } from '../../e2e/playOn';
import type { Ground } from '../../e2e/runner';
import type { Setup } from '../../src/match/types';
import type { Move, State } from '../../src/rules/kernel/types';
import { CATHEDRAL_TRACK } from '../../src/rules/nightmare-cathedral/content/tracks';
import type { CathedralMove, NightmareCathedral } from '../../src/rules/nightmare-cathedral/state';

import { record, recorded, recordFor, share, slowDown, SLOWED, untilFetched, type Frames } from './frames';
import { countRenders, rendersOf, rendersSince, type Renders } from './renders';
import { hold, quietest, reportFrames, reportMachine, TRIES } from './report';

const PHONE = { width: 390, height: 844 };
/** A match of four in which the map is as full as it becomes. */
const four: Setup = {
  game: 'nightmare-cathedral',
  seed: 6,
  first: 0,
  sitters: [person(0, 'Ola'), bot(1, 'Figa'), bot(2, 'Bury'), bot(3, 'Psotka')],
};
const FULL = 68;
const FIGURE = /^(unit|winged|fortress|nightmare|dreamer):/;
const DRAG = 3000;
/** So long is a match played, and so long is what follows a decision watched, in milliseconds. */
const PLAYED = 40_000;
const FOLLOWED = 3000;
/** Milliseconds that an opened table is given before it is watched. */
const OPENED = 1000;
/** Milliseconds in which the last piece of the Cathedral is told, and so many decisions before it the page is opened. */
const TOLD = 7000;
const BEFORE = 6;
const OPENINGS = 7;
const MOST_OPENING = 1.5;

type Moves = readonly CathedralMove[];

const size = { ...PHONE, text: 1, leftHand: false, largeCards: false };
const figuresIn = (view: NightmareCathedral): number =>
  cathedral.layOutScene(view, 0, size).pieces.filter(({ key }) => FIGURE.test(key)).length;

const isFull = (view: State, moves: readonly Move[]): boolean =>
  moves.some(({ type }) => type === 'move') && figuresIn(view as NightmareCathedral) >= FULL;

export const atFullMap: KeptMatch = { ...four, before: (match) => playUntil(match, isFull) };

async function openTable(ground: Ground, match: KeptMatch): Promise<App> {
  const app = await openApp(ground, {
    still: false,
    matches: [match],
    beforehand: countRenders,
    ...PHONE,
  });
  await untilFetched(app.page);
  await app.page.goto(new URL('/play/1', app.page.url()).href);
  await app.page.getByTestId('table').waitFor();
  return app;
}

interface Run {
  readonly frames: Frames;
  readonly renders: Renders;
}

async function recordWhile(app: App, what: string, run: () => Promise<unknown>): Promise<Run> {
  const before = await rendersOf(app.page);
  await record(app.page);
  await run();
  const frames = await recorded(app.page, what);
  const renders = await rendersSince(app.page, before);
  await app.context.close();
  return { frames, renders };
}

/** A person plays on by touch: the bots' turns and reactions are within. */
async function turns(ground: Ground): Promise<Run> {
  const app = await openTable(ground, atFullMap);
  await slowDown(app.page);
  await app.page.waitForTimeout(OPENED);
  const before = await rendersOf(app.page);
  const gaps: number[] = [];
  await playOn(app, four.game, PLAYED, async () => void gaps.push(...(await recordFor(app.page, FOLLOWED))));
  const renders = await rendersSince(app.page, before);
  await app.context.close();
  return { frames: { what: `turns of bots, ${FULL} figures`, gaps }, renders };
}

/** One's own unit is carried about and put back. */
async function drag(ground: Ground): Promise<Run> {
  const app = await openTable(ground, atFullMap);
  const mirror = mirrorOf<NightmareCathedral, CathedralMove>(app, four, cathedral);
  atFullMap.before!(mirror.match);
  await mirror.isShown();
  const { moves } = mirror.now();
  const move = (moves as Moves).find(({ type }) => type === 'move')!;
  const unit = cathedral.listHandles(mirror.view(), 0, move).find(({ piece }) => piece !== undefined)!.piece!;
  const start = await mirror.findPoint(unit);
  await slowDown(app.page);
  const round = (part: number) => ({
    x: start.x + (PHONE.width / 2 - start.x) * Math.sin(Math.PI * part) ** 2,
    y: start.y + 150 * Math.sin(6 * Math.PI * part),
  });
  return recordWhile(app, `drag of ${DRAG / 1000} s, ${FULL} figures`, () => app.finger.along(round, DRAG));
}

/** The Cathedral is completed at the end of a bot's turn. */
async function lastPiece(ground: Ground): Promise<Run> {
  const isComplete = (view: State) => (view as NightmareCathedral).pieces.length === CATHEDRAL_TRACK.length;
  const whole = begun(four);
  playUntil(whole, isComplete);
  const { played } = whole.showing.getState().view;
  const app = await openTable(ground, {
    ...four,
    before: (match) => playUntil(match, (view) => view.played >= played - BEFORE),
  });
  await slowDown(app.page);
  await app.page.waitForTimeout(OPENED);
  const told = app.page.getByText(app.say('nightmare-cathedral:ending.commands'));
  if (await told.isVisible()) throw new Error("The Cathedral's last piece was told before it was watched");
  return recordWhile(app, "the Cathedral's last piece", async () => {
    await app.page.waitForTimeout(TOLD);
    await told.waitFor();
  });
}

/** Milliseconds from the tap on a match in Home to its table, the first time since the app began. */
async function opening(ground: Ground, match: KeptMatch): Promise<number> {
  const app = await openApp(ground, { still: false, matches: [match], ...PHONE });
  const home = homeOf(app);
  await home.isThere();
  await untilFetched(app.page);
  await app.page.waitForTimeout(1500);
  await slowDown(app.page);
  await app.page.evaluate(() => {
    const noted = { from: 0, until: 0 };
    Object.assign(globalThis, { noted });
    addEventListener('pointerup', ({ timeStamp }) => (noted.from ||= timeStamp), { capture: true });
    const look = () => {
      const isThere = document.querySelector('[data-testid="table"] [aria-label]') !== null;
      if (!isThere || noted.from === 0) return void requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => (noted.until = performance.now())));
    };
    look();
  });
  await app.finger.tap(home.unfinished(app.say('home.yourMove'), match.game).first());
  const isNoted = () => (globalThis as unknown as { noted: { until: number } }).noted.until > 0;
  await app.page.waitForFunction(isNoted);
  const { from, until } = await app.page.evaluate(
    () => (globalThis as unknown as { noted: { from: number; until: number } }).noted,
  );
  await app.context.close();
  return until - from;
}

const middleOf = (values: readonly number[]): number => share(values, 0.5);

export const kotyMatch: KeptMatch = {
  ...four,
  game: 'koty',
  before: (match) => {
    for (let asked = 0; asked < 8 && untilAsked(match) !== null; asked++) {
      const { viewer, moves } = match.showing.getState();
      match.play(viewer, moves[0]);
    }
    untilAsked(match);
  },
};

async function compareOpenings(ground: Ground): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let run = 0; run < OPENINGS; run++)
    for (const [index, match] of [atFullMap, kotyMatch].entries()) times[index].push(await opening(ground, match));
  const [own, other] = times.map(middleOf);
  const ratio = own / other;
  console.log(
    `  from tap to table ${own.toFixed(0)} ms, in Koty ${other.toFixed(0)} ms: ${ratio.toFixed(2)}, aim ${MOST_OPENING}${hold('from tap to table, ratio to Koty', ratio, MOST_OPENING)}`,
  );
}

/** Measures the largest table in a real match, and how soon it is there. */
export async function measureCathedral(ground: Ground): Promise<void> {
  console.log(`\nNightmare Cathedral, processor slowed ${SLOWED} times, the quietest of ${TRIES} runs each`);
  await reportMachine(ground);
  for (const part of [turns, drag, lastPiece]) {
    const { frames, renders } = await quietest(
      () => part(ground),
      (run) => run.frames,
    );
    reportFrames(frames);
    const most = part === drag ? hold('renders of the board in a drag', renders.board, 0) : '';
    console.log(
      `    React: ${renders.commits} commits, the board ${renders.board} times, cards and places ${renders.cards} times${most}`,
    );
  }
  await compareOpenings(ground);
}

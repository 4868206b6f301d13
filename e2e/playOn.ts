import { listHandles } from '../src/games/sen/listHandles';
import { describeMove, askToConfirm } from '../src/games/sen/moveText';
import { layOutScene } from '../src/games/sen/scene';
import type { Match } from '../src/match/types';
import type { CatLadyMove } from '../src/rules/cat-lady/state';
import type { Move, State } from '../src/rules/kernel/types';
import type { Koty, KotyMove } from '../src/rules/koty/state';
import type { CathedralMove, NightmareCathedral } from '../src/rules/nightmare-cathedral/state';

import type { App } from './app';
import { mirrorOfPage, thinkAtOnce, untilAsked, type Pure } from './mirror';
import { cathedral, liked as cathedralLikes } from './pages/cathedral';
import { catLady, liked as catLadyLikes } from './pages/catLady';
import { kindOf, koty, liked as kotyLikes } from './pages/koty';
import { newMatchOf } from './pages/newMatch';
import { tableOf } from './pages/table';
import { threeChapters } from './pages/threeChapters';

interface Way {
  readonly face: Pure<State, Move>;
  readonly bots: number;
  /** Picks the move of a person who wants to see everything once; `done` is what was done before. */
  choose(view: State, moves: readonly Move[], done: Move[], kinds: Set<string>): Move;
}

/** Takes the moves in turn, but none that ends a round while something else can be done. */
const inTurn = (moves: readonly Move[], count: number, last: readonly string[] = []) => {
  const going = moves.filter(({ type }) => !last.includes(type));
  const open = going.length > 0 ? going : moves;
  return open[(count * 7) % open.length];
};

/** How one person among bots plays each game. */
export const ways: Readonly<Record<string, Way>> = {
  sen: {
    face: {
      layOutScene,
      listHandles,
      describeMove,
      askToConfirm: (_view: State, _seat: number, move: Move) => askToConfirm(move as never),
    } as never,
    bots: 2,
    choose: (_view, moves, done) => inTurn(moves, done.length, done.length < 24 ? ['wake'] : []),
  },
  koty: {
    face: koty as never,
    bots: 3,
    choose(view, moves, _done, kinds) {
      const move = kotyLikes(view as Koty, 0, moves as readonly KotyMove[], kinds);
      kinds.add(kindOf(view as Koty, 0, move));
      return move;
    },
  },
  'cat-lady': {
    face: catLady as never,
    bots: 2,
    choose: (_view, moves, done) =>
      catLadyLikes(
        moves as readonly CatLadyMove[],
        done.map(({ type }) => type as CatLadyMove['type']),
      ),
  },
  'nightmare-cathedral': {
    face: cathedral as never,
    bots: 2,
    choose: (view, moves) => cathedralLikes(view as NightmareCathedral, moves as readonly CathedralMove[]),
  },
  'three-chapters': {
    face: threeChapters as never,
    bots: 2,
    choose: (_view, moves, done) => inTurn(moves, done.length),
  },
};

/** Plays a match beside the app until this holds or it is over; its people choose as `playOn` does. */
export function playUntil(match: Match, isThere: (view: State, moves: readonly Move[]) => boolean): void {
  const { choose } = ways[match.engine.game.id];
  const done: Move[] = [];
  const kinds = new Set<string>();
  for (;;) {
    const { status, waiting, viewer, moves, view } = match.showing.getState();
    if (status !== 'underWay' || isThere(view, moves)) return;
    const [seat] = waiting;
    const forced = match.findAppMove(seat);
    if (forced) match.play(seat, forced);
    else if (seat === viewer) {
      const move = choose(view, moves, done, kinds);
      done.push(move);
      match.play(seat, move);
    } else match.play(seat, thinkAtOnce(match, seat));
  }
}

/** Sets a match up by touch, begins it, and waits for its table. */
export async function beginByTouch(app: App, game: string): Promise<void> {
  const setUp = newMatchOf(app);
  await setUp.title.waitFor();
  while ((await setUp.seats.count()) < ways[game].bots + 1) {
    const before = await setUp.seats.count();
    await setUp.addBot('easy');
    await app.page.getByRole('dialog').waitFor({ state: 'hidden' });
    if ((await setUp.seats.count()) <= before) throw new Error('no bot sat down');
  }
  await setUp.begin();
  await app.page.getByTestId('table').waitFor();
}

/**
 * Plays the match on the page by touch until it is over or the time is up, and returns the number of decisions made.
 * `watch` is waited for after each decision, before the page is looked at again.
 */
export async function playOn(
  app: App,
  game: string,
  most: number,
  watch: () => Promise<void> = async () => {},
): Promise<number> {
  const { face, choose } = ways[game];
  const mirror = await mirrorOfPage(app, face);
  const done: Move[] = [];
  const kinds = new Set<string>();
  const table = tableOf(app);
  const end = Date.now() + most;
  let isPlaying = false;
  /** Closes scores that lie over the table, as a person would. */
  async function putAway(): Promise<void> {
    while (!isPlaying && Date.now() < end) {
      if (await table.sheet.isVisible()) await table.closeSheet();
      await app.page.waitForTimeout(300);
    }
  }
  while (Date.now() < end && untilAsked(mirror.match) !== null) {
    isPlaying = false;
    const shown = mirror.isShown().finally(() => (isPlaying = true));
    await Promise.all([shown, putAway()]); // what fails first is told: a page that was closed for it must not speak for it
    const move = choose(mirror.view(), mirror.now().moves as readonly Move[], done, kinds);
    done.push(move);
    await mirror.play(move);
    await watch();
  }
  return mirror.view().played;
}

import type { Match, Setup } from '../../src/match/types';
import type { CathedralMove, NightmareCathedral } from '../../src/rules/nightmare-cathedral/state';
import type { Handle } from '../../src/table/scene';
import { openApp, type App, type Opening } from '../app';
import { bot, person } from '../device';
import { mirrorOf, mirrorOfPage, untilAsked } from '../mirror';
import type { Ground } from '../runner';

import { cathedral, liked } from './cathedral';

export const PHONE = { width: 390, height: 844 };

export const three: Setup = {
  game: 'nightmare-cathedral',
  seed: 4,
  first: 0,
  sitters: [person(0, 'Ola'), bot(1, 'Figa'), bot(2, 'Bury')],
};

export type Choose = (view: NightmareCathedral, moves: readonly CathedralMove[]) => CathedralMove;
export type Until = (view: NightmareCathedral, moves: readonly CathedralMove[]) => boolean;
type Type = CathedralMove['type'];

export const offers =
  (...types: readonly Type[]): Until =>
  (_view, moves) =>
    moves.some(({ type }) => types.includes(type));

/** Prefers the first of these moves that is offered, but each time only every so often, so that a match goes on. */
export const preferring =
  (types: readonly Type[], done: readonly Made[]): Choose =>
  (view, moves) => {
    const missing = types.filter((type) => !done.some(({ move }) => move.type === type));
    return moves.find(({ type }) => missing.includes(type)) ?? liked(view, moves);
  };

/** Plays beside the page until this holds, people as they like. */
export const playedUntil =
  (isThere: Until) =>
  (match: Match): void => {
    while (untilAsked(match) !== null) {
      const { view, viewer, moves } = match.showing.getState();
      const [seen, own] = [view as NightmareCathedral, moves as readonly CathedralMove[]];
      if (isThere(seen, own)) return;
      match.play(viewer, liked(seen, own));
    }
  };

export const cathedralMirror = (app: App, setup: Setup) =>
  mirrorOf<NightmareCathedral, CathedralMove>(app, setup, cathedral);
export const cathedralMirrorOfPage = (app: App) => mirrorOfPage<NightmareCathedral, CathedralMove>(app, cathedral);
export type Mirror = ReturnType<typeof cathedralMirror>;

export interface There {
  readonly app: App;
  readonly mirror: Mirror;
}

/** Opens a match that has come this far. */
export async function atTable(ground: Ground, setup: Setup, isThere: Until, more: Opening = {}): Promise<There> {
  const before = playedUntil(isThere);
  const app = await openApp(ground, {
    path: '/play/1',
    matches: [{ ...setup, before }],
    settings: { speed: 'off' },
    ...PHONE,
    ...more,
  });
  const mirror = cathedralMirror(app, setup);
  before(mirror.match);
  return { app, mirror };
}

/** A move that was made by touch, and how. */
export interface Made {
  readonly move: CathedralMove;
  readonly hand: Handle;
}

/** Waits until the page shows what the match beside it has, and puts away the sheets that come over the table; lists them. */
export async function settle({ app, mirror }: There): Promise<string[]> {
  const dialog = app.page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: app.say('close'), exact: true });
  const read: string[] = [];
  let isShown = false;
  const shown = mirror.isShown().finally(() => (isShown = true));
  const putAway = async () => {
    while (!isShown) {
      if (await close.isVisible()) {
        read.push((await dialog.getAttribute('aria-label')) ?? '');
        await app.finger.tap(close);
      }
      await app.page.waitForTimeout(200);
    }
  };
  await Promise.all([shown, putAway()]);
  return read;
}

/** Plays by touch until the match is over or enough is done; returns what was done, and the sheets that were read. */
export async function playByTouch(
  there: There,
  isEnough: (done: readonly Made[]) => boolean,
  choose: (done: readonly Made[]) => Choose = () => liked,
) {
  const { mirror } = there;
  const done: Made[] = [];
  const read = new Set<string>();
  while (!isEnough(done) && untilAsked(mirror.match) !== null) {
    for (const sheet of await settle(there)) read.add(sheet);
    const move = choose(done)(mirror.view(), mirror.now().moves as readonly CathedralMove[]);
    done.push({ move, hand: await mirror.play(move) });
  }
  return { done, read };
}

export const typesOf = (done: readonly Made[]): Set<Type> => new Set(done.map(({ move }) => move.type));

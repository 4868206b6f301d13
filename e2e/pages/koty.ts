import { listHandles } from '../../src/games/koty/listHandles';
import { describeMove, askToConfirm } from '../../src/games/koty/moveText';
import { layOutScene } from '../../src/games/koty/scene';
import type { Setup } from '../../src/match/types';
import type { Koty, KotyMove } from '../../src/rules/koty/state';
import { begun, untilAsked } from '../mirror';

/** The pure part of Koty's face. */
export const koty = {
  layOutScene,
  listHandles,
  describeMove,
  askToConfirm: (_view: Koty, _seat: number, move: KotyMove, isByHand: boolean) => askToConfirm(move, isByHand),
};

const LIKED = [
  'moth',
  'bat',
  'dragon',
  'owl',
  'lay',
  'carry',
  'fight',
  'befriend',
  'chase',
  'defend',
  'cover',
  'place',
  'repeat',
  'exchange',
  'stop',
  'decline',
];

/** Names the kind of a move as a hand sees it: two moves with the same gesture are one kind. */
export function kindOf(view: Koty, seat: number, move: KotyMove): string {
  if (move.type === 'fight' || move.type === 'befriend') return `${move.type} ${move.dream === seat ? 'own' : 'rival'}`;
  if (move.type === 'place') return `place ${view.dreams[seat][move.land].nines.length > 0 ? 'on 9' : 'on nothing'}`;
  if (move.type === 'lay') return `lay ${view.middle.length > 0 ? 'from the middle' : 'from the pile'}`;
  return move.type;
}

/** Picks first what has not been done yet, then what brings 9s. */
export function liked(view: Koty, seat: number, moves: readonly KotyMove[], done: ReadonlySet<string>): KotyMove {
  const rank = (move: KotyMove) =>
    (done.has(kindOf(view, seat, move)) || move.type === 'exchange' ? 100 : 0) + LIKED.indexOf(move.type);
  return [...moves].sort((a, b) => rank(a) - rank(b))[0];
}

/**
 * Finds the first seed with which one person, playing like this, does all the wanted moves before the end and within
 * this many decisions.
 */
export function seedFor(setup: Setup, wanted: readonly string[], most: number): number {
  for (let seed = 1; seed < 400; seed++) {
    const match = begun({ ...setup, seed });
    const done = new Set<string>();
    let decided = 0;
    for (let seat = untilAsked(match); seat !== null && decided <= most; seat = untilAsked(match)) {
      const { view, moves } = match.showing.getState();
      const move = liked(view as Koty, seat, moves as readonly KotyMove[], done);
      done.add(kindOf(view as Koty, seat, move));
      match.play(seat, move);
      decided++;
    }
    if (decided <= most && wanted.every((kind) => done.has(kind))) return seed;
  }
  throw new Error(`No seed leads to ${wanted.join(', ')}`);
}

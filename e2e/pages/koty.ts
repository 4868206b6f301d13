import { handles } from '../../src/games/koty/handles';
import { say, sure } from '../../src/games/koty/moveText';
import { scene } from '../../src/games/koty/scene';
import type { Setup } from '../../src/match/types';
import type { Koty, KotyMove } from '../../src/rules/koty/state';
import { begun, untilAsked } from '../mirror';

/** What is pure of Koty's face. */
export const koty = {
  scene,
  handles,
  say,
  sure: (_view: Koty, _seat: number, move: KotyMove, isByHand: boolean) => sure(move, isByHand),
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

/** What a move is to a hand: two that are done alike are one kind. */
export function kindOf(view: Koty, seat: number, move: KotyMove): string {
  if (move.type === 'fight' || move.type === 'befriend') return `${move.type} ${move.dream === seat ? 'own' : 'rival'}`;
  if (move.type === 'place') return `place ${view.dreams[seat][move.land].nines.length > 0 ? 'on 9' : 'on nothing'}`;
  if (move.type === 'lay') return `lay ${view.middle.length > 0 ? 'from the middle' : 'from the pile'}`;
  return move.type;
}

/** What has not been done yet, then what brings 9s. */
export function liked(view: Koty, seat: number, moves: readonly KotyMove[], done: ReadonlySet<string>): KotyMove {
  const rank = (move: KotyMove) =>
    (done.has(kindOf(view, seat, move)) || move.type === 'exchange' ? 100 : 0) + LIKED.indexOf(move.type);
  return [...moves].sort((one, other) => rank(one) - rank(other))[0];
}

/** The first seed with which one person, playing so, comes to do all of this before the end, in no more decisions than that. */
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

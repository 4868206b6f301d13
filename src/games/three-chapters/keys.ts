import type { Seat } from '../../rules/kernel/types';
import type { Token } from '../../rules/three-chapters/ability';
import { ghostAt, seatAt } from '../../rules/three-chapters/chairs';
import type { Chair, ThreeChapters } from '../../rules/three-chapters/state';

/** Names of the places on the table and of the cards. */

/** Who plays a card in a trick: a seat, or the ghost on its right. */
export interface Player {
  readonly seat: Seat;
  readonly isGhost: boolean;
}

export function playerAt(view: ThreeChapters, chair: Chair): Player {
  const seat = seatAt(view, chair);
  return seat === null ? { seat: ghostAt(chair), isGhost: true } : { seat, isGhost: false };
}

const who = ({ seat, isGhost }: Player): string => `${isGhost ? 'ghost' : 'seat'}:${seat}`;

/** The viewer's hand; of the others, whose hands are not drawn, the paper in front of them: their cards come from there. */
export const handOf = (seat: Seat): string => `hand:${seat}`;
export const keptOf = (seat: Seat): string => `kept:${seat}`;
export const ghostOf = (seat: Seat): string => `ghost:${seat}`;
export const trickOf = (player: Player): string => `trick:${who(player)}`;
export const storyOf = (player: Player): string => `story:${who(player)}`;
export const tokensOf = (seat: Seat, token: Token): string => `${token}:${seat}`;
/** The paper before a ghost, and the viewer's own. */
export const ghostPaper = (seat: Seat): string => `paper:ghost:${seat}`;
export const OWN_PAPER = 'paper:own';

export const paperOf = ({ seat, isGhost }: Player): string => (isGhost ? ghostPaper(seat) : handOf(seat));

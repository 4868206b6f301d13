import type { Seat } from '../../rules/kernel/types';
import type { Token } from '../../rules/three-chapters/ability';
import { ghostAt, seatAt } from '../../rules/three-chapters/chairs';
import type { Chair, ThreeChapters } from '../../rules/three-chapters/state';

/** Names of the places on the table and of the cards. */

/** The player of a card in a trick: a seat, or the ghost on its right. */
export interface PlayerKey {
  readonly seat: Seat;
  readonly isGhost: boolean;
}

export function playerAt(view: ThreeChapters, chair: Chair): PlayerKey {
  const seat = seatAt(view, chair);
  return seat === null ? { seat: ghostAt(chair), isGhost: true } : { seat, isGhost: false };
}

const who = ({ seat, isGhost }: PlayerKey): string => `${isGhost ? 'ghost' : 'seat'}:${seat}`;

/**
 * The place of the viewer's hand. The hands of others are not drawn, so for them it is the paper in front of them,
 * where their cards come from.
 */
export const handOf = (seat: Seat): string => `hand:${seat}`;
export const placeOfOwnCards = (seat: Seat): string => `kept:${seat}`;
export const ghostOf = (seat: Seat): string => `ghost:${seat}`;
export const trickOf = (player: PlayerKey): string => `trick:${who(player)}`;
export const storyOf = (player: PlayerKey): string => `story:${who(player)}`;
export const tokensOf = (seat: Seat, token: Token): string => `${token}:${seat}`;
/** The paper in front of a ghost, and the viewer's own. */
export const ghostPaperKey = (seat: Seat): string => `paper:ghost:${seat}`;
export const OWN_PAPER = 'paper:own';

export const paperOf = ({ seat, isGhost }: PlayerKey): string => (isGhost ? ghostPaperKey(seat) : handOf(seat));

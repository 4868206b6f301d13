import type { Box } from '../../table/box';

import type { Spot, Spots } from './blocks';

/** A group of places keeps its own order when it changes sides: the first land stays the leftmost. */
function shifted(boxes: readonly Box[], width: number): number {
  const left = Math.min(...boxes.map((box) => box.x));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  return width - right - left;
}

/** The same table for a left hand: what was on the right is on the left, dreams and piles alike. */
export function mirrored(
  { dreams = {}, plates = {}, closed, open, hand = [] }: Spots,
  own: number,
  width: number,
): Spots {
  const seats = Object.keys(plates).map(Number);
  const groups = [seats.filter((seat) => seat === own), seats.filter((seat) => seat !== own)];
  const moves = new Map<number, number>();
  for (const group of groups) {
    const by = shifted(
      group.flatMap((seat) => [plates[seat], ...dreams[seat]]),
      width,
    );
    for (const seat of group) moves.set(seat, by);
  }
  const over = (spot: Spot): Spot => ({ ...spot, x: width - spot.x - spot.width });
  return {
    dreams: Object.fromEntries(
      seats.map((seat) => [seat, dreams[seat].map((spot) => ({ ...spot, x: spot.x + moves.get(seat)! }))]),
    ),
    plates: Object.fromEntries(seats.map((seat) => [seat, { ...plates[seat], x: plates[seat].x + moves.get(seat)! }])),
    closed: closed && over(closed),
    open: open && over(open),
    hand: hand.map((spots) => spots.map(over).reverse()),
  };
}

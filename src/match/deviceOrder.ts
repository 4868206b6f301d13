import type { Seat } from '../rules/kernel/types';

import type { Sitter } from './types';

export const listPersonSeats = (sitters: readonly Sitter[]): Seat[] =>
  sitters.map((_, seat) => seat).filter((seat) => sitters[seat].kind === 'person');

const listClockwise = (from: Seat, sitters: readonly Sitter[]): Seat[] =>
  sitters.map((_, i) => (from + i) % sitters.length);

/**
 * Who acts next: first the person who holds the device, then bots, then the next person. This way the device changes
 * hands as rarely as the rules allow.
 */
export function findNextToAct(waiting: readonly Seat[], sitters: readonly Sitter[], holder: Seat): Seat | null {
  if (sitters[holder]?.kind === 'person' && waiting.includes(holder)) return holder;
  const inTurn = listClockwise(Math.max(0, holder), sitters).filter((seat) => waiting.includes(seat));
  return inTurn.find((seat) => sitters[seat].kind === 'bot') ?? inTurn[0] ?? null;
}

/** Who takes the device when nobody holds it; null in a match without people. */
export function findNextToHold(waiting: readonly Seat[], sitters: readonly Sitter[], last: Seat | null): Seat | null {
  const people = listPersonSeats(sitters);
  const nextAsked = listClockwise(last ?? 0, sitters).find((seat) => waiting.includes(seat) && people.includes(seat));
  return nextAsked ?? last ?? listClockwise(waiting[0] ?? 0, sitters).find((seat) => people.includes(seat)) ?? null;
}

import type { Seat } from '../rules/kernel/types';

import type { Sitter } from './types';

export const listPersonSeats = (sitters: readonly Sitter[]): Seat[] =>
  sitters.map((_, seat) => seat).filter((seat) => sitters[seat].kind === 'person');

const clockwise = (from: Seat, sitters: readonly Sitter[]): Seat[] =>
  sitters.map((_, i) => (from + i) % sitters.length);

/** Who is to act next: the person who holds the device, then bots, then the next person, so that it goes round as little as the rules allow. */
export function nextToAct(waiting: readonly Seat[], sitters: readonly Sitter[], holder: Seat): Seat | null {
  if (sitters[holder]?.kind === 'person' && waiting.includes(holder)) return holder;
  const inTurn = clockwise(Math.max(0, holder), sitters).filter((seat) => waiting.includes(seat));
  return inTurn.find((seat) => sitters[seat].kind === 'bot') ?? inTurn[0] ?? null;
}

/** Who is to take the device when nobody holds it; null where no person plays. */
export function nextToHold(waiting: readonly Seat[], sitters: readonly Sitter[], last: Seat | null): Seat | null {
  const people = listPersonSeats(sitters);
  const asked = clockwise(last ?? 0, sitters).find((seat) => waiting.includes(seat) && people.includes(seat));
  return asked ?? last ?? clockwise(waiting[0] ?? 0, sitters).find((seat) => people.includes(seat)) ?? null;
}

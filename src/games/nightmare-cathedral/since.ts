import type { Seat } from '../../rules/kernel/types';
import type { PastEvent } from '../../table/face';

/**
 * What happened since a seat's own last turn that is over: from the turn that followed it on. Before the first such turn
 * it is everything.
 */
export function cutSince(events: readonly PastEvent[], seat: Seat): readonly PastEvent[] {
  let from = 0;
  let isAfterOwn = false;
  events.forEach(({ event }, index) => {
    if (event.key !== 'turn') return;
    if (isAfterOwn) from = index;
    isAfterOwn = event.seat === seat;
  });
  return events.slice(from);
}

/** The events turn by turn; what came before the first turn stands alone. */
export function divideTurns(events: readonly PastEvent[]): readonly (readonly PastEvent[])[] {
  const turns: PastEvent[][] = [];
  for (const one of events) {
    if (turns.length === 0 || one.event.key === 'turn') turns.push([]);
    turns[turns.length - 1].push(one);
  }
  return turns;
}

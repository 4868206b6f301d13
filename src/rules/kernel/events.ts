import type { Event, Seat } from './types';

/** Returns an event as one seat may know it: without the facts that are kept from that seat. */
export function hideSecret(event: Event, seat: Seat): Event {
  const { secret, ...open } = event;
  if (!secret) return event;
  if (!secret.to.includes(seat)) return open;
  const { to: _, ...facts } = secret;
  return { ...open, ...facts };
}

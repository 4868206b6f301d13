import type { Event, Seat } from './types';

/** An event as a seat may know it. */
export function hideSecret(event: Event, seat: Seat): Event {
  const { secret, ...open } = event;
  if (!secret) return event;
  if (!secret.to.includes(seat)) return open;
  const { to: _, ...facts } = secret;
  return { ...open, ...facts };
}

import { displayedAt, type Timer } from '../../../keeper/timer';

/** A clock as one reads it: full seconds that have passed, or are left; less than nothing when they have run out. */
export function toSeconds(timer: Timer, clock: number, now: number): number {
  const seconds = displayedAt(timer, clock, now) / 1000;
  return timer.from === null ? Math.floor(seconds) : Math.ceil(seconds);
}

const two = (number: number) => String(number).padStart(2, '0');

/** `4:05`, `1:04:05`, `−0:07`. */
export function formatSeconds(seconds: number): string {
  const all = Math.abs(seconds);
  const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60) % 60];
  const written = hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
  return seconds < 0 ? `−${written}` : written;
}

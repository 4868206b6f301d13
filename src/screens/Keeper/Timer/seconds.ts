import { timeShownAt, type Timer } from '../../../keeper/timer';

/** The full seconds that a clock shows: passed, or left; negative when the time has run out. */
export function toSeconds(timer: Timer, clock: number, now: number): number {
  const seconds = timeShownAt(timer, clock, now) / 1000;
  return timer.from === null ? Math.floor(seconds) : Math.ceil(seconds);
}

const padToTwo = (number: number) => String(number).padStart(2, '0');

/** Formats seconds as `4:05`, `1:04:05` or `−0:07`. */
export function formatSeconds(seconds: number): string {
  const total = Math.abs(seconds);
  const [hours, minutes] = [Math.floor(total / 3600), Math.floor(total / 60) % 60];
  const text =
    hours > 0 ? `${hours}:${padToTwo(minutes)}:${padToTwo(total % 60)}` : `${minutes}:${padToTwo(total % 60)}`;
  return seconds < 0 ? `−${text}` : text;
}

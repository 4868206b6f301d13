import { listField, asObject } from '../storage/fields';

/**
 * A timer beside a game. Moments are stored instead of ticks, so that it runs on while the app is closed. All times are
 * in milliseconds.
 */
export interface Timer {
  /** Whether everybody has a clock, or the whole game has one. */
  readonly of: 'each' | 'all';
  /** The time from which a clock counts down; null when it counts up. */
  readonly from: number | null;
  /** The clock that is on: a seat, or 0 when the game has one clock. */
  readonly on: number;
  /** By clock, the time it had counted when it was last stopped. */
  readonly counted: readonly number[];
  /** When the clock that is on was started; null while it is paused. */
  readonly since: number | null;
}

export const createTimer = (of: Timer['of'], from: number | null, seats: number, on: number): Timer => ({
  of,
  from,
  on: of === 'each' ? on : 0,
  counted: Array.from({ length: of === 'each' ? seats : 1 }, () => 0),
  since: null,
});

/**
 * The time a clock has counted. If the phone's clock was set back, the present stretch counts as zero, never as
 * negative.
 */
export const timeAt = ({ on, counted, since }: Timer, clock: number, now: number): number =>
  counted[clock] + (clock === on && since !== null ? Math.max(0, now - since) : 0);

/** The time a clock shows; negative when it has run out. */
export const timeShownAt = (timer: Timer, clock: number, now: number): number =>
  timer.from === null ? timeAt(timer, clock, now) : timer.from - timeAt(timer, clock, now);

export const stopTimer = (timer: Timer, now: number): Timer => ({
  ...timer,
  counted: timer.counted.map((_, clock) => timeAt(timer, clock, now)),
  since: null,
});

/** Stops the clock that runs, if any, and starts this one. */
export const startClock = (timer: Timer, clock: number, now: number): Timer => ({
  ...stopTimer(timer, now),
  on: clock,
  since: now,
});

/** How long until the clock that is on runs out; null when it will not, or already has. */
export function findTimeLeft(timer: Timer, now: number): number | null {
  if (timer.from === null || timer.since === null) return null;
  const left = timeShownAt(timer, timer.on, now);
  return left > 0 ? left : null;
}

const readTime = (found: unknown): number | null =>
  Number.isSafeInteger(found) && (found as number) >= 0 ? (found as number) : null;

/** Reads the timer saved with a sheet of this many players; null when it makes no sense. */
export function readTimer(found: unknown, seats: number): Timer | null {
  const { of, from, on, counted, since } = asObject(found);
  const clocks = of === 'each' ? seats : 1;
  const read = listField(readTime)(counted);
  if ((of !== 'each' && of !== 'all') || read.length !== clocks || readTime(on) === null || (on as number) >= clocks)
    return null;
  return { of, from: readTime(from), on: on as number, counted: read, since: readTime(since) };
}

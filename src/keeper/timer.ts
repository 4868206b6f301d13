import { listField, asObject } from '../storage/fields';

/** Time that is taken beside a game: moments are kept, never ticks, so that it goes on while nobody looks. All in milliseconds. */
export interface Timer {
  /** Everybody has a clock, or there is one for the whole game. */
  readonly of: 'each' | 'all';
  /** From how much a clock counts down; null: it counts up. */
  readonly from: number | null;
  /** Whose clock is on: a seat, or 0 where there is one for all. */
  readonly on: number;
  /** By clock: what it had counted when it was last stopped. */
  readonly counted: readonly number[];
  /** When the clock that is on was started; null: it stands still. */
  readonly since: number | null;
}

export const createTimer = (of: Timer['of'], from: number | null, seats: number, on: number): Timer => ({
  of,
  from,
  on: of === 'each' ? on : 0,
  counted: Array.from({ length: of === 'each' ? seats : 1 }, () => 0),
  since: null,
});

/** How much time a clock has counted; a phone whose clock was set back has lost a little, never more. */
export const elapsedAt = ({ on, counted, since }: Timer, clock: number, now: number): number =>
  counted[clock] + (clock === on && since !== null ? Math.max(0, now - since) : 0);

/** What a clock shows: less than nothing when its time has run out. */
export const displayedAt = (timer: Timer, clock: number, now: number): number =>
  timer.from === null ? elapsedAt(timer, clock, now) : timer.from - elapsedAt(timer, clock, now);

export const stopTimer = (timer: Timer, now: number): Timer => ({
  ...timer,
  counted: timer.counted.map((_, clock) => elapsedAt(timer, clock, now)),
  since: null,
});

/** Another clock is on from now, or the same one goes on. */
export const startClock = (timer: Timer, clock: number, now: number): Timer => ({
  ...stopTimer(timer, now),
  on: clock,
  since: now,
});

/** How long until the clock that is on has run out; null when that will not happen, or has happened. */
export function timeUntilZero(timer: Timer, now: number): number | null {
  if (timer.from === null || timer.since === null) return null;
  const left = displayedAt(timer, timer.on, now);
  return left > 0 ? left : null;
}

const time = (found: unknown): number | null =>
  Number.isSafeInteger(found) && (found as number) >= 0 ? (found as number) : null;

/** The timer that was saved with a sheet for so many; null where there is none that makes sense. */
export function readTimer(found: unknown, seats: number): Timer | null {
  const { of, from, on, counted, since } = asObject(found);
  const clocks = of === 'each' ? seats : 1;
  const read = listField(time)(counted);
  if ((of !== 'each' && of !== 'all') || read.length !== clocks || time(on) === null || (on as number) >= clocks)
    return null;
  return { of, from: time(from), on: on as number, counted: read, since: time(since) };
}

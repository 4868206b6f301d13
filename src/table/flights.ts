import { getPose, type Pose } from './pose';
import type { ShownPiece } from './shownPiece';

export type Speed = 'off' | 'fast' | 'normal' | 'slow';

/** Times in milliseconds: of one flight, from one start to the next, and for reading what happened. */
export interface Pace {
  readonly flight: number;
  readonly stagger: number;
  readonly read: number;
}

const paces: Record<Speed, Pace> = {
  off: { flight: 0, stagger: 0, read: 500 },
  fast: { flight: 200, stagger: 25, read: 350 },
  normal: { flight: 300, stagger: 45, read: 700 },
  slow: { flight: 440, stagger: 80, read: 1200 },
};

/**
 * The least part of the time that a flight takes, however far the table is behind. It is more for what one decision
 * brought about, as when a match is counted: nobody waits meanwhile, and each sentence has to be read.
 */
const LEAST = { hurried: 0.25, told: 0.6 };

/** Who is far behind what happened hurries. */
export function getPace(speed: Speed, behind: number, isOneDecision = false): Pace {
  const { flight, stagger, read } = paces[speed];
  const hurry = behind <= 3 ? 1 : Math.max(isOneDecision ? LEAST.told : LEAST.hurried, 1 - (behind - 3) / 12);
  return { flight: flight * hurry, stagger: stagger * hurry, read: read * hurry };
}

/** No more cards than this are in the air at once: each costs a commit a frame on a phone. */
const IN_THE_AIR = 10;
/** A cross-fade instead of a flight. */
const FADE = 220;

export interface Flight {
  readonly view: number;
  readonly since: number;
  readonly start: Pose | null;
  readonly to: Pose;
  readonly delay: number;
  readonly time: number;
  /** Fades out here and in there instead of flying. */
  readonly isStill: boolean;
}

/** Who flies, when and how long, after `before` became `after`. Cards that change their place leave one after the other. */
export function planFlights(
  before: readonly ShownPiece[],
  after: readonly ShownPiece[],
  pace: Pace,
  isStill: boolean,
): Flight[] {
  const last = new Map(before.map((one) => [one.view, one]));
  const time = isStill && pace.flight > 0 ? FADE : pace.flight;
  const gap = isStill ? 0 : Math.max(pace.stagger, time / IN_THE_AIR);
  const moving = after.filter((one) => one.isMoving && last.get(one.view) !== one);
  const travels = (one: ShownPiece) => {
    const was = last.get(one.view);
    return was
      ? was.piece.place !== one.piece.place || was.piece.face !== one.piece.face
      : one.start !== null && one.start.fade === 1;
  };
  const travelling = moving.filter(travels).sort((a, b) => a.piece.depth - b.piece.depth || a.view - b.view);
  const turn = new Map(travelling.map((one, index) => [one.view, index]));
  const longest = time + gap * Math.max(0, travelling.length - 1);
  return moving.map((one) => {
    const stays = one.isGone && !turn.has(one.view);
    // What fades away lies still until the card that covers it has come.
    const delay = stays ? Math.max(0, longest - time / 2) : (turn.get(one.view) ?? 0) * gap;
    const to = one.isGone ? { ...getPose(one.piece), fade: stays ? 0 : 1 } : getPose(one.piece);
    return { view: one.view, since: one.since, start: one.start, to, delay, time: stays ? time / 2 : time, isStill };
  });
}

export const getDuration = (list: readonly Flight[]): number =>
  list.reduce((longest, one) => Math.max(longest, one.delay + one.time), 0);

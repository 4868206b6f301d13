import type { Speed } from '../storage/appearance';

import { getPose, type Pose } from './pose';
import type { ShownPiece } from './shownPiece';

/** Times in milliseconds: of one flight, from one start to the next, and for a glance at what one did oneself. */
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
  tap: { flight: 300, stagger: 45, read: 700 },
};

/** How long a sentence stays, in milliseconds: for each of its letters, and at least. */
const reading: Record<Speed, { readonly letter: number; readonly least: number }> = {
  off: { letter: 0, least: 500 },
  fast: { letter: 30, least: 700 },
  normal: { letter: 55, least: 1200 },
  slow: { letter: 82, least: 1800 },
  tap: { letter: 55, least: 1200 },
};

/** So long does it take to read what others did. Nobody hurries that, however far the table is behind. */
export const getReadingTime = (speed: Speed, letters: number): number =>
  Math.max(reading[speed].least, letters * reading[speed].letter);

/** How long a card that somebody else has played stands large, at least; who wants no flights waits for none. */
const standing: Record<Speed, number> = { off: 0, fast: 650, normal: 900, slow: 1350, tap: 900 };
export const getStandingTime = (speed: Speed): number => standing[speed];

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
  /** How far it goes to the left of its straight way, in points. */
  readonly bow?: number;
}

/** Two cards that change places pass each other at half of the way, this far from it each; that takes longer than one flight. */
const BOW = 14;
const CROSSING = 1.7;
/** A card that somebody looks at is held this much higher and nearer; so long it goes up and back, in milliseconds. */
const LIFTED = { higher: 10, nearer: 1.08, up: 160, back: 220 };

function planEach(
  shown: readonly ShownPiece[],
  views: readonly number[],
  time: number,
  isStill: boolean,
  aim: (rest: Pose) => Pose,
): Flight[] {
  const those = shown.filter(({ view }) => views.includes(view));
  return those.map(({ view, since, piece }) => {
    return { view, since, start: null, to: aim(getPose(piece)), delay: 0, time, isStill };
  });
}

/** Who flies up because its card is looked at. */
export const planLifts = (
  shown: readonly ShownPiece[],
  views: readonly number[],
  { flight }: Pick<Pace, 'flight'>,
  isStill: boolean,
): Flight[] =>
  planEach(shown, views, flight > 0 ? LIFTED.up : 0, isStill, (rest) => {
    return { ...rest, y: rest.y - LIFTED.higher, width: rest.width * LIFTED.nearer };
  });

/** Who flies back to where it lies. */
export const planReturns = (shown: readonly ShownPiece[], views: readonly number[], isStill: boolean): Flight[] =>
  planEach(shown, views, LIFTED.back, isStill, (rest) => rest);

/** Who flies, when and how long, after `before` became `after`. Cards that change their place leave one after the other. */
export function planFlights(
  before: readonly ShownPiece[],
  after: readonly ShownPiece[],
  pace: Pick<Pace, 'flight' | 'stagger'>,
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
  const wayOf = (one: ShownPiece) => `${last.get(one.view)?.piece.place} ${one.piece.place}`;
  const wayBack = (one: ShownPiece) => `${one.piece.place} ${last.get(one.view)?.piece.place}`;
  const ways = new Set(travelling.map(wayOf));
  const isCrossing = (one: ShownPiece) =>
    travelling.length === 2 && turn.has(one.view) && wayOf(one) !== wayBack(one) && ways.has(wayBack(one));
  return moving.map((one) => {
    const stays = one.isGone && !turn.has(one.view);
    // What fades away lies still until the card that covers it has come.
    const delay = stays ? Math.max(0, longest - time / 2) : (turn.get(one.view) ?? 0) * gap;
    const to = one.isGone ? { ...getPose(one.piece), fade: stays ? 0 : 1 } : getPose(one.piece);
    const flight = { view: one.view, since: one.since, start: one.start, to, isStill };
    if (isCrossing(one)) return { ...flight, delay: 0, time: isStill ? time : time * CROSSING, bow: BOW };
    return { ...flight, delay, time: stays ? time / 2 : time };
  });
}

export const getDuration = (list: readonly Flight[]): number =>
  list.reduce((longest, one) => Math.max(longest, one.delay + one.time), 0);

/** A card slows down so much that in this last part of its time it seems to lie. */
const UNSEEN = 0.1;

/** When all cards seem to lie: then comes what is told of them. */
export const getLanding = (list: readonly Flight[]): number =>
  list.reduce((last, { delay, time, isStill }) => Math.max(last, delay + time * (isStill ? 1 : 1 - UNSEEN)), 0);

import type { Beat, Showing } from '../match/types';
import type { Event, Seat, State } from '../rules/kernel/types';
import type { Phrase } from '../words/phrase';

import { assignViews } from './assignViews';
import { countChapter, isMute, mustSee, tellBeats, tellBriefly, type Telling } from './chapters';
import type { GameFace, PlayedCard } from './face';
import { planFlights, planLifts, planReturns, type Flight, type Pace } from './flights';
import type { Scene, Size } from './scene';
import { isSamePiece, settlePieces, type ShownPiece } from './shownPiece';
import { findSound, type Heard } from './sound';
import { leaveTraces, type Trace } from './traces';

/** What the table needs of a match: what the viewer has seen happen, and may do now. A replay can show itself the same way. */
export type MatchSource = Pick<Showing, 'viewer' | 'rest' | 'beats' | 'dropped' | 'moves' | 'waiting' | 'thinking'>;

export type Drawing = Telling &
  Pick<GameFace, 'layOutScene' | 'listFlows' | 'sounds' | 'listLooks' | 'listPlayed' | 'describeUnsaid'>;

/** What comes with the cards: nothing is told before it is there to be seen. */
type Landing = Pick<Stage, 'said' | 'spoken' | 'traces' | 'heard' | 'events'>;

/** What is on the table right now, and what is moving on it. */
export interface Stage {
  /** How many beats of the match have begun. */
  readonly begun: number;
  /** How many of these are not shown to their end before what is under way is over. */
  readonly underWay: number;
  readonly view: State;
  readonly decision: number;
  /** Who decided what is shown; null at first. */
  readonly actor: Seat | null;
  readonly scene: Scene;
  readonly size: Size;
  /** The group that is drawn open. */
  readonly open: string | null;
  readonly shown: readonly ShownPiece[];
  readonly flights: readonly Flight[];
  /** What happened, in words, the latest last. */
  readonly said: readonly Phrase[];
  /** All that was said so far to who hears the table, with what can only be seen: much of it is cut short for the eye. */
  readonly spoken: readonly Phrase[];
  /** Where others have left something since the viewer's last decision. */
  readonly traces: readonly Trace[];
  /** What is said, marked and heard when the cards under way have landed; null when nothing new is under way. */
  readonly landing: Landing | null;
  readonly heard: Heard | null;
  /** What has just happened. */
  readonly events: readonly Event[];
  /** The cards of others that stand large until what happened is read. */
  readonly played: readonly PlayedCard[];
  /** The cards that are held up because somebody looks at them, by view number. */
  readonly lifted: readonly number[];
  /** The event whose sheet lies over the table until it is put away. */
  readonly sheet: Event | null;
  /** Cards are under way; what happened is being read; the next beat may begin. */
  readonly phase: 'flying' | 'reading' | 'resting';
  /** Goes up with every phase that begins. A change of the table's size begins none: flights under way end when they would have. */
  readonly step: number;
  /** False while the table's size is new: a beat that began before every card was put where it lies now would leave it nowhere. */
  readonly isLaid: boolean;
  /** How long what happened is left to be read, in milliseconds. */
  readonly read: number;
  /** So much longer it must stand; the flights of the next beat may go on meanwhile. */
  readonly owed: number;
}

/** The beats that have not begun yet. */
export const listWaiting = (stage: Stage, shows: MatchSource): readonly Beat[] =>
  shows.beats.slice(Math.max(0, stage.begun - shows.dropped));

export const countBehind = (stage: Stage, shows: MatchSource): number =>
  Math.max(0, shows.dropped + shows.beats.length - stage.begun);

/** Whether all that is still to be shown came of the same decision. */
export function isOneDecision(stage: Stage, shows: MatchSource): boolean {
  const [next, ...more] = listWaiting(stage, shows);
  return next !== undefined && more.every((beat) => beat.decision === next.decision);
}

/** How many beats have been shown to their end. */
export const countShown = (stage: Stage): number =>
  stage.begun - (stage.phase === 'resting' && !stage.sheet ? 0 : stage.underWay);

export const NO_CARDS: readonly PlayedCard[] = [];
const NO_FLIGHTS: readonly Flight[] = [];

/** How many milliseconds a group takes to open. */
const OPENING = 160;

/** The same moment with a group open, or with none. While cards fly nothing is opened. */
export function openGroup(face: Drawing, stage: Stage, viewer: Seat, open: string | null, isStill: boolean): Stage {
  if (stage.open === open || stage.phase === 'flying' || !stage.isLaid) return stage;
  const scene = face.layOutScene(stage.view, viewer, stage.size, open);
  const shown = assignViews(stage.shown, scene, [], stage.step + 1);
  const fly = planFlights(stage.shown, shown, { flight: OPENING, stagger: 0 }, isStill);
  return { ...stage, open, scene, shown, flights: fly, phase: 'flying', step: stage.step + 1 };
}

const listSpoken = ({ spoken, landing }: Stage): readonly Phrase[] =>
  landing ? [...spoken, ...landing.spoken] : spoken;

/** All cards have come to where they are to lie. Their flights are over: with the next step they would begin again. */
export const finishFlights = (stage: Stage): Stage => ({
  ...stage,
  ...stage.landing,
  spoken: listSpoken(stage),
  landing: null,
  shown: settlePieces(stage.shown),
  flights: NO_FLIGHTS,
  played: (stage.landing ?? stage).said.length > 0 ? stage.played : NO_CARDS,
  phase: (stage.landing ?? stage).said.length > 0 ? 'reading' : 'resting',
  step: stage.step + 1,
  isLaid: true,
});

/** What happened has been read; what was held up for that goes back. */
export const finishReading = (stage: Stage, isStill = false): Stage => ({
  ...stage,
  flights: planReturns(stage.shown, stage.lifted, isStill),
  lifted: [],
  played: NO_CARDS,
  phase: 'resting',
  step: stage.step + 1,
});

/** The same moment, which must be read for longer before anything follows. */
export const readOn = (stage: Stage, time: number): Stage => ({
  ...stage,
  phase: 'reading',
  read: time,
  owed: 0,
  step: stage.step + 1,
});

/** How many beats a skip passes over: all, up to one that must be seen. */
export function countSkippable(face: Drawing, stage: Stage, shows: MatchSource): number {
  const waiting = listWaiting(stage, shows);
  const stop = waiting.findIndex((beat) => mustSee(face, beat));
  return stop < 0 ? waiting.length : stop + 1;
}

/** What did not change stays the same object, so that nothing of it is drawn again. */
function keepKnown<T extends object>(before: readonly T[], after: readonly T[]): readonly T[] {
  const old = new Map(before.map((one) => [JSON.stringify(one), one]));
  return after.map((one) => old.get(JSON.stringify(one)) ?? one);
}

/** Nothing to see between these: with nothing to hear, no moment of its own. */
const isUnmoved = (before: Scene, after: Scene): boolean =>
  after.pieces.length === before.pieces.length &&
  after.pieces.every((piece, index) => isSamePiece(piece, before.pieces[index]));

const listUnsaid = (face: Drawing, beats: readonly Beat[], viewer: Seat): readonly Phrase[] =>
  beats.flatMap(({ event, view }) => (event && face.describeUnsaid?.(event, viewer, view)) ?? []);

/** Begins the next `count` beats as if they were one, and with them those after that are silent. */
export function advanceStage(
  face: Drawing,
  stage: Stage,
  shows: MatchSource,
  count: number,
  pace: Pace,
  isStill: boolean,
): Stage {
  const waiting = listWaiting(stage, shows);
  const beats = waiting.slice(0, count);
  if (beats.length === 0) return stage;
  let last = beats[beats.length - 1];
  const { seat: actor } = last; // what is silent after it may be of somebody else
  const draw = (beat: Beat) => face.layOutScene(beat.view, shows.viewer, stage.size, null);
  const events = beats.flatMap(({ event }) => event ?? []);
  const sheet = mustSee(face, last) ? last.event : null;
  let scene = draw(last);
  const shown = assignViews(stage.shown, scene, events.flatMap(face.listFlows), stage.step + 1);
  const from = Math.max(stage.begun, shows.dropped);
  let begun = from + beats.length;
  for (const beat of sheet ? [] : waiting.slice(count)) {
    if (!isMute(face, beat, shows.viewer)) break;
    const drawn = draw(beat);
    if (!isUnmoved(scene, drawn)) break;
    last = beat;
    scene = drawn;
    begun++;
  }
  scene = {
    ...scene,
    places: keepKnown(stage.scene.places, scene.places),
    plates: keepKnown(stage.scene.plates, scene.plates),
  };
  const silent = waiting.slice(beats.length, begun - from);
  // A page is heard as it is read: by the time that all on it was said, others would lie there.
  const told = (face.pageOf ? tellBriefly : tellBeats)(face, beats, shows.viewer);
  const spoken = [...listUnsaid(face, beats, shows.viewer), ...told, ...listUnsaid(face, silent, shows.viewer)];
  const looks = events.flatMap((event) => face.listLooks?.(event) ?? []);
  const isLooked = ({ piece, isMoving }: ShownPiece) => !isMoving && looks.includes(piece.place);
  const lifted = pace.flight > 0 ? shown.filter(isLooked).map(({ view }) => view) : [];
  const lying = shown.filter((one) => !one.isMoving && !lifted.includes(one.view));
  const fly = [
    ...planFlights(stage.shown, shown, pace, isStill),
    ...planLifts(shown, lifted, pace, isStill),
    ...planReturns(lying, stage.lifted, isStill),
  ];
  const next: Stage = {
    ...stage,
    begun,
    // A chapter that is cut off must be shown again from its first decision on; what was skipped counts as seen.
    underWay: (face.joins || face.pageOf) && count <= countChapter(face, waiting, shows.viewer) ? begun - from : 1,
    view: last.view,
    decision: last.decision,
    actor,
    scene,
    open: null,
    shown,
    flights: fly,
    said: actor === shows.viewer ? [] : stage.said, // what was said before I decided is old
    spoken: listSpoken(stage),
    landing: {
      said: tellBriefly(face, beats, shows.viewer),
      spoken,
      traces: leaveTraces(stage, actor, shows.viewer, stage.shown, shown, looks),
      events,
      heard: findSound(face, events, stage.shown, shown),
    },
    lifted,
    played: events.flatMap((event) => face.listPlayed?.(event, shows.viewer, last.view) ?? []),
    sheet,
    phase: 'flying',
    step: stage.step + 1,
    read: pace.read,
    owed: 0,
  };
  return fly.length > 0 ? next : finishFlights(next); // also what takes no time must be drawn before the next beat
}

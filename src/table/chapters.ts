import type { Beat } from '../match/types';
import type { Event, Seat } from '../rules/kernel/types';
import type { Phrase } from '../words/phrase';

import type { GameFace } from './face';

export type Telling = Pick<
  GameFace,
  'describeEvent' | 'describeChapter' | 'describeBriefly' | 'joins' | 'pageOf' | 'Sheets'
>;

/** Whether a beat has a sheet that must be put away before anything goes on. */
export const mustSee = (face: Telling, { event }: Beat): boolean =>
  event !== null && face.Sheets?.[event.key] !== undefined;

function tell(face: Telling, beats: readonly Beat[], viewer: Seat): readonly Phrase[] {
  const events = beats.flatMap(({ event }) => event ?? []);
  if (events.length === 0) return [];
  const { view } = beats[beats.length - 1];
  return (
    face.describeChapter?.(events, viewer, view) ??
    events.flatMap((event) => face.describeEvent(event, viewer, view) ?? [])
  );
}

/** Whether nothing is said of a beat and no sheet is shown. */
export const isMute = (face: Telling, beat: Beat, viewer: Seat): boolean =>
  beat.event === null || (!mustSee(face, beat) && tell(face, [beat], viewer).length === 0);

/** The page on which a beat stands; null where it is shown alone. */
export const findPage = ({ pageOf }: Telling, beat: Beat | undefined): string | null =>
  (beat?.event && pageOf?.(beat.event)) ?? null;

/** Counts the waiting beats that stand on the page of the first. */
function countPage(face: Telling, beats: readonly Beat[]): number {
  const page = findPage(face, beats[0]);
  const other = beats.findIndex((beat, index) => index > 0 && (page === null || findPage(face, beat) !== page));
  return other < 0 ? beats.length : other;
}

/**
 * Counts the waiting beats that are shown as one. A game that joins none shows one after the other, or page after page;
 * in one that does, what is mute goes with what follows, and a sheet is never joined to what came before it.
 */
export function countChapter(face: Telling, beats: readonly Beat[], viewer: Seat): number {
  if (!face.joins) return countPage(face, beats);
  let last: Event | null = null;
  let count = 0;
  for (const [index, beat] of beats.entries()) {
    if (beat.event === null || isMute(face, beat, viewer)) continue;
    if (last !== null && (mustSee(face, beat) || !face.joins(last, beat.event, viewer))) break;
    last = beat.event;
    count = index + 1;
    if (mustSee(face, beat)) break;
  }
  return count === 0 ? beats.length : count;
}

export function splitChapters(face: Telling, beats: readonly Beat[], viewer: Seat): (readonly Beat[])[] {
  const chapters: (readonly Beat[])[] = [];
  for (let from = 0; from < beats.length; from += chapters.at(-1)!.length)
    chapters.push(beats.slice(from, from + countChapter(face, beats.slice(from), viewer)));
  return chapters;
}

/** What is read of beats while they are shown. */
export function tellBriefly(face: Telling, beats: readonly Beat[], viewer: Seat): readonly Phrase[] {
  const { describeBriefly } = face;
  if (!describeBriefly) return tellBeats(face, beats, viewer);
  return splitChapters(face, beats, viewer).flatMap((chapter) => {
    const events = chapter.flatMap(({ event }) => event ?? []);
    return events.length > 0 ? describeBriefly(events, viewer, chapter[chapter.length - 1].view) : [];
  });
}

/** What is said of beats, chapter by chapter. */
export const tellBeats = (face: Telling, beats: readonly Beat[], viewer: Seat): Phrase[] =>
  splitChapters(face, beats, viewer).flatMap((chapter) => tell(face, chapter, viewer));

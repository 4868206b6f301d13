import type { BestMoment } from '../../match/review/moments';
import { hideSecret } from '../../rules/kernel/events';
import type { Seat } from '../../rules/kernel/types';
import { tellBeats, type Telling } from '../../table/chapters';
import type { Phrase } from '../../words/phrase';

/** A price and what it bought; more would be a story. */
const MOST = 2;

/** Tells in a sentence or two what a seat did in its best moment, to this viewer. */
export function tellMoment(
  face: Telling,
  { at, after, events }: BestMoment,
  seat: Seat,
  viewer: Seat,
): readonly Phrase[] {
  const own = events.filter((event) => event.seat === seat);
  const beats = own.map((event) => ({ decision: at, seat, event: hideSecret(event, seat), view: after }));
  return tellBeats(face, beats, viewer).slice(0, MOST);
}

import type { Seat } from '../../rules/kernel/types';
import type { CathedralEvent } from '../../rules/nightmare-cathedral/events';
import type { Phrase } from '../../words/phrase';

import { describeEvent } from './eventText';
import type { Known } from './names';
import type { EventOf } from './telling';
import { tellCornered, tellFallen, tellTogether } from './told';

/** A turn has two dozen events: those of one kind in a row fly together and are told in one breath. */

type Key = CathedralEvent['key'];

/** Events that go together. A list may hold what is also in another: units fall in a fight, and as its loser flees. */
const CHAPTERS: readonly (readonly Key[])[] = [
  ['slept', 'turn', 'acted', 'ignored'],
  ['produced', 'recalled', 'short'],
  ['moved', 'flew'],
  ['shadowCame', 'shadowWent'],
  ['converted'],
  ['upgraded'],
  ['lost', 'built'],
  ['knelt', 'limboPaid', 'climbed'],
  ['conflict', 'laysFirst', 'laid'],
  ['shown', 'hits', 'fell', 'levelFell', 'devoured'],
  ['won', 'retreated', 'fell', 'devoured', 'victory', 'defeat'],
  ['commanded', 'roamed'],
  ['devoured', 'released'],
  ['token', 'tokensLaid'],
];

/** What everybody does for an icon comes with its piece, which says already what that is. */
const BY_ICON: readonly Key[] = ['produced', 'short', 'flew', 'shadowCame', 'climbed', 'token'];

/** Each of two fights is a chapter of its own, and to who takes part, how one ends. */
const BEGINS: readonly Key[] = ['conflict', 'won'];
/** Who looks on sees a fight in one, from its beginning until it is won. */
const FIGHT: readonly Key[] = ['conflict', 'laysFirst', 'laid', 'shown', 'hits', 'fell', 'levelFell', 'devoured'];

/** After these a new chapter begins, though it could go on with what comes. */
const ENDS: readonly Key[] = ['acted', 'ignored'];

const ANSWERS: readonly Key[] = ['agreed', 'opposed'];
/** What another seat does in a row is shown as one. */
const DEEDS: readonly Key[] = [
  ...ANSWERS,
  'borrowed',
  'deed',
  'upgraded',
  'dreamt',
  'produced',
  'recalled',
  'short',
  'moved',
  'flew',
  'shadowCame',
  'shadowWent',
  'converted',
  'lost',
  'built',
  'knelt',
  'limboPaid',
  'climbed',
  'released',
];

/** Whether others answer one after the other, and the first does nothing besides. */
const answersToo = (last: CathedralEvent, next: CathedralEvent, viewer: Seat): boolean =>
  ANSWERS.includes(last.key) &&
  ANSWERS.includes(next.key) &&
  'seat' in last &&
  'seat' in next &&
  last.seat !== viewer &&
  next.seat !== viewer;

/** Whether a seat goes on with what it does; the viewer's own deeds are followed one by one. */
const goesOn = (last: CathedralEvent, next: CathedralEvent, viewer: Seat): boolean =>
  DEEDS.includes(last.key) &&
  DEEDS.includes(next.key) &&
  !ANSWERS.includes(next.key) &&
  'seat' in last &&
  'seat' in next &&
  last.seat === next.seat &&
  next.seat !== viewer;

/** Whether cards are turned, or a fight is won, and this viewer takes no part. */
function looksOn(event: CathedralEvent, viewer: Seat): boolean {
  if (event.key === 'won') return event.side !== viewer && event.loser !== viewer;
  return event.key === 'shown' && !event.sides.includes(viewer);
}

/** Says whether an event goes on with what the last one told. */
export function canJoin(last: CathedralEvent, next: CathedralEvent, viewer: Seat): boolean {
  if (looksOn(next, viewer)) return FIGHT.includes(last.key);
  // Who retreats is seen on the map, and the paper on which the fight was won must have been seen before.
  if (last.key === 'won' && next.key === 'retreated' && looksOn(last, viewer)) return false;
  if (ENDS.includes(last.key) || BEGINS.includes(next.key)) return false;
  if (answersToo(last, next, viewer) || goesOn(last, next, viewer)) return true;
  if (last.key === 'pieceUp') return BY_ICON.includes(next.key);
  return CHAPTERS.some((keys) => keys.includes(last.key) && keys.includes(next.key));
}

/** Within a chapter some events say all about others. What several seats do for an icon is told by the icon. */
function isTold({ key }: CathedralEvent, keys: ReadonlySet<Key>, actors: number): boolean {
  if (key === 'slept') return !keys.has('turn');
  if (key === 'turn') return !keys.has('acted') && !keys.has('ignored');
  // Who fell and why one side won says it; the sums are for who laid the cards.
  if (key === 'shown' || key === 'hits') return !keys.has('won');
  if (key === 'laysFirst' || key === 'laid') return !keys.has('shown');
  return key === 'token' || key === 'short' || !keys.has('pieceUp') || !BY_ICON.includes(key) || actors < 2;
}

/** Of a climb the price is told before the steps, however often it was paid. */
const inOrder = (events: readonly CathedralEvent[]): readonly CathedralEvent[] => [
  ...events.filter(({ key }) => key !== 'climbed'),
  ...events.filter(({ key }) => key === 'climbed'),
];

/** Units that fall in the fight, and those that then have nowhere to retreat to. */
function tellFalls(events: readonly CathedralEvent[], viewer: Seat, match: Known): readonly Phrase[] {
  const won = events.findIndex(({ key }) => key === 'won');
  const falls = (from: number, to: number) =>
    events.slice(from, to).filter((event): event is EventOf<'fell'> => event.key === 'fell');
  if (won < 0) return tellFallen(falls(0, events.length), viewer, match);
  return [...tellFallen(falls(0, won), viewer, match), ...tellCornered(falls(won, events.length), viewer, match)];
}

/** Describes joined events to this viewer: what can be told together is told where it comes up first. */
export function describeChapter(events: readonly CathedralEvent[], viewer: Seat, match: Known): readonly Phrase[] {
  const keys = new Set(events.map(({ key }) => key));
  const actors = new Set(events.flatMap((event) => ('seat' in event ? [event.seat] : []))).size;
  const told = new Set<Key>();
  return inOrder(events).flatMap((event): readonly Phrase[] => {
    if (told.has(event.key) || !isTold(event, keys, actors)) return [];
    const some = events.filter(({ key }) => key === event.key);
    const together = event.key === 'fell' ? tellFalls(events, viewer, match) : tellTogether(some, viewer, match);
    if (together) {
      told.add(event.key);
      return together;
    }
    const alone = describeEvent(event, viewer, match);
    return alone ? [alone] : [];
  });
}

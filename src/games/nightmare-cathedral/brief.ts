import type { Seat } from '../../rules/kernel/types';
import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import { RITUAL } from '../../rules/nightmare-cathedral/content/tracks';
import type { CathedralEvent } from '../../rules/nightmare-cathedral/events';
import { SHADOWS } from '../../rules/nightmare-cathedral/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { describeChapter } from './chapters';
import { describeEvent } from './eventText';
import { actionName, areaName, cardName, nightName, type Known } from './names';
import { joinPhrases, makePhrase } from './phrases';
import { groupBy, sum, type EventOf } from './telling';
import { listPreys } from './told';

/**
 * What is read while others act. Where figures come and go is seen on the map, so it is not said: a turn of four has
 * three hundred letters in whole sentences, which take twice as long to read as to show.
 */

type Key = CathedralEvent['key'];
type Shortener<K extends Key> = (events: readonly EventOf<K>[], viewer: Seat) => PhraseFact;

const say = (key: string, facts?: Phrase['facts']): Phrase => makePhrase(`brief.${key}`, facts);

/** So many times the same, as one part. */
const sayCount =
  (key: string): Shortener<Key> =>
  (events) =>
    say(key, { count: events.length });

const listAll = (parts: readonly PhraseFact[]): PhraseFact => joinPhrases(parts, 'comma', 'comma');

const shortenCards =
  (key: 'deed' | 'upgraded') =>
  (events: readonly EventOf<'deed' | 'upgraded'>[]): PhraseFact =>
    listAll(events.map(({ card }) => say(key, { card: cardName(card) })));

const shortenPreys =
  (key: 'converted' | 'devoured' | 'released') =>
  (events: readonly EventOf<'converted' | 'devoured' | 'released'>[], viewer: Seat): PhraseFact =>
    say(key, { units: listPreys(events, events[0].seat, viewer) });

/** A marker is told by the step to which it came; two on one step are told at once. */
function shortenClimbed(events: readonly EventOf<'climbed'>[]): PhraseFact {
  const ends = groupBy(events, ({ marker }) => marker).map(([, some]) => some[some.length - 1].step);
  return listAll(
    groupBy(ends, (step) => step).map(([step, some]) => {
      const count = RITUAL[step].vp;
      return say(`climbed.${some.length > 1 ? 'both' : 'one'}.${count > 0 ? 'points' : 'plain'}`, { step, count });
    }),
  );
}

/** What stands in each area in the end. */
const shortenBuilt = (events: readonly EventOf<'built'>[]): PhraseFact =>
  listAll(
    groupBy(events, ({ area }) => area).map(([, some]) => say('built', { levels: some[some.length - 1].levels })),
  );

const SHORTENERS = {
  acted: ([{ day }]) => actionName(day),
  ignored: ([{ day }]) => say('ignored', { action: actionName(day) }),
  agreed: () => makePhrase('answer.agree'),
  opposed: () => makePhrase('answer.oppose'),
  borrowed: () => say('borrowed'),
  slept: ([{ night }]) => say('slept', { night: nightName(night) }),
  deed: shortenCards('deed'),
  upgraded: shortenCards('upgraded'),
  dreamt: (events) =>
    listAll(events.map(({ card }) => say('dreamt', { card: cardName(card), count: DREAMS[card].vp }))),
  produced: (events) =>
    listAll(
      groupBy(events, ({ side }) => side === SHADOWS).map(([isShadow, some]) =>
        say(isShadow ? 'shadowCame' : 'produced', { count: sum(some.map(({ count }) => count)) }),
      ),
    ),
  recalled: sayCount('recalled'),
  moved: sayCount('moved'),
  flew: () => say('flew'),
  shadowCame: sayCount('shadowCame'),
  shadowWent: sayCount('shadowWent'),
  converted: shortenPreys('converted'),
  devoured: shortenPreys('devoured'),
  released: shortenPreys('released'),
  lost: sayCount('lost'),
  built: shortenBuilt,
  climbed: shortenClimbed,
  victory: ([{ card }]) => say('victory', { card: cardName(card) }),
  defeat: ([{ card }]) => say('defeat', { card: cardName(card) }),
} as const satisfies { readonly [K in Key]?: Shortener<K> };

/** What goes without saying beside others: what is paid with is seen to go, and a turn begins with its action. */
const COVERED: { readonly [K in Key]?: readonly Key[] } = {
  lost: ['built'],
  knelt: ['climbed'],
  limboPaid: ['climbed'],
  slept: ['turn'],
  turn: ['acted', 'ignored'],
  roamed: ['commanded'],
};
/** What does not come can be looked up; who flees, and whose turn it is, is seen. */
const SILENT: readonly Key[] = ['short', 'retreated', 'turn'];
/** Of a fight of others, all but where it is and who has beaten whom is seen. */
const FIGHT: readonly Key[] = [
  'conflict',
  'laysFirst',
  'laid',
  'shown',
  'hits',
  'fell',
  'levelFell',
  'victory',
  'defeat',
];
/** Who takes part in a fight has these before their eyes, on its paper. */
const ON_PAPER: readonly Key[] = ['shown', 'hits'];
/** Steps on the map are seen; they are said of who does nothing else. */
const STEPS: readonly Key[] = ['moved', 'flew', 'shadowCame', 'shadowWent'];
/** Everybody does for an icon what its piece has told. */
const BY_ICON: readonly Key[] = ['produced', 'flew', 'shadowCame', 'climbed'];

const actorOf = (event: CathedralEvent): Seat | null => ('seat' in event ? event.seat : null);
const isShort = (event: CathedralEvent): boolean => event.key in SHORTENERS;

function isSaid({ key }: CathedralEvent, keys: ReadonlySet<Key>): boolean {
  if (SILENT.includes(key) || COVERED[key]?.some((one) => keys.has(one))) return false;
  if (keys.has('won') && FIGHT.includes(key)) return false;
  return !keys.has('pieceUp') || !BY_ICON.includes(key);
}

/** What one seat did, as a list. */
function listDeeds(events: readonly CathedralEvent[], viewer: Seat): PhraseFact {
  const shorten = SHORTENERS as { readonly [K in Key]?: Shortener<never> };
  const kinds = groupBy(events, ({ key }) => key);
  const more = kinds.filter(([key]) => !STEPS.includes(key));
  return listAll((more.length > 0 ? more : kinds).map(([key, some]) => shorten[key]!(some as never, viewer)));
}

/** Who did the same is named in one sentence. */
function sayDeeds(events: readonly CathedralEvent[], viewer: Seat): readonly Phrase[] {
  const rows = groupBy(events, actorOf).map(([seat, some]) => ({ seat: seat!, deeds: listDeeds(some, viewer) }));
  return groupBy(rows, ({ deeds }) => JSON.stringify(deeds)).map(([, some]) =>
    say('row', { who: listAll(some.map(({ seat }) => ({ seat }))), deeds: some[0].deeds }),
  );
}

/** Whether the viewer takes part in a fight. */
const hasSide = (event: CathedralEvent, viewer: Seat): boolean =>
  event.key === 'won' ? [event.side, event.loser].includes(viewer) : 'sides' in event && event.sides.includes(viewer);

/** Of a fight of others its end says all. */
function sayWon({ area, side, loser }: EventOf<'won'>, match: Known): Phrase {
  const where = areaName(match, area);
  if (side === SHADOWS) return say('won.byShadows', { area: where, loser: { seat: loser } });
  if (loser === SHADOWS) return say('won.overShadows', { area: where, who: { seat: side } });
  return say('won.other', { area: where, who: { seat: side }, loser: { seat: loser } });
}

/** What comes of a fight to who takes part in it; where nothing comes of it, at least why. */
function sayOwnFight(events: readonly CathedralEvent[], viewer: Seat, match: Known): readonly Phrase[] {
  const rest = events.filter(({ key }) => !ON_PAPER.includes(key));
  const told = describeChapter(rest, viewer, match);
  return told.length > 0 ? told : describeChapter(events, viewer, match);
}

/** Describes joined events in few words. What the viewer did or takes part in is told in full. */
export function describeBriefly(events: readonly CathedralEvent[], viewer: Seat, match: Known): readonly Phrase[] {
  const isOwn = (event: CathedralEvent) => actorOf(event) === viewer;
  if (events.every(isOwn)) return describeChapter(events, viewer, match);
  if (events.some((event) => hasSide(event, viewer))) return sayOwnFight(events, viewer, match);
  const keys = new Set(events.map(({ key }) => key));
  const isCovered = (event: CathedralEvent) => COVERED[event.key]?.some((one) => keys.has(one));
  const own = events.filter((event) => isOwn(event) && !isCovered(event));
  const others = events.filter((event) => !isOwn(event) && isSaid(event, keys));
  const alone = others
    .filter((event) => !isShort(event))
    .map((event) => (event.key === 'won' ? sayWon(event, match) : describeEvent(event, viewer, match)));
  const ofOthers = [...alone.flatMap((one) => one ?? []), ...sayDeeds(others.filter(isShort), viewer)];
  if (own.length === 0) return ofOthers;
  const told = describeChapter(own, viewer, match);
  // What comes of something is not told before it.
  return events.indexOf(own[0]) < events.findIndex((event) => others.includes(event))
    ? [...told, ...ofOthers]
    : [...ofOthers, ...told];
}

/**
 * What the paper of an own fight gives to read: first the cards of both sides, then what comes of them. Who lays the
 * last card or flees has decided something, and yet learns all that only now.
 */
export function describeShown(events: readonly CathedralEvent[], viewer: Seat, match: Known): readonly Phrase[] {
  const shown = events.filter((event) => event.key === 'shown' && hasSide(event, viewer));
  if (shown.length > 0) return shown.flatMap((event) => describeEvent(event, viewer, match) ?? []);
  const isDecided = events.some(
    (event) => (event.key === 'won' && hasSide(event, viewer)) || (event.key === 'defeat' && event.seat === viewer),
  );
  return isDecided ? describeBriefly(events, viewer, match) : [];
}

import type { Seat } from '../../rules/kernel/types';
import { RITUAL } from '../../rules/nightmare-cathedral/content/tracks';
import type { AreaId } from '../../rules/nightmare-cathedral/content/types';
import type { CathedralEvent } from '../../rules/nightmare-cathedral/events';
import { SHADOWS, type Side } from '../../rules/nightmare-cathedral/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { actionName, areaName, cardName, listAreas, listCards, nightmareName, preyName, type Known } from './names';
import { joinPhrases, phrase } from './phrases';

/** Sentences about several events of one kind at once: figures that come, walk or fall one by one are told together. */

type Having<One, Key> = One extends { readonly key: infer Own } ? (Key extends Own ? One : never) : never;
/** The events with this key. */
export type EventOf<Key extends CathedralEvent['key']> = Having<CathedralEvent, Key>;
type Facts = Readonly<Record<string, PhraseFact>>;

/** Says who did something: "you" or, by name, somebody else. */
export const sayWho = (key: string, who: Seat, viewer: Seat, facts: Facts = {}): Phrase =>
  who === viewer ? phrase(`event.${key}.you`, facts) : phrase(`event.${key}.other`, { who: { seat: who }, ...facts });

/** The same of a side, which may be the Shadows. */
export const saySide = (key: string, side: Side, viewer: Seat, facts: Facts = {}): Phrase =>
  side === SHADOWS ? phrase(`event.${key}.shadows`, facts) : sayWho(key, side, viewer, facts);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The things by something they have in common, in the order in which it comes up. */
export function groupBy<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): [Key, Thing[]][] {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return [...groups];
}

type Teller<Key extends CathedralEvent['key']> = (
  events: readonly EventOf<Key>[],
  viewer: Seat,
  match: Known,
) => readonly Phrase[];

const areasOf = (match: Known, events: readonly { readonly area: AreaId }[]): PhraseFact =>
  listAreas(
    match,
    events.map(({ area }) => area),
  );

const tellProduced: Teller<'produced'> = (events, viewer, match) =>
  groupBy(events, ({ side }) => side).map(([side, some]) =>
    saySide('produced', side, viewer, {
      count: sum(some.map(({ count }) => count)),
      areas: listAreas(
        match,
        some.flatMap(({ area, count }) => Array.from({ length: count }, () => area)),
      ),
    }),
  );

/** Units that went somewhere, a sentence for each seat. */
const tellUnits =
  (key: EventOf<'recalled'>['key']) =>
  (events: readonly EventOf<'recalled'>[], viewer: Seat, match: Known): readonly Phrase[] =>
    groupBy(events, ({ seat }) => seat).map(([seat, some]) =>
      sayWho(key, seat, viewer, { count: some.length, areas: areasOf(match, some) }),
    );

/** Where followers ended up: who walks on from an area is not told to have entered it. */
function arrivals(events: readonly EventOf<'moved'>[]): AreaId[] {
  const areas: AreaId[] = [];
  for (const { from, to } of events) {
    const at = areas.lastIndexOf(from);
    if (at >= 0) areas[at] = to;
    else areas.push(to);
  }
  return areas;
}

const tellMoved: Teller<'moved'> = (events, viewer, match) =>
  groupBy(events, ({ seat }) => seat).map(([seat, some]) =>
    sayWho('moved', seat, viewer, { areas: listAreas(match, arrivals(some)) }),
  );

const tellFlew: Teller<'flew'> = (events, viewer, match) =>
  groupBy(events, ({ seat }) => seat).map(([seat, some]) =>
    sayWho('flew', seat, viewer, { area: areaName(match, some[some.length - 1].to) }),
  );

/** Units that a seat did something to: several of one side together, then the next side. */
const listPreys = (preys: readonly { readonly side: Side }[], actor: Seat, viewer: Seat): PhraseFact =>
  joinPhrases(
    groupBy(preys, ({ side }) => side).map(([side, some]) => preyName(side, viewer, some.length, actor)),
    'comma',
    'and',
  );

/** What a seat does to a unit of any side. */
type Prey = Pick<EventOf<'converted'>, 'seat' | 'area' | 'side'>;

const tellPreys =
  (key: 'converted' | 'devoured') =>
  (events: readonly Prey[], viewer: Seat, match: Known): readonly Phrase[] =>
    groupBy(events, ({ seat }) => seat).map(([seat, some]) =>
      sayWho(key, seat, viewer, {
        units: listPreys(some, seat, viewer),
        areas: listAreas(match, [...new Set(some.map(({ area }) => area))]),
      }),
    );

const tellReleased: Teller<'released'> = (events, viewer) =>
  groupBy(events, ({ seat }) => seat).map(([seat, some]) =>
    sayWho('released', seat, viewer, { units: listPreys(some, seat, viewer) }),
  );

/** Levels are told by where they stand; the followers given for them come first. */
const tellBuilt: Teller<'built'> = (events, viewer, match) =>
  groupBy(events, ({ area }) => area).map(([area, some]) => {
    const { seat, levels } = some[some.length - 1];
    return sayWho('built', seat, viewer, { area: areaName(match, area), levels });
  });

const tellKnelt: Teller<'knelt'> = (events, viewer, match) => [
  sayWho('knelt', events[0].seat, viewer, { areas: areasOf(match, events) }),
];

/** Each marker by the step it came to, with the points that step is worth. */
const tellClimbed: Teller<'climbed'> = (events, viewer) =>
  groupBy(events, ({ seat, marker }) => seat * 2 + marker).map(([, some]) => {
    const { seat, step } = some[some.length - 1];
    const points = RITUAL[step].vp;
    return sayWho(points > 0 ? 'climbed.points' : 'climbed.plain', seat, viewer, { step, count: points });
  });

const tellFell: Teller<'fell'> = (events, viewer) =>
  groupBy(events, ({ side }) => side).map(([side, some]) => {
    const count = some.length;
    return saySide('fell', side, viewer, { count });
  });

const tellRetreated: Teller<'retreated'> = (events, viewer, match) =>
  groupBy(events, ({ side }) => side).map(([side, some]) =>
    saySide('retreated', side, viewer, {
      areas: listAreas(
        match,
        some.map(({ to }) => to),
      ),
    }),
  );

const tellRoamed: Teller<'roamed'> = (events, _viewer, match) => [
  phrase('event.roamed', {
    nightmare: nightmareName(match, events[0].nightmare),
    areas: joinPhrases(
      events.map(({ to }) => areaName(match, to)),
      'comma',
      'comma',
    ),
  }),
];

const tellLimboPaid: Teller<'limboPaid'> = (events, viewer) => [
  sayWho('limboPaid', events[0].seat, viewer, { count: sum(events.map(({ count }) => count)) }),
];

/** A single upgrade says which action it improves; of several the names have to do. */
const tellUpgraded: Teller<'upgraded'> = ([first, ...more], viewer) => [
  more.length === 0
    ? sayWho('upgraded.one', first.seat, viewer, { action: actionName(first.day), card: cardName(first.card) })
    : sayWho('upgraded.some', first.seat, viewer, { cards: listCards([first, ...more].map(({ card }) => card)) }),
];

/** Who lays cards sees them already. */
const tellLaid: Teller<'laid'> = (events, viewer) =>
  groupBy(events, ({ seat }) => seat)
    .filter(([seat]) => seat !== viewer)
    .map(([seat, some]) => phrase('event.laid', { who: { seat }, count: some[some.length - 1].count }));

/** By key: how events are told that may be told together. */
const TELLERS = {
  produced: tellProduced,
  recalled: tellUnits('recalled'),
  lost: tellUnits('lost'),
  shadowCame: tellUnits('shadowCame'),
  shadowWent: tellUnits('shadowWent'),
  moved: tellMoved,
  flew: tellFlew,
  converted: tellPreys('converted'),
  devoured: tellPreys('devoured'),
  released: tellReleased,
  built: tellBuilt,
  knelt: tellKnelt,
  climbed: tellClimbed,
  fell: tellFell,
  retreated: tellRetreated,
  roamed: tellRoamed,
  laid: tellLaid,
  limboPaid: tellLimboPaid,
  upgraded: tellUpgraded,
} as const satisfies { readonly [Key in CathedralEvent['key']]?: Teller<Key> };

/** Tells events of one key together; null for keys whose events are each told alone. */
export function tellTogether(events: readonly CathedralEvent[], viewer: Seat, match: Known): readonly Phrase[] | null {
  const { key } = events[0];
  if (!(key in TELLERS)) return null;
  const tell = TELLERS[key as keyof typeof TELLERS] as (
    some: readonly CathedralEvent[],
    looker: Seat,
    known: Known,
  ) => readonly Phrase[];
  return tell(events, viewer, match);
}

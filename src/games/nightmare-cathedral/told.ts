import type { Seat } from '../../rules/kernel/types';
import { RITUAL } from '../../rules/nightmare-cathedral/content/tracks';
import type { AreaId } from '../../rules/nightmare-cathedral/content/types';
import type { CathedralEvent } from '../../rules/nightmare-cathedral/events';
import type { Side } from '../../rules/nightmare-cathedral/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { actionName, areaName, cardName, listAreas, listCards, nightmareName, preyName, type Known } from './names';
import { joinPhrases, makePhrase } from './phrases';
import { groupBy, saySide, sayWho, sum, type EventOf, type Teller } from './telling';

/** Sentences about several events of one kind at once: figures that come, walk or fall one by one are told together. */

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

/** Followers that did not come, by why: a full area is named, and so are several. */
const tellShort: Teller<'short'> = (events, viewer, match) =>
  groupBy(events, ({ seat, by, area }) => `${seat} ${by} ${by === 'full' && area > 0}`).map(([, some]) => {
    const { seat, by, area } = some[0];
    const facts = { count: sum(some.map(({ count }) => count)), areas: areasOf(match, some) };
    return sayWho(`short.${by === 'full' && area === 0 ? 'everywhere' : by}`, seat, viewer, facts);
  });

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
    sayWho('moved', seat, viewer, { count: arrivals(some).length, areas: listAreas(match, arrivals(some)) }),
  );

const tellFlew: Teller<'flew'> = (events, viewer, match) =>
  groupBy(events, ({ seat }) => seat).map(([seat, some]) =>
    sayWho('flew', seat, viewer, { area: areaName(match, some[some.length - 1].to) }),
  );

/** Units that a seat did something to: several of one side together, then the next side. */
export const listPreys = (preys: readonly { readonly side: Side }[], actor: Seat, viewer: Seat): PhraseFact =>
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
  sayWho('knelt', events[0].seat, viewer, { count: events.length, areas: areasOf(match, events) }),
];

/** Each marker by the step it came to, with the points that step is worth; two on one step are told at once. */
const tellClimbed: Teller<'climbed'> = (events, viewer) => {
  const ends = groupBy(events, ({ seat, marker }) => seat * 2 + marker).map(([, some]) => some[some.length - 1]);
  return groupBy(ends, ({ seat, step }) => `${seat} ${step}`).map(([, some]) => {
    const { seat, step } = some[0];
    const count = RITUAL[step].vp;
    return sayWho(`climbed.${some.length > 1 ? 'both' : 'one'}.${count > 0 ? 'points' : 'plain'}`, seat, viewer, {
      step,
      count,
    });
  });
};

const tellLost =
  (key: 'fell' | 'cornered'): Teller<'fell'> =>
  (events, viewer) =>
    groupBy(events, ({ side }) => side).map(([side, some]) => saySide(key, side, viewer, { count: some.length }));

/** Units that fall in a conflict. */
export const tellFallen = tellLost('fell');
/** Units that fall once it is decided, because they have nowhere to retreat to. */
export const tellCornered = tellLost('cornered');

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
  makePhrase('event.roamed', {
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
    .map(([seat, some]) => makePhrase('event.laid', { who: { seat }, count: some[some.length - 1].count }));

/** By key: how events are told that may be told together. */
const TELLERS = {
  produced: tellProduced,
  short: tellShort,
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
  fell: tellFallen,
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

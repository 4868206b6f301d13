import type { Seat } from '../../rules/kernel/types';
import type { CathedralEvent } from '../../rules/nightmare-cathedral/events';
import { SHADOWS, type Side } from '../../rules/nightmare-cathedral/state';
import type { Phrase, PhraseFact } from '../../words/phrase';

import type { Known } from './names';
import { makePhrase } from './phrases';

/** What sentences about events are made with. */

type Having<One, Key> = One extends { readonly key: infer Own } ? (Key extends Own ? One : never) : never;
/** The events with this key. */
export type EventOf<Key extends CathedralEvent['key']> = Having<CathedralEvent, Key>;
type Facts = Readonly<Record<string, PhraseFact>>;

/** Says who did something: "you" or, by name, somebody else. */
export const sayWho = (key: string, who: Seat, viewer: Seat, facts: Facts = {}): Phrase =>
  who === viewer
    ? makePhrase(`event.${key}.you`, facts)
    : makePhrase(`event.${key}.other`, { who: { seat: who }, ...facts });

/** The same of a side, which may be the Shadows. */
export const saySide = (key: string, side: Side, viewer: Seat, facts: Facts = {}): Phrase =>
  side === SHADOWS ? makePhrase(`event.${key}.shadows`, facts) : sayWho(key, side, viewer, facts);

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The things by something they have in common, in the order in which it comes up. */
export function groupBy<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): [Key, Thing[]][] {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return [...groups];
}

export type Teller<Key extends CathedralEvent['key']> = (
  events: readonly EventOf<Key>[],
  viewer: Seat,
  match: Known,
) => readonly Phrase[];

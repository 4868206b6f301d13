import { createDice } from '../kernel/chance';
import { clone, isSame } from '../kernel/clone';
import { hideSecret } from '../kernel/events';
import type { Card, Engine, Event, Fact, Move, Seat, State } from '../kernel/types';
import { NOBODY } from '../kernel/zones';

import { writeState } from './plain';

/** What an observer sees of one move, one entry for each beat. */
interface Seen {
  readonly cards: readonly (string | readonly Card[])[];
  readonly view: State;
  readonly event: Event | null;
}

function cardsIn(engine: Engine, view: State): Seen['cards'] {
  return engine.game.zones(view).flatMap((zone) => [zone.name, zone.cards]);
}

function watch(engine: Engine, state: State, mover: Seat, move: Move, observer: Seat): Seen[] {
  const seen: Seen[] = [];
  const record = (event: Event | null) => {
    const view = engine.view(state, observer);
    seen.push({ cards: cardsIn(engine, view), view, event: event && hideSecret(event, observer) });
  };
  engine.play(state, mover, move, record);
  record(null);
  return seen;
}

/**
 * Checks K4, K9 and K10 at one decision: nothing that a seat is shown, asked or offered may depend on what it cannot
 * see.
 */
export function checkSecrets(engine: Engine, state: State, mover: Seat, move: Move, seed: number): string | null {
  const dice = createDice(seed);
  const waiting = engine.waiting(state);
  for (let observer = NOBODY; observer < state.seats; observer++) {
    const who = observer === NOBODY ? 'who has no seat' : `seat ${observer}`;
    const world = engine.imagine(state, observer, dice);
    if (!isSame(engine.view(world, observer), engine.view(state, observer)))
      return `K10: ${who} can tell an imagined state from the real one`;
    if (!isSame(engine.waiting(world), waiting)) return `K4: whether a seat is asked tells ${who} what lies hidden`;
    if (observer !== NOBODY && !isSame(engine.moves(world, observer), engine.moves(state, observer))) {
      return `K4: what seat ${observer} is offered depends on what it can't see`;
    }
    const real = clone(state);
    world.chance = clone(state.chance);
    if (!engine.moves(world, mover).some((one) => isSame(one, move))) continue;
    const here = watch(engine, real, mover, move, observer);
    const there = watch(engine, world, mover, move, observer);
    for (let beat = 0; beat < Math.min(here.length, there.length); beat++) {
      // a card was turned up, so from here on the two worlds may differ
      if (!isSame(here[beat].cards, there[beat].cards)) break;
      if (!isSame(here[beat], there[beat]))
        return (
          `K9: ${who} sees the same cards and yet learns something after ${writeState(move)}: ` +
          difference(writeState(here[beat]), writeState(there[beat]))
        );
    }
  }
  return null;
}

function difference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${one.slice(from, at + 30)}… or …${other.slice(from, at + 30)}…`;
}

const CARD_FACTS = ['card', 'cards', 'left'];

/** Checks K10: an event may name a card only to a seat that sees the card now or saw it just before. */
export function checkEvent(engine: Engine, before: readonly State[], state: State, event: Event): string | null {
  for (let seat = 0; seat < state.seats; seat++) {
    const shown = hideSecret(event, seat);
    const named = CARD_FACTS.flatMap((name) => numbers(shown[name] as Fact | undefined));
    if (named.length === 0) continue;
    const visible = new Set<Card>(
      [before[seat], engine.view(state, seat)].flatMap((view) => engine.game.zones(view).flatMap((zone) => zone.cards)),
    );
    const hidden = named.find((card) => card !== 0 && !visible.has(card));
    if (hidden !== undefined) return `K10: event "${event.key}" names card ${hidden} to seat ${seat}, who can't see it`;
  }
  return null;
}

function numbers(fact: Fact | undefined): number[] {
  if (typeof fact === 'number') return [fact];
  return Array.isArray(fact) ? fact.flatMap(numbers) : [];
}

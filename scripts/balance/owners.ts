import { games } from '../../src/rules';
import { createDice } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Seat, State } from '../../src/rules/kernel/types';
import { deciderCalled } from '../ladder/deciders';

/** Asks how often the owners of each card win, and which bots play to find out. */
export interface Owners {
  readonly kind: 'owners';
  /** A level's name or a peer's; all seats are played by it. */
  readonly by: string;
  /** The numbers of seats, in turn. */
  readonly seats: readonly number[];
  readonly matches: number;
  /** How much less and more often than the owner of an average card one may win. */
  readonly low: number;
  readonly high: number;
  /** The cards that a seat owned at the end of a match, named for the table. */
  owned(state: State, seat: Seat): readonly string[];
}

/** The matches won with a card, and those that an average seat would have won. */
interface Tally {
  owned: number;
  wins: number;
  expected: number;
}

const rate = ({ wins, expected }: Tally) => wins / expected;

/**
 * Prints how often the owners of each card win, compared with an average card, over matches of equal bots; returns
 * whether all keep within the limits.
 */
export function showOwners(
  game: string,
  { by, seats, low, high, owned }: Owners,
  matches: number,
  seed: number,
): boolean {
  const engine = createEngine(games[game]);
  const decide = deciderCalled(by, engine);
  const tallies = new Map<string, Tally>();
  for (let i = 0; i < matches; i++) {
    const state = engine.start({ seats: seats[i % seats.length], seed: seed + i });
    const dice = createDice(seed + i);
    for (let [seat] = engine.waiting(state); seat !== undefined; [seat] = engine.waiting(state))
      engine.play(state, seat, decide(engine, state, seat, dice));
    const { places } = engine.game.result(state);
    const winners = places.filter((place) => place === 1).length;
    for (let seat = 0; seat < state.seats; seat++) {
      for (const card of owned(state, seat)) {
        const tally = tallies.get(card) ?? { owned: 0, wins: 0, expected: 0 };
        tallies.set(card, tally);
        tally.owned++;
        tally.wins += places[seat] === 1 ? 1 / winners : 0;
        tally.expected += 1 / state.seats;
      }
    }
  }

  const mean = [...tallies.values()].reduce((sum, tally) => sum + rate(tally), 0) / tallies.size;
  let out = 0;
  console.log(
    `${game}: ${matches} matches of ${seats.join(', ')} seats in turn, all played by ${by}, seeds ${seed} to ${seed + matches - 1}`,
  );
  console.log(`${'card'.padEnd(24)}   owned  times as often as the owner of an average card, 95 % interval`);
  for (const [card, tally] of tallies) {
    const times = rate(tally) / mean;
    const share = tally.wins / tally.owned;
    const reach = (1.96 * Math.sqrt((share * (1 - share)) / tally.owned) * tally.owned) / tally.expected / mean;
    const isFair = times >= low && times <= high;
    if (!isFair) out++;
    console.log(
      `${card.padEnd(24)} ${String(tally.owned).padStart(7)}  ${times.toFixed(2)}  ± ${reach.toFixed(2)}${isFair ? '' : '  OUT'}`,
    );
  }
  console.log(`aim: from ${low} to ${high} times; ${out === 0 ? 'met by every card' : `MISSED by ${out}`}`);
  return out === 0;
}

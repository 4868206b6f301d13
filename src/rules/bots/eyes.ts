import { randomBelow, createChance } from '../kernel/chance';
import type { Dice, Engine, Move, Recall, Seat, State } from '../kernel/types';

/** All that a bot gets of a match: what its seat may do, and worlds it could be in. Never the true state. */
export interface Eyes<S extends State = State, M extends Move = Move> {
  readonly seat: Seat;
  readonly moves: readonly M[];
  imagine(dice: Dice): S;
}

/** How long a forgetful bot has forgotten the same places, in moves. */
const SPELL = 16;

/** Forgets a share of what is only remembered: the same places for a while, then others, as a distracted person does. */
function forgetful(share: number, seat: Seat, played: number): Recall {
  return (zone, index) => {
    let mark = index * 31 + seat * 131 + Math.floor(played / SPELL) * 1009;
    for (let i = 0; i < zone.length; i++) mark = (Math.imul(mark, 33) + zone.charCodeAt(i)) | 0;
    return randomBelow(createChance(mark), 1000) >= share * 1000;
  };
}

/** `forgets`: the share of remembered places that this bot has lost, 0 to 1. */
export function createEyes<S extends State, M extends Move>(
  engine: Engine<S, M>,
  state: S,
  seat: Seat,
  forgets = 0,
): Eyes<S, M> {
  const recall = forgets > 0 ? forgetful(forgets, seat, state.played) : undefined;
  return {
    seat,
    moves: engine.moves(state, seat),
    imagine: (dice) => engine.imagine(state, seat, dice, recall),
  };
}

import { drawBelow, createChance } from '../kernel/chance';
import type { Dice, Engine, Move, Recall, Seat, State } from '../kernel/types';

/**
 * All that a bot gets of a match: what its seat may do, and worlds the match could be in. It never gets the true state.
 */
export interface Eyes<S extends State = State, M extends Move = Move> {
  readonly seat: Seat;
  readonly moves: readonly M[];
  imagine(dice: Dice): S;
}

/** How many moves a createForgetfulRecall bot keeps forgetting the same places. */
const SPELL = 16;

/**
 * Forgets a share of what is only remembered. It forgets the same places for a while and then others, as a distracted
 * person does.
 */
function createForgetfulRecall(share: number, seat: Seat, played: number): Recall {
  return (zone, index) => {
    let mark = index * 31 + seat * 131 + Math.floor(played / SPELL) * 1009;
    for (let i = 0; i < zone.length; i++) mark = (Math.imul(mark, 33) + zone.charCodeAt(i)) | 0;
    return drawBelow(createChance(mark), 1000) >= share * 1000;
  };
}

/** Creates the eyes of a bot; `forgets` is the share of remembered places that it has lost, 0 to 1. */
export function createEyes<S extends State, M extends Move>(
  engine: Engine<S, M>,
  state: S,
  seat: Seat,
  forgets = 0,
): Eyes<S, M> {
  const recall = forgets > 0 ? createForgetfulRecall(forgets, seat, state.played) : undefined;
  return {
    seat,
    moves: engine.moves(state, seat),
    imagine: (dice) => engine.imagine(state, seat, dice, recall),
  };
}

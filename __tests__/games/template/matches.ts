import { createEngine } from '../../../src/rules/kernel/engine';
import type { Event } from '../../../src/rules/kernel/types';
import { templateGame } from '../../../src/rules/template/game';
import type { Template, TemplateMove } from '../../../src/rules/template/state';
import { seededRandom } from '../seededRandom';

export const engine = createEngine(templateGame);

/** A match of random moves, with each number of seats and size of hand in turn. */
export function play(
  number: number,
  watch: (state: Template, seat: number, moves: readonly TemplateMove[]) => void,
  hear: (event: Event, state: Template) => void = () => {},
): void {
  const options = { hand: 3 + (Math.floor(number / 3) % 3) };
  const s = engine.start({ seats: 2 + (number % 3), seed: number, options });
  const random = seededRandom(number);
  while (!engine.isOver(s)) {
    const [seat] = engine.waiting(s);
    const moves = engine.moves(s, seat);
    watch(s, seat, moves);
    engine.play(s, seat, moves[random(moves.length)], (event) => hear(event, s));
  }
}

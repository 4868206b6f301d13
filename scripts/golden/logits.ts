import { createWeigh, writeBytes, readNet } from '../../src/rules/bots/net';
import { createDice } from '../../src/rules/kernel/chance';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Dice, Game, Learned, LearnedNet } from '../../src/rules/kernel/types';

const HIDDEN = 8;
const POSITIONS = 10;
/** Positions lie so many decisions apart. */
const APART = 13;

/** A net that nobody trained: what it says must stay as it is however often the nets in force are trained anew. */
export function drawNet(inputs: number, dice: Dice): LearnedNet {
  const draw = (count: number, reach: number) => Array.from({ length: count }, () => dice.random(2 * reach) - reach);
  return {
    seats: [],
    inputs,
    biases: draw(HIDDEN, 20_000),
    outs: draw(HIDDEN, 60_000),
    bias: 0,
    weights: writeBytes(Int8Array.from(draw(inputs * HIDDEN, 127))),
  };
}

/** Writes the logits of positions of a random match, to the last bit: every engine must come to the same ones. */
export function logitsText(game: Game, { inputs, fill }: Learned): string {
  const engine = createEngine(game);
  const dice = createDice(31);
  const weigh = createWeigh(readNet(drawNet(inputs, dice)));
  const lines: string[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const s = engine.start({ seats, seed: seats });
    for (let found = 0; found < POSITIONS && !engine.isOver(s);) {
      if (s.played % APART === 0) {
        found++;
        const logits = Array.from({ length: seats }, (_, seat) => {
          const x = new Int32Array(inputs);
          fill(s, seat, x);
          return weigh(x);
        });
        lines.push(`${seats} seats, after ${s.played} decisions: ${logits.join(' ')}`);
      }
      const waiting = engine.waiting(s);
      const seat = waiting[dice.random(waiting.length)];
      const moves = engine.moves(s, seat);
      engine.play(s, seat, moves[dice.random(moves.length)]);
    }
  }
  return `${lines.join('\n')}\n`;
}

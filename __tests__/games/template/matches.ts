import { createEngine } from '../../../src/rules/kernel/engine';
import { templateGame } from '../../../src/rules/template/game';
import type { Template, TemplateMove } from '../../../src/rules/template/state';
import { playRandomly, type Hear, type Watch } from '../playRandomly';

export const engine = createEngine(templateGame);

/** Plays random moves, with every number of seats and hand size in turn. */
export function play(number: number, watch: Watch<Template, TemplateMove>, hear?: Hear<Template>): void {
  const options = { hand: 3 + (Math.floor(number / 3) % 3) };
  playRandomly(engine, { seats: 2 + (number % 3), seed: number, options }, { watch, hear });
}

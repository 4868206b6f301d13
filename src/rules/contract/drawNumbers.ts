import { findClash } from '../kernel/options';
import type { Dice, Game, Options } from '../kernel/types';

/** Draws those options that are numbers, as somebody might choose them; they stay as they are where that cannot be. */
export function drawNumbers(game: Pick<Game, 'options' | 'clashes'>, options: Options, dice: Dice): Options {
  const numbers = Object.entries(game.options).flatMap(([name, rule]) =>
    rule.kind === 'number' ? [[name, rule.min + dice.random(rule.max - rule.min + 1)] as const] : [],
  );
  const drawn = { ...options, ...Object.fromEntries(numbers) };
  return findClash(game, drawn) === null ? drawn : options;
}

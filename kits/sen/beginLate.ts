import type { Dice, State } from '../../src/rules/kernel/types';
import type { Sen } from '../../src/rules/sen/state';

/** Has two of three training matches begin with points: what counts is learned in the rounds near the end. */
export function beginLate(state: State, dice: Dice): void {
  const s = state as Sen;
  if (s.options.end !== 'limit' || dice.random(3) === 0) return;
  const { limit } = s.options;
  const middle = dice.random(limit);
  for (let seat = 0; seat < s.seats; seat++) {
    const total = middle + dice.random(Math.ceil(limit / 2)) - Math.floor(limit / 4);
    s.totals[seat] = Math.max(0, Math.min(limit - 5, total));
  }
}

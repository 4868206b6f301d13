import { crowsOf } from './cards';
import type { Sen } from './state';

/** How good a state is for a seat: how far behind its rivals are, scores and lands together. */
export function judge(s: Sen, seat: number): number {
  const total = (of: number) => s.totals[of] + (s.flow.length > 0 ? s.dreams[of].reduce((sum, card) => sum + crowsOf(card), 0) : 0);
  let rivals = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) rivals += total(other);
  return rivals / (s.seats - 1) - total(seat);
}

import type { Card, Seat } from '../../rules/kernel/types';
import { DEVELOPMENTS } from '../../rules/nightmare-cathedral/content/cards';
import { canHappen } from '../../rules/nightmare-cathedral/possible';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';

/** Whether a deed of a seat that looks at its own hand would do nothing now. The rules let it be played all the same (N5.1). */
export function isIdleDeed(view: NightmareCathedral, seat: Seat, card: Card): boolean {
  const design = DEVELOPMENTS[card];
  if (design?.kind !== 'deed') return false;
  const played = { ...view, hands: view.hands.map((hand) => hand.filter((one) => one !== card)) };
  return !canHappen(played, seat, design.effects, { seat, list: [], here: 0 });
}

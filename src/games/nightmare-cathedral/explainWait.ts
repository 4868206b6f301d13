import type { Card, Seat } from '../../rules/kernel/types';
import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { isReady } from './dreamMoments';
import { isIdleDeed } from './idleDeeds';
import { makePhrase } from './phrases';
import { movesWith } from './reader';
import { refuseCard } from './refuseCard';
import { findAsked } from './task';

/**
 * Says why a card of one's own has no button now, or that its button would do nothing; null while it has one, while
 * something is still being shown, and for a Dream whose conditions say it.
 */
export function explainWait(
  view: NightmareCathedral,
  viewer: Seat,
  card: Card,
  moves: readonly CathedralMove[],
): Phrase | null {
  if (view.flow.length === 0) return null;
  const [first] = movesWith(view, moves, card);
  if (first?.type === 'deed' && isIdleDeed(view, viewer, card)) return makePhrase('reader.idle');
  if (first) return null;
  const isDream = card in DREAMS;
  if (isDream && !isReady(view, viewer, card)) return null;
  const asked = findAsked(view);
  if (asked !== viewer) return makePhrase(`reader.wait.${isDream ? 'dream' : 'development'}`, { who: { seat: asked } });
  if (moves.length === 0) return null;
  const [reason, facts] = refuseCard(view, viewer, card);
  return makePhrase(`refused.${reason}`, facts);
}

import type { Card, Engine, State } from '../rules/kernel/types';
import { canSee } from '../rules/kernel/zones';

/** By seat: how many of each card it sees. */
export type VisibleCards = readonly ReadonlyMap<Card, number>[];

export function listVisibleCards(engine: Engine, state: State): VisibleCards {
  const zones = engine.game.zones(state);
  return Array.from({ length: state.seats }, (_, seat) => {
    const seen = new Map<Card, number>();
    for (const zone of zones) {
      zone.cards.forEach((card, index) => {
        if (card !== 0 && canSee(zone, seat, index, state.seats)) seen.set(card, (seen.get(card) ?? 0) + 1);
      });
    }
    return seen;
  });
}

/** Whether somebody sees a card now that they did not see before. */
export function hasSeenNewCard(before: VisibleCards, now: VisibleCards): boolean {
  return now.some((seen, seat) => [...seen].some(([card, count]) => count > (before[seat].get(card) ?? 0)));
}

/** Whether anybody ever sees or chooses something hidden from others. */
export function hasSecrets({ game }: Engine, state: State): boolean {
  const zones = game.zones(state).some(({ seen }) => seen !== 'all' && seen !== 'none');
  return zones || game.procedures.some(({ steps }) => Object.values(steps).some(({ kind }) => kind === 'sealed'));
}

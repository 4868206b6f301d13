import type { Card, Seat, Table } from '../kernel/types';

import type { Koty, FriendMeeting, LandPlace } from './state';

/**
 * Two cats meet: the one that was played, perhaps a joker, and the one on top of a land. Friends leave the dream;
 * fighters move on together (KO5.2, KO5.3).
 */
export function meet(
  s: Koty,
  seat: Seat,
  card: Card,
  { meeting, dream, land, as }: LandPlace & { readonly meeting: FriendMeeting; readonly as: number },
  table: Table,
): void {
  const cat = s.dreams[dream][land].top.pop()!;
  if (meeting === 'befriend') {
    s.discard.push(card, cat);
    table.say({ key: 'befriended', seat, dream, land, cards: [card, cat], as });
    return table.call('lay', { from: 'pile' });
  }
  s.middle = [card, cat]; // the played card becomes the 9, because a joker never lies on top (KO8.3)
  table.say({ key: 'fought', seat, dream, land, cards: [card, cat], as });
  table.call('lay', { from: 'middle' });
}

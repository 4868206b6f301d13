import { ask, declareProcedure } from '../kernel/flow';

import { chairOf, chairsOf, ghostAt, hasGhosts, seatAt, turnOf } from './chairs';
import { PLAY, movesWith } from './moves';
import { resolve } from './resolve';
import type { Chair, ThreeChapters, ThreeChaptersMove } from './state';
import { add } from './tokens';

const isFull = (s: ThreeChapters): boolean => s.trick.length === chairsOf(s);

/** The facts that name a chair in an event; a ghost has no seat. */
function who(s: ThreeChapters, chair: Chair): { chair: Chair; seat?: number } {
  const seat = seatAt(s, chair);
  return seat === null ? { chair } : { chair, seat };
}

/** Chapter II: tricks are played until the hands are empty. */
export const tricks = declareProcedure<ThreeChapters, object, ThreeChaptersMove>('tricks', {
  takeUp(s, _, table) {
    s.chapter = 2;
    if (hasGhosts(s)) {
      s.ghosts.forEach((ghost) => table.shuffle(ghost));
      table.say({ key: 'ghostsShuffled' });
    }
    s.hands = s.kept;
    s.kept = s.hands.map(() => []);
    s.leader = chairOf(s, s.first);
    table.say({ key: 'chapterTwo', seat: s.first });
  },

  ghost(s, _, table) {
    const chair = turnOf(s);
    if (isFull(s) || seatAt(s, chair) !== null) return;
    const card = s.ghosts[ghostAt(chair)].pop()!;
    s.trick.push(card);
    table.say({ key: 'played', chair, card });
    table.again();
  },

  play: ask({
    who: (s) => (isFull(s) ? null : seatAt(s, turnOf(s))),
    moves: (s, _, seat) => movesWith(PLAY, s.hands[seat]),
    play(s, _, seat, { card }, table) {
      const chair = turnOf(s);
      const hand = s.hands[seat];
      hand.splice(hand.indexOf(card), 1);
      s.trick.push(card);
      table.say({ key: 'played', chair, seat, card });
      if (!isFull(s)) table.goto('ghost');
    },
  }),

  resolve(s, _, table) {
    const { winner, frozenBy, payments } = resolve(s.trick);
    const chairAt = (place: number) => (s.leader + place) % chairsOf(s);
    const winning = who(s, chairAt(winner));
    if (winning.seat !== undefined) {
      s.tokens[winning.seat].stars++;
      s.won[winning.seat]++;
    }
    table.say({ key: 'won', ...winning, card: s.trick[winner] });
    if (frozenBy !== null) table.say({ key: 'frozen', card: frozenBy });
    for (const { place, ...payment } of payments) {
      const { chair, seat } = who(s, chairAt(place));
      if (seat === undefined) continue; // C4.6: ghosts gain nothing
      add(s.tokens[seat], payment.reward);
      table.say({ key: 'paid', chair, seat, ...payment });
    }
    for (let place = 0; place < s.trick.length; place++) s.stories[chairAt(place)].push(s.trick[place]);
    s.trick = [];
    s.leader = winning.chair;
    table.say({ key: 'gathered', ...winning });
    if (s.hands[0].length > 0) table.goto('ghost');
  },
});

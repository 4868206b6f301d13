import { ask } from '../kernel/flow';
import type { Ask, Seat } from '../kernel/types';

import { hasDreams } from './dream';
import { DECK, DONE, MARKET, PUT_BACK } from './moves';
import { refillMarket, takeOut, findTopDream, putUnderDreams } from './piles';
import type { CathedralMove, NightmareCathedral } from './state';

/** Steps of the turn in which the active seat changes its hand of Dreams. */

const DREAMS_IN_HAND = 2;

/** The active seat if it has Dreams, and nobody otherwise (N4.4). */
export const findDreamer = (s: NightmareCathedral): Seat | null => (hasDreams(s, s.turn) ? s.turn : null);

/** N3.2: the active seat may put Dreams back, and has to if it holds too many. */
export const putBack: Ask<NightmareCathedral, object, CathedralMove> = ask({
  who: findDreamer,
  moves(s, l, seat) {
    const moves = s.dreams[seat]
      .concat(s.dreams[seat].length > DREAMS_IN_HAND ? [] : s.visions[seat])
      .map((card) => PUT_BACK[card]);
    if (s.dreams[seat].length <= DREAMS_IN_HAND) moves.push(DONE);
    return moves;
  },
  play(s, l, seat, move, table) {
    if (move.type !== 'putBack') return;
    takeOut(s.dreams[seat].includes(move.card) ? s.dreams[seat] : s.visions[seat], move.card);
    putUnderDreams(s, seat, move.card);
    table.say({ key: 'putBack', seat, secret: { to: [seat], card: move.card } });
    table.again();
  },
});

/** N3.3: the active seat takes Dreams from the market or the deck. */
export const dreamDraw: Ask<NightmareCathedral, object, CathedralMove> = ask({
  who: (s) => (s.dreams[s.turn].length < DREAMS_IN_HAND && s.market.length + s.dreamDeck.length > 0 ? s.turn : null),
  moves(s) {
    const moves = MARKET.slice(0, s.market.length);
    if (s.dreamDeck.length > 0) moves.push(DECK);
    return moves;
  },
  play(s, l, seat, move, table) {
    if (move.type === 'market') {
      const card = s.market[move.slot];
      s.dreams[seat].push(card);
      refillMarket(s, move.slot);
      table.say({ key: 'dreamTaken', seat, slot: move.slot, market: s.market.length, secret: { to: [seat], card } });
    } else {
      const card = findTopDream(s)!;
      s.dreams[seat].push(card);
      table.say({ key: 'dreamDrawn', seat, secret: { to: [seat], card } });
    }
    table.again();
  },
});

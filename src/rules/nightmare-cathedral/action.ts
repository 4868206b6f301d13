import { ask, declareProcedure } from '../kernel/flow';
import type { Ask, Card, Seat } from '../kernel/types';

import { carryOut, carryOutDeed } from './carrying';
import { DEVELOPMENTS } from './content/cards';
import { ACTIONS } from './content/days';
import { beginActing } from './did';
import { DEED, DONE } from './moves';
import { countSpare, takeOut } from './piles';
import type { CathedralMove, NightmareCathedral } from './state';
import type { UnderWay } from './underWay';
import { cardOfAction } from './units';
import { bitsControlledBy } from './where';

interface Action extends UnderWay {
  readonly part: 'do' | 'agree' | 'oppose';
}

/** Lists the deeds in a hand that may be played with an action. */
export const listDeeds = (s: NightmareCathedral, seat: Seat, day: number): Card[] =>
  s.hands[seat].filter((card) => {
    const design = DEVELOPMENTS[card];
    return design?.kind === 'deed' && (design.on === 'any' || design.on === ACTIONS[day]);
  });

/**
 * Plays deeds before the first part of an action or after the last (N5.3). We ask every seat that has cards and not
 * only those with a deed, because asking would give the deed away (K4).
 */
const deeds: Ask<NightmareCathedral, Action, CathedralMove> = ask({
  who: (s, l) => (countSpare(s, l.seat) > 0 ? l.seat : null),
  moves: (s, l) => [...listDeeds(s, l.seat, l.day).map((card) => DEED[card]), DONE],
  play(s, l, seat, move, table) {
    if (move.type !== 'deed') return;
    const design = DEVELOPMENTS[move.card];
    if (design.kind !== 'deed') return;
    takeOut(s.hands[seat], move.card);
    s.discards.push(move.card);
    table.say({ key: 'deed', seat, card: move.card });
    carryOutDeed(table, seat, move.card, design.effects);
    table.again();
  },
});

/**
 * An action or reaction of a seat: one part of its own card. The card counts as it was until the action is done (N5.2).
 */
export const action = declareProcedure<NightmareCathedral, Action, CathedralMove>('action', {
  begin(s, l) {
    beginActing(s, l.seat);
    if (ACTIONS[l.day] === 'fortify') l.controlled = bitsControlledBy(s, l.seat);
  },
  deedsBefore: deeds,
  card(s, l, table) {
    carryOut(table, l.seat, cardOfAction(s, l.seat, l.day, l.covered)[l.part]);
  },
  deedsAfter: deeds,
  // N7.2: followers that knelt on the Ritual track get up
  rise(s, l, table) {
    const count = s.kneeling[l.seat];
    if (count === 0) return;
    s.kneeling[l.seat] = 0;
    s.supply[l.seat] = s.supply[l.seat] + count;
    table.say({ key: 'rose', seat: l.seat, count });
  },
});

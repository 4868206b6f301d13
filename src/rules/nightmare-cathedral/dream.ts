import { ask, declareProcedure } from '../kernel/flow';
import type { Ask, Card, Seat, Table } from '../kernel/types';

import { carryOut } from './carrying';
import { canDream } from './conditions';
import { DREAMS } from './content/cards';
import type { When } from './content/effects';
import { listPayment } from './effects/pay';
import { DONE, DREAM } from './moves';
import { takeOut } from './piles';
import { arePiecesComplete } from './rising';
import type { CathedralMove, NightmareCathedral } from './state';

interface Dreaming {
  readonly seat: Seat;
  /** The Dream, which lies open. */
  readonly card: Card;
  /** Cathedral icons that are still to be built. */
  icons: number;
}

/** The Dreams that each step of a turn has a window for (N4.3). */
export const WINDOWS: Readonly<Record<'choose' | 'after' | 'react' | 'reacted' | 'close', readonly When[]>> = {
  choose: ['turnStart', 'any'],
  after: ['afterAction', 'any'],
  react: ['any'],
  reacted: ['afterAction', 'any'],
  close: ['turnEnd', 'any'],
};

/** Says whether a seat is asked for Dreams in a window of its own (N4.4). */
export const hasDreams = (s: NightmareCathedral, seat: Seat): boolean =>
  s.dreams[seat].length + s.visions[seat].length > 0;

/** Lists the Dreams that may be played in a window (N4.3). */
export const listDreams = (s: NightmareCathedral, seat: Seat, window: readonly When[]): Card[] =>
  [...s.dreams[seat], ...s.visions[seat]].filter(
    (card) => window.includes(DREAMS[card].when) && canDream(s, seat, card),
  );

function playDream(s: NightmareCathedral, seat: Seat, card: Card, table: Table): void {
  takeOut(s.dreams[seat].includes(card) ? s.dreams[seat] : s.visions[seat], card);
  s.dreamt[seat].push(card);
  table.say({ key: 'dreamt', seat, card });
  table.call('dream', { seat, card, icons: s.options.length === 'variable' ? DREAMS[card].icons : 0 });
}

/** A question beside which a seat may play Dreams, one after another; then it is asked again (N4.3). */
export const askBesideDreams = <L>(
  window: readonly When[],
  { who, moves, play }: Omit<Ask<NightmareCathedral, L, CathedralMove>, 'kind'>,
): Ask<NightmareCathedral, L, CathedralMove> =>
  ask({
    who,
    moves: (s, l, seat) => [...moves(s, l, seat), ...listDreams(s, seat, window).map((card) => DREAM[card])],
    play(s, l, seat, move, table) {
      if (move.type !== 'dream') return play(s, l, seat, move, table);
      playDream(s, seat, move.card, table);
      table.again();
    },
  });

const ONLY_DONE: readonly CathedralMove[] = [DONE];

/** A step at which a seat may play Dreams and nothing else. */
export const offerDreamWindow = <L>(who: (s: NightmareCathedral, l: L) => Seat | null, window: readonly When[]) =>
  askBesideDreams<L>(window, { who, moves: () => ONLY_DONE, play: () => {} });

/** A Dream that was played is paid for; in the variable game it also builds. */
export const dream = declareProcedure<NightmareCathedral, Dreaming, CathedralMove>('dream', {
  pay(s, l, table) {
    carryOut(
      table,
      l.seat,
      DREAMS[l.card].cost.flatMap((cost) => listPayment(s, l.seat, cost, table)),
    );
  },
  pieces(s, l, table) {
    if (l.icons === 0 || arePiecesComplete(s)) return;
    l.icons = l.icons - 1;
    table.call('cathedral', { builder: l.seat, everybody: false, space: 0 });
    table.again();
  },
});

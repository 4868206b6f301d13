import type { Engine, Move, Seat, State } from '../rules/kernel/types';

import type { Sitter } from './types';

/** Who sits at a table, and whether the device lies open on it between private moments. */
export interface Seating {
  readonly engine: Engine;
  readonly sitters: readonly Sitter[];
  readonly isOpenTable: boolean;
  /** Seats whose cards were open and were shut because the table waited for somebody else: they are still asked. */
  readonly shut: ReadonlySet<Seat>;
  /** Seats that have said that they need their cards no more. */
  readonly through: ReadonlySet<Seat>;
  /** The span in which a seat plays no more of the cards that it is asked for. */
  readonly sittingOut: ReadonlyMap<Seat, string>;
}

/** What a seat's person may do at the open table, without their cards. */
export function listOpenMoves(engine: Engine, state: State, seat: Seat): Move[] {
  return engine.moves(state, seat).filter((move) => engine.game.isOpen?.(move));
}

/**
 * The move that the app makes for this seat's person while `viewer` holds the device; null when they have a choice or
 * are not asked. Only for the viewer may it depend on what that seat holds, or for who wished so.
 */
export function findAppMove(
  { engine, sitters, isOpenTable, shut, through, sittingOut }: Seating,
  state: State,
  seat: Seat,
  viewer: Seat,
) {
  const sitter = sitters[seat];
  if (sitter?.kind !== 'person') return null;
  const { game } = engine;
  const moves = engine.moves(state, seat);
  const find = (type: string | undefined): Move | null => moves.find((move) => move.type === type) ?? null;
  if (moves.length === 1) {
    const [only] = moves;
    if (game.forced?.includes(only.type) || (seat === viewer && only.type === game.done)) return only;
  }
  if (sitter.declines && (game.isIdle ? game.isIdle(state, seat) : moves.length === 1)) {
    const decline = find(game.decline);
    if (decline) return decline;
  }
  const span = game.findSpan?.(state, seat) ?? null;
  if (span !== null && sittingOut.get(seat) === span) return find(game.done);
  if (!isOpenTable || seat === viewer) return null;
  const isPassed = through.has(seat)
    ? listOpenMoves(engine, state, seat).every(({ type }) => type === game.done)
    : !shut.has(seat) && game.passesUnopened?.(state, seat);
  return isPassed ? find(game.done) : null;
}

/** Whether the app makes moves of this type for people, so that it is worth looking whether it made one. */
export function isAppType({ game }: Engine, type: string): boolean {
  return type === game.done || type === game.decline || game.forced?.includes(type) === true;
}

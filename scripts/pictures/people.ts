import { thinkForSeat } from '../../src/match/thinkForSeat';
import type { Match } from '../../src/match/types';
import type { Move, Seat, State } from '../../src/rules/kernel/types';
import { crowsOf } from '../../src/rules/sen/cards';
import type { Sen, SenMove } from '../../src/rules/sen/state';

/** How many crows a land has on average when nobody has seen it. */
const UNSEEN = 5;
const ENOUGH = 11;

const guess = (card: number) => (card === 0 ? UNSEEN : crowsOf(card));

/** Picks a sensible person's move in Sen, so that pictures show a match as people play it. */
function sensible(view: Sen, seat: Seat, moves: readonly SenMove[]): SenMove {
  const find = (type: SenMove['type'], fits: (move: SenMove) => boolean = () => true) =>
    moves.find((move) => move.type === type && fits(move));
  const own = view.dreams[seat].map(guess);
  const worst = own.indexOf(Math.max(...own));
  const inWorst = (move: SenMove) => 'land' in move && move.land === worst;
  const open = view.open.length > 0 ? guess(view.open[view.open.length - 1]) : UNSEEN;
  const drawn = view.hand.length > 0 ? guess(view.hand[0]) : UNSEEN;
  const crows = own.reduce((sum, one) => sum + one, 0);
  return (
    find('remember') ??
    (crows <= ENOUGH ? find('wake') : undefined) ??
    (open < Math.min(own[worst], UNSEEN - 1) ? find('take', inWorst) : undefined) ??
    find('draw') ??
    (drawn < own[worst] ? find('put', inWorst) : undefined) ??
    find('discard') ??
    moves[0]
  );
}

/** Plays until `until` returns true, or to the end; `choose` decides for people. */
export function play<S extends State, M extends Move>(
  match: Match,
  choose: (view: S, seat: Seat, moves: readonly M[]) => M,
  until: (view: S, moves: readonly M[]) => boolean,
): void {
  for (;;) {
    const { status, waiting, view, moves, viewer, curtain } = match.showing.getState();
    const [seen, own] = [view as S, moves as readonly Move[] as readonly M[]];
    if (status !== 'underWay' || (viewer >= 0 && until(seen, own))) return;
    const bot = waiting.find((seat) => match.sitters[seat].kind === 'bot');
    const forced = waiting.map((seat) => ({ seat, move: match.findAppMove(seat) })).find(({ move }) => move !== null);
    if (forced) match.play(forced.seat, forced.move!);
    else if (own.length > 0) match.play(viewer, choose(seen, viewer, own));
    else if (bot !== undefined) {
      const thought = match.startThinking(thinkForSeat, bot);
      let slice = thought.next();
      while (!slice.done) slice = thought.next();
      match.play(bot, slice.value);
    } else if (curtain !== null) match.take();
    else match.cover(waiting[0], 0);
  }
}

/** Plays a match of Sen. */
export const playUntil = (match: Match, until: (view: Sen, moves: readonly SenMove[]) => boolean = () => false): void =>
  play(match, sensible, until);

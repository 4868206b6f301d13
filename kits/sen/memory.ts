import type { Eyes } from '../../src/rules/bots/eyes';
import type { Dice, Move } from '../../src/rules/kernel/types';
import { MEAN_CROWS, crowsOf } from '../../src/rules/sen/cards';
import type { Sen, SenMove } from '../../src/rules/sen/state';

/** What anybody would write for Sen: keeps what it knows to be low, replaces what is high, calls at five crows or fewer. Forgets nothing. */
export function memory(eyes: Eyes, dice: Dice): Move {
  const s = eyes.imagine(dice) as Sen;
  const moves = eyes.moves as readonly SenMove[];
  const knows = (dream: number, land: number) => ((s.met[dream][land] >> eyes.seat) & 1) === 1;
  const own = s.dreams[eyes.seat].map((card, land) => (knows(eyes.seat, land) ? crowsOf(card) : MEAN_CROWS));
  const worst = own.indexOf(Math.max(...own));
  const offered = (type: SenMove['type'], fits: (move: SenMove) => boolean = () => true) =>
    moves.find((move) => move.type === type && fits(move));
  const at = (land: number) => (move: SenMove) => 'land' in move && move.land === land;

  if (offered('wake')) {
    if (own.reduce((sum, crows) => sum + crows, 0) <= 5) return offered('wake')!;
    const top = crowsOf(s.open[s.open.length - 1]);
    const wanted = own[worst] > 6 ? top < own[worst] : top <= 3;
    return wanted && top < own[worst] ? offered('take', at(worst))! : offered('draw')!;
  }
  if (offered('discard')) {
    const crows = crowsOf(s.hand[0]);
    if (crows < own[worst] && !(offered('use') && crows >= 5)) return offered('put', at(worst))!;
    return offered('use') ?? offered('discard')!;
  }
  if (offered('keep'))
    return offered(
      'keep',
      (move) => move.type === 'keep' && crowsOf(s.hand[move.index]) === Math.min(...s.hand.map(crowsOf)),
    )!;
  if (offered('look')) {
    const unknown = (move: SenMove) => move.type === 'look' && move.dream === eyes.seat && !knows(eyes.seat, move.land);
    return offered('look', unknown) ?? moves[0];
  }
  if (offered('swap')) {
    // the own worst for a land of a rival that the rival knows and kept
    const good = (dream: number, land: number) =>
      dream !== eyes.seat &&
      (knows(dream, land) ? crowsOf(s.dreams[dream][land]) < own[worst] : s.met[dream][land] > 0);
    const swap = (move: SenMove) =>
      move.type === 'swap' &&
      ((move.one.dream === eyes.seat && move.one.land === worst && good(move.other.dream, move.other.land)) ||
        (move.other.dream === eyes.seat && move.other.land === worst && good(move.one.dream, move.one.land)));
    return offered('swap', swap) ?? moves[dice.random(moves.length)];
  }
  return moves[0];
}

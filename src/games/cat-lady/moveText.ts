import { allBelongings } from '../../rules/cat-lady/belongings';
import { SPOTS_OF } from '../../rules/cat-lady/grid';
import { bestFeedings, scoreAll } from '../../rules/cat-lady/score';
import type { CatLady, CatLadyMove } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Phrase } from '../../words/phrase';

import { scoresIn } from './currentScores';
import { cardPhrase, kindOfLine, listOf, numberOf, word } from './phrases';

/** A move in words: on its button, when it is asked which of two is meant, and for those who listen. */
export function say(view: CatLady, seat: Seat, move: CatLadyMove): Phrase {
  switch (move.type) {
    case 'place':
    case 'spray':
      return word(`move.${move.type}.${kindOfLine(move.line)}`, { number: numberOf(move.line) });
    case 'take':
      return word(`move.take.${kindOfLine(move.line)}`, {
        number: numberOf(move.line),
        cards: listOf(SPOTS_OF[move.line].flatMap((spot) => view.grid[spot].map(cardPhrase))),
      });
    case 'adopt':
      return word('move.adopt', { card: cardPhrase(view.strays[move.stray]) });
    case 'give':
    case 'back':
      return word(`move.${move.type}`, {
        food: word(`food.name.${move.food}`),
        cat: cardPhrase(view.cats[seat][move.cat]),
      });
    default:
      return word(`move.${move.type}`);
  }
}

/** Asked before a feeding is final that brings less than the best. */
export function sure(view: CatLady, seat: Seat, move: CatLadyMove): Phrase | null {
  if (move.type !== 'done' || !view.changed[seat]) return null;
  const all = allBelongings(view);
  const best = bestFeedings(all);
  const mine = scoresIn(view)[seat].total;
  const could = scoreAll(
    all,
    view.bowls.map((bowls, one) => (one === seat ? best[one] : bowls)),
  )[seat].total;
  return mine < could ? word('sure.done', { mine, could }) : null;
}

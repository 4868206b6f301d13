import { listBelongings } from '../../rules/cat-lady/belongings';
import { SPOTS_OF } from '../../rules/cat-lady/grid';
import { findBestFeedings, scoreAll } from '../../rules/cat-lady/score';
import type { CatLady, CatLadyMove } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Phrase } from '../../words/phrase';

import { scoresIn } from './currentScores';
import { cardPhrase, kindOfLine, listPhrase, numberOf, makePhrase } from './phrases';

/** Describes a move in words: for its button, for the question which of two moves is meant, and for screen readers. */
export function describeMove(view: CatLady, seat: Seat, move: CatLadyMove): Phrase {
  switch (move.type) {
    case 'place':
    case 'spray':
      return makePhrase(`move.${move.type}.${kindOfLine(move.line)}`, { number: numberOf(move.line) });
    case 'take':
      return makePhrase(`move.take.${kindOfLine(move.line)}`, {
        number: numberOf(move.line),
        cards: listPhrase(SPOTS_OF[move.line].flatMap((spot) => view.grid[spot].map(cardPhrase))),
      });
    case 'adopt':
      return makePhrase('move.adopt', { card: cardPhrase(view.strays[move.stray]) });
    case 'give':
    case 'back':
      return makePhrase(`move.${move.type}`, {
        food: makePhrase(`food.name.${move.food}`),
        cat: cardPhrase(view.cats[seat][move.cat]),
      });
    default:
      return makePhrase(`move.${move.type}`);
  }
}

/** Asks before a feeding becomes final that brings less than the best one. */
export function askToConfirm(view: CatLady, seat: Seat, move: CatLadyMove): Phrase | null {
  if (move.type !== 'done' || !view.changed[seat]) return null;
  const all = listBelongings(view);
  const best = findBestFeedings(all);
  const mine = scoresIn(view)[seat].total;
  const could = scoreAll(
    all,
    view.bowls.map((bowls, one) => (one === seat ? best[one] : bowls)),
  )[seat].total;
  return mine < could ? makePhrase('sure.done', { mine, could }) : null;
}

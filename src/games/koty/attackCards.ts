import type { Seat } from '../../rules/kernel/types';
import { valueOf } from '../../rules/koty/cards';
import type { Koty } from '../../rules/koty/state';
import { ASPECT, stretchToTouch } from '../../table/layout/measures';
import { pieceKey, type Part } from '../../table/pieces';
import { OVER_DEPTH, type Group, type Piece, type Place } from '../../table/scene';

import { cardPhrase, lookOfCard } from './dream';
import { MIDDLE } from './keys';
import { layPaper, type Met } from './meetingLayout';
import { findAttack } from './phase';

/** How far two cards that meet lean away from each other, in degrees. */
const LEAN = 5;

/**
 * Returns the cat that a joker in the middle stands for: the one named in the attack, or after a fight the one that it
 * fought.
 */
function findJokerCat(view: Koty): number | null {
  const attack = findAttack(view);
  if (attack) return attack.as;
  return view.middle.length === 2 ? valueOf(view.middle[1]) : null;
}

/** Builds the cards in the middle: those that meet in an attack, or those that are about to be laid into a dream. */
export function buildMiddlePart(view: Koty, viewer: Seat, met: Met): Part {
  const [first, second] = met;
  const isAlone = view.middle.length === 1;
  const as = findJokerCat(view);
  const pieces = view.middle.map((card, index): Piece => {
    const spot = index === 0 ? first : second;
    return {
      key: pieceKey(card, `${MIDDLE}:${index}`),
      place: MIDDLE,
      face: lookOfCard(card, spot.width, as),
      x: isAlone ? (first.x + second.x) / 2 : spot.x,
      y: spot.y,
      width: spot.width,
      turn: isAlone ? 0 : (index * 2 - 1) * LEAN,
      depth: OVER_DEPTH + 20 + index,
      label: cardPhrase(card),
    };
  });
  const place: Place = {
    key: MIDDLE,
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    width: stretchToTouch(second.x - first.x + first.width),
    height: stretchToTouch(ASPECT * first.width + second.y - first.y),
    ...(findAttack(view)
      ? {
          label: { key: 'koty:place.attack' },
          caption:
            view.turn === viewer
              ? { key: 'koty:place.attackerYou' }
              : { key: 'koty:place.attacker', facts: { who: { seat: view.turn } } },
          captionRoom: layPaper(met, 1).width,
        }
      : { label: { key: 'koty:place.middle' } }),
    isPile: true,
  };
  return { places: [place], pieces };
}

/** Puts a paper of their own around the cards in the middle. */
export const buildMiddleGroup = (met: Met, text: number): Group => ({
  key: MIDDLE,
  ...layPaper(met, text),
  label: { key: 'koty:place.middle' },
  places: [MIDDLE],
  lies: 'over',
});

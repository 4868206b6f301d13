import { listBelongings, scoresOf } from '../../rules/cat-lady/belongings';
import type { Feeding } from '../../rules/cat-lady/feeding/collection';
import { findBestFeedings, scoreAll, type Scores } from '../../rules/cat-lady/score';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';

const NOTHING_HELD = { toys: [], costumes: 0, catnip: 0, lostCats: 0 };

/** Feedings that were worked out before, by what lies open. */
const knownFeedings = new Map<string, readonly Feeding[]>();
const MOST_KNOWN = 60;

/** Whether all is counted. Before that nobody's hand is looked at, though the rules let hands lie open at the feeding. */
export const isCounted = (view: CatLady): boolean => view.flow.length === 0;

/** Turns the hands of all others face down until they are counted. */
export const hideHands = (view: CatLady, viewer: Seat): CatLady =>
  isCounted(view)
    ? view
    : { ...view, hands: view.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => 0))) };

/**
 * Returns what the open cats of each seat bring with what lies in their bowls, or when they are fed at best. Hands are
 * left out, so everybody may see the result.
 */
function openFeedings(view: CatLady): readonly Feeding[] {
  const open = JSON.stringify([view.cats, view.food, view.bowls]);
  let feedings = knownFeedings.get(open);
  if (!feedings) {
    if (knownFeedings.size >= MOST_KNOWN) knownFeedings.clear();
    const all = listBelongings(view).map((one) => ({ ...one, ...NOTHING_HELD }));
    feedings = scoreAll(all, view.revealed ? view.bowls : findBestFeedings(all)).map(({ feeding }) => feeding);
    knownFeedings.set(open, feedings);
  }
  return feedings;
}

const knownScores = new WeakMap<CatLady, readonly Scores[]>();

/**
 * Returns the full scores of all seats, by what lies in the bowls or could lie there. A hand that the viewer cannot see
 * counts as empty.
 */
export function scoresIn(view: CatLady): readonly Scores[] {
  let scores = knownScores.get(view);
  if (!scores) knownScores.set(view, (scores = scoresOf(view)));
  return scores;
}

/** Returns for each seat which cats are fed. */
export const feedingsIn = (view: CatLady): readonly Feeding[] =>
  view.revealed ? scoresIn(view).map(({ feeding }) => feeding) : openFeedings(view);

/** Returns the points of each seat as everybody can see them. */
export const pointsIn = (view: CatLady): readonly number[] =>
  isCounted(view)
    ? scoresIn(view).map(({ total }) => total)
    : openFeedings(view).map((feeding, seat) => feeding.points + view.points[seat]);

import { allBelongings, scoresOf } from '../../rules/cat-lady/belongings';
import type { Feeding } from '../../rules/cat-lady/feeding/collection';
import { bestFeedings, scoreAll, type Scores } from '../../rules/cat-lady/score';
import type { CatLady } from '../../rules/cat-lady/state';

const NOTHING_HELD = { toys: [], costumes: 0, catnip: 0, lostCats: 0 };

/** Standings that were counted before, by what lies open. */
const known = new Map<string, readonly Feeding[]>();
const MOST_KNOWN = 60;

/** By seat: what the open cats bring when they are fed at best, all hands left out: everybody can see this. */
function openFeedings(view: CatLady): readonly Feeding[] {
  const open = JSON.stringify([view.cats, view.food]);
  let feedings = known.get(open);
  if (!feedings) {
    if (known.size >= MOST_KNOWN) known.clear();
    const all = allBelongings(view).map((one) => ({ ...one, ...NOTHING_HELD }));
    feedings = scoreAll(all, bestFeedings(all)).map(({ feeding }) => feeding);
    known.set(open, feedings);
  }
  return feedings;
}

const counted = new WeakMap<CatLady, readonly Scores[]>();

/** By seat: everything, by what lies in the bowls or could. A hand that is not seen counts as empty. */
export function scoresIn(view: CatLady): readonly Scores[] {
  let scores = counted.get(view);
  if (!scores) counted.set(view, (scores = scoresOf(view)));
  return scores;
}

/** By seat: which cats are fed. */
export const feedingsIn = (view: CatLady): readonly Feeding[] =>
  view.revealed ? scoresIn(view).map(({ feeding }) => feeding) : openFeedings(view);

/** By seat: points as all can see them. */
export const pointsIn = (view: CatLady): readonly number[] =>
  view.revealed
    ? scoresIn(view).map(({ total }) => total)
    : openFeedings(view).map((feeding, seat) => feeding.points + view.points[seat]);

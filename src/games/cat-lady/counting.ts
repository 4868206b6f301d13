import { faceOf } from '../../rules/cat-lady/cards';
import { FOODS } from '../../rules/cat-lady/cats';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Speed } from '../../storage/appearance';

import { encodeFace } from './cardFace';
import { scoresIn } from './currentScores';
import { splitScore, type ScorePart } from './splitScore';

/** The count at the end, part by part; cats come one by one. */

/** Hands open first: they bring nothing yet. */
export const COUNT_PARTS = ['hands', 'cats', 'toys', 'costumes', 'catnip', 'leftover', 'lostCats'] as const;
export type CountPart = (typeof COUNT_PARTS)[number];

/** A moment of the count: the part that is looked at, and how many cats of each seat are counted. */
export interface CountBeat {
  readonly part: CountPart;
  readonly cats: number;
  /** In milliseconds, at normal speed. */
  readonly lasts: number;
}

const OF_CAT = 320;
const OF_PART = 1500;
const OPENING = 1200;
const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 0.55, normal: 1, tap: 1, slow: 1.5 };
export const lastsAt = (speed: Speed, { lasts }: CountBeat): number => lasts * PACE[speed];

/** Whether a part has anything to show at any seat, or brings anything. */
const isWorthShowing = (view: CatLady, part: ScorePart): boolean =>
  view.cats.some((_, seat) => listFaces(view, seat, part, Infinity).length > 0 || pointsOf(view, seat, part) !== 0);

export function listBeats(view: CatLady): readonly CountBeat[] {
  const most = Math.max(...view.cats.map((cats) => cats.length));
  return COUNT_PARTS.flatMap((part): CountBeat[] => {
    if (part === 'hands') return [{ part, cats: 0, lasts: OPENING }];
    if (part === 'cats')
      return Array.from({ length: most }, (_, cat) => ({
        part,
        cats: cat + 1,
        lasts: cat + 1 === most ? OF_PART : OF_CAT,
      }));
    return isWorthShowing(view, part) ? [{ part, cats: most, lasts: OF_PART }] : [];
  });
}

const pointsOf = (view: CatLady, seat: Seat, part: ScorePart): number => splitScore(scoresIn(view)[seat])[part];

/** What a part brings a seat; of cats, those that are counted by now. */
export function gainOf(view: CatLady, seat: Seat, { part, cats }: CountBeat): number {
  if (part === 'hands') return 0;
  if (part !== 'cats') return pointsOf(view, seat, part);
  return scoresIn(view)
    [seat].feeding.portions.slice(0, cats)
    .reduce((sum, { points }) => sum + points, 0);
}

/** What a seat has when this beat of the count is over. */
export const pointsAt = (view: CatLady, seat: Seat, beat: CountBeat): number =>
  COUNT_PARTS.slice(0, COUNT_PARTS.indexOf(beat.part) + 1).reduce(
    (sum, part) => sum + gainOf(view, seat, part === beat.part ? beat : { part, cats: Infinity, lasts: 0 }),
    0,
  );

export const writeSigned = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');

/** The type of the cards in hand that bring a part its points. */
const TYPES: Readonly<Partial<Record<CountPart, string>>> = {
  toys: 'toy',
  costumes: 'costume',
  catnip: 'catnip',
  lostCats: 'lostCat',
};

/** The cards and tokens that a part of the count looks at, as faces. */
export function listFaces(view: CatLady, seat: Seat, part: CountPart, cats: number): readonly string[] {
  const { feeding, points } = scoresIn(view)[seat];
  if (part === 'cats')
    return feeding.portions.map(({ cat, bites, points: brings }, at) =>
      encodeFace({
        picture: cat.key,
        isSmall: true,
        isFed: bites !== null,
        count: at < cats ? writeSigned(brings) : null,
      }),
    );
  if (part === 'leftover')
    return FOODS.flatMap((picture, food) =>
      feeding.leftover[food] > 0 ? [encodeFace({ picture, isToken: true, count: `${feeding.leftover[food]}` })] : [],
    );
  const cards = view.hands[seat].filter((card) => part === 'hands' || faceOf(card).type === TYPES[part]);
  const tokens =
    part === 'lostCats' && points > 0
      ? [encodeFace({ picture: 'points', isToken: true, count: writeSigned(points) })]
      : [];
  return [...cards.map((card) => encodeFace({ picture: faceOf(card).key, isSmall: true })), ...tokens];
}

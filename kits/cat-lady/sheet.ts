import { belongingsOf, scoresOf } from '../../src/rules/cat-lady/belongings';
import { TOYS } from '../../src/rules/cat-lady/cards';
import { FOODS } from '../../src/rules/cat-lady/cats';
import type { CatLady } from '../../src/rules/cat-lady/state';
import { EATEN } from '../../src/rules/cat-lady/tableSheet';
import type { Move } from '../../src/rules/kernel/types';
import { withoutNothings } from '../entry';
import type { GameKit, Scorer } from '../kit';

/** Everybody is content with the best feeding. */
const chooseDone = (moves: readonly Move[]) => moves.find(({ type }) => type === 'done');

/** What lies before people when they have fed their cats on the table. */
const scoreTable = (): Scorer => ({
  choose: chooseDone,
  enter: (state) => [
    {
      common: { way: 'table' },
      seats: scoresOf(state as CatLady).map(({ feeding, toys, costumes, leftover, lostCats, points }, seat) => {
        const { portions } = feeding;
        return withoutNothings({
          cats: portions.map(({ cat }) => cat.key),
          hungry: portions.filter(({ bites }) => bites === null).map(({ cat }) => cat.key),
          ...Object.fromEntries(
            portions
              .filter(({ cat, bites }) => bites !== null && EATEN.includes(cat.key))
              .map(({ cat, count }) => [cat.key, count ?? 0]),
          ),
          left: leftover.count,
          ...Object.fromEntries(toys.map(({ count }, set) => [`set${set + 1}`, count])),
          costumes: costumes.count,
          catnip: belongingsOf(state as CatLady, seat).catnip,
          pairs: lostCats.count + points / 2,
        });
      }),
    },
  ],
});

const scoreTotals = (): Scorer => ({
  choose: chooseDone,
  enter: (state) => [
    { common: { way: 'totals' }, seats: scoresOf(state as CatLady).map(({ total }) => ({ total: String(total) })) },
  ],
});

export const sheet: GameKit['sheet'] = {
  parts: ['hungry', 'fed', 'ate', 'total', 'catnip', 'toys', 'costumes', 'leftover', 'lostCats', 'points'],
  counts: ['chicken', 'tuna', 'milk', 'treat'],
  scorer: () => ({
    choose: chooseDone,
    enter: (state) => [
      {
        common: {},
        seats: (state as CatLady).cats.map((_, seat) => {
          const { cats, food, toys, costumes, catnip, lostCats, points } = belongingsOf(state as CatLady, seat);
          return withoutNothings({
            cats: cats.map(({ key }) => key),
            ...Object.fromEntries(FOODS.map((name, i) => [name, food[i]])),
            ...Object.fromEntries(TOYS.map((name, i) => [name, toys[i]])),
            ...{ costumes, catnip, lostCats, points },
          });
        }),
      },
    ],
  }),
  ways: [
    { name: 'fed on the table', scorer: scoreTable },
    { name: 'totals', isBlind: true, scorer: scoreTotals },
  ],
};

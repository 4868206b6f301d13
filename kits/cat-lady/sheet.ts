import { belongingsOf } from '../../src/rules/cat-lady/belongings';
import { TOYS } from '../../src/rules/cat-lady/cards';
import { FOODS } from '../../src/rules/cat-lady/cats';
import type { CatLady } from '../../src/rules/cat-lady/state';
import { withoutNothings } from '../entry';
import type { GameKit } from '../kit';

export const sheet: GameKit['sheet'] = {
  parts: ['hungry', 'fed', 'catnip', 'toys', 'costumes', 'leftover', 'lostCats', 'points'],
  counts: ['chicken', 'tuna', 'milk', 'treat'],
  scorer: () => ({
    choose: (moves) => moves.find(({ type }) => type === 'done'), // everybody is content with the best feeding
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
};

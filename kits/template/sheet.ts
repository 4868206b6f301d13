import type { Template } from '../../src/rules/template/state';
import { withoutNothings } from '../entry';
import type { GameKit } from '../kit';

export const sheet: GameKit['sheet'] = {
  parts: ['stairs1', 'stairs2'],
  scorer: () => ({
    enter: (state) => [
      {
        common: {},
        seats: (state as Template).stairs.map(([one, other]) =>
          withoutNothings({ stairs1: one.length, stairs2: other.length }),
        ),
      },
    ],
  }),
};

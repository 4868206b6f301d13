import { countLands } from '../../src/rules/koty/lands';
import type { Koty } from '../../src/rules/koty/state';
import type { GameKit } from '../kit';

export const sheet: GameKit['sheet'] = {
  parts: ['land1', 'land2', 'land3', 'land4', 'nines'],
  scorer: () => ({
    enter: (state) => [
      {
        common: {},
        seats: (state as Koty).dreams.map((dream) =>
          Object.fromEntries(
            countLands(dream).flatMap(({ top, nines }, land) => [
              ...(top === null ? [] : [[`top${land + 1}`, top]]),
              ...(nines === 0 ? [] : [[`nines${land + 1}`, nines]]),
            ]),
          ),
        ),
      },
    ],
  }),
};

import { sen } from '../../src/rules/sen/game';
import type { GameKit } from '../kit';
import { lengthOfEach, playUntil } from '../setUp';

export const box: GameKit['box'] = {
  dealt(seats, options) {
    const s = playUntil(sen, seats, options);
    const looks = playUntil(sen, seats, options, ({ met }) => met[0].filter((seen) => seen !== 0).length === 2);
    return {
      shuffle: { count: s.dreams.flat().length + s.closed.length + s.open.length },
      deal: { count: lengthOfEach(s.dreams) },
      open: { count: s.closed.length },
      look: { count: looks.met[0].filter((seen) => seen !== 0).length },
    };
  },
};

import { templateGame } from '../../src/rules/template/game';
import type { GameKit } from '../kit';
import { lengthOfEach, playUntil } from '../setUp';

export const box: GameKit['box'] = {
  dealt(seats, options) {
    const s = playUntil(templateGame, seats, options);
    return {
      shuffle: { count: s.pile.length + s.hands.flat().length },
      deal: { count: lengthOfEach(s.hands) },
      pile: { count: s.pile.length },
    };
  },
  variants: () => [{ hand: 3 }, { hand: 5 }],
};

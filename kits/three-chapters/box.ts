import { DECK } from '../../src/rules/three-chapters/cards';
import { threeChapters } from '../../src/rules/three-chapters/game';
import type { GameKit } from '../kit';
import { lengthOfEach, playUntil } from '../setUp';

export const box: GameKit['box'] = {
  dealt(seats, options) {
    const start = playUntil(threeChapters, seats, options);
    const tricks = playUntil(threeChapters, seats, options, (s) => s.chapter === 2);
    const boxed = lengthOfEach(tricks.box);
    const isAllDealt = DECK.length - start.deck.length - seats * lengthOfEach(start.hands) === 0;
    const isTwice = isAllDealt && tricks.deck.length < start.deck.length;
    const deals = isTwice ? 2 : 1;
    return {
      tokens: {},
      shuffle: { count: start.deck.length + start.hands.flat().length },
      deal: { count: lengthOfEach(start.hands) },
      ...(seats === 2
        ? {
            ghosts: {},
            keepAndGive: { count: lengthOfEach(tricks.hands) / deals },
            shuffleGhosts: { count: lengthOfEach(tricks.ghosts) },
          }
        : { keep: { count: lengthOfEach(tricks.hands) / deals, left: boxed / deals } }),
      ...(isTwice ? { again: { count: lengthOfEach(start.hands) } } : {}),
      hand: { count: lengthOfEach(tricks.hands), rest: tricks.deck.length },
    };
  },
};

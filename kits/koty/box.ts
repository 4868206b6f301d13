import { CARDS } from '../../src/rules/koty/cards';
import { koty } from '../../src/rules/koty/game';
import type { GameKit } from '../kit';
import { lengthOfEach, playUntil } from '../setUp';

export const box: GameKit['box'] = {
  dealt(seats, options) {
    const s = playUntil(koty, seats, options);
    const deck = [...s.pile, ...s.hands.flat()];
    const out = (kind: string) => CARDS.filter((face, card) => face.kind === kind && !deck.includes(card)).length;
    const night = { moth: out('moth'), bat: out('bat'), owl: out('owl'), dragon: out('dragon') };
    return {
      night: { ...night, count: CARDS.length - 1 - deck.length },
      shuffle: { count: deck.length },
      ...(options.teams === true ? { opposite: {} } : {}),
      deal: { count: lengthOfEach(s.hands) },
      pile: { count: s.pile.length },
      lands: { count: lengthOfEach(s.dreams) },
    };
  },
  variants: (seats) => (seats === 4 || seats === 6 ? [{ teams: true }] : []),
};

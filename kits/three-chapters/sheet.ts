import { FIGURES } from '../../src/rules/three-chapters/cards';
import { chairOf } from '../../src/rules/three-chapters/chairs';
import type { ThreeChapters } from '../../src/rules/three-chapters/state';
import { withoutNothings } from '../entry';
import type { GameKit, Scorer } from '../kit';

/** Tokens are counted when chapter three begins: afterwards the cards give their own. */
function scorer(): Scorer {
  let gathered: ThreeChapters['tokens'] = [];
  return {
    watch(state, event) {
      if (event.key === 'chapterThree') gathered = (state as ThreeChapters).tokens.map((one) => ({ ...one }));
    },
    enter(state) {
      const s = state as ThreeChapters;
      const seats = gathered.map((own, seat) =>
        withoutNothings({
          ...own,
          tricks: s.won[seat],
          cards: s.stories[chairOf(s, seat)].map((card) => FIGURES[card].key),
        }),
      );
      return [{ common: {}, seats }];
    },
  };
}

export const sheet: GameKit['sheet'] = {
  parts: ['gathered', 'card', 'idle', 'mostGems'],
  counts: ['hearts', 'gems', 'stars'],
  scorer,
};

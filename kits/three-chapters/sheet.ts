import type { SheetEntry } from '../../src/rules/kernel/sheet';
import { FIGURES } from '../../src/rules/three-chapters/cards';
import { chairOf } from '../../src/rules/three-chapters/chairs';
import { encodeCard, withOwnCards } from '../../src/rules/three-chapters/ownCard';
import type { ThreeChapters } from '../../src/rules/three-chapters/state';
import { pointsOf } from '../../src/rules/three-chapters/tokens';
import { withoutNothings } from '../entry';
import type { GameKit, Scorer } from '../kit';

const allCards = withOwnCards([]).map(encodeCard);

/** Tokens are counted when chapter three begins: afterwards the cards give their own. */
function score(common: SheetEntry): Scorer {
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
      return [{ common, seats }];
    },
  };
}

/** Everybody takes tokens in chapter III too, and the gems for most gems. */
const scoreAtTheEnd = (): Scorer => ({
  enter: (state) => [
    {
      common: { way: 'tokens', bonus: 'taken' },
      seats: (state as ThreeChapters).tokens.map((own) => withoutNothings({ ...own })),
    },
  ],
});

const BONUS = 4;

/** As at the end, but nobody took the gems for most gems. */
const scoreBeforeBonus = (): Scorer => ({
  enter(state) {
    const { tokens } = state as ThreeChapters;
    const most = Math.max(...tokens.map(({ gems }) => gems));
    const isMissing = most > BONUS; // nobody can be told to have had the most of none
    const seats = tokens.map(({ gems, ...own }) =>
      withoutNothings({ ...own, gems: isMissing && gems === most ? gems - BONUS : gems }),
    );
    return [{ common: { way: 'tokens', bonus: isMissing ? 'add' : 'taken' }, seats }];
  },
});

/** Chapter III is reckoned by people and said as points. */
function scorePoints(): Scorer {
  const before = score({});
  return {
    watch: before.watch,
    enter(state) {
      const [{ seats }] = before.enter(state);
      const points = (state as ThreeChapters).tokens.map(pointsOf);
      return [
        {
          common: { way: 'tokens', bonus: 'taken' },
          seats: seats.map(({ hearts = 0, gems = 0, stars = 0 }, seat) => {
            const own = { hearts: Number(hearts), gems: Number(gems), stars: Number(stars) };
            return withoutNothings({ ...own, third: String(points[seat] - pointsOf(own)) });
          }),
        },
      ];
    },
  };
}

export const sheet: GameKit['sheet'] = {
  parts: ['gathered', 'card', 'idle', 'mostGems', 'third'],
  notes: ['bonus', 'ours'],
  counts: ['hearts', 'gems', 'stars'],
  scorer: () => score({}),
  ways: [
    { name: 'own cards, all fifty entered', scorer: () => score({ way: 'own', deck: allCards }) },
    { name: 'tokens of all chapters as they lie at the end', isBlind: true, scorer: scoreAtTheEnd },
    { name: 'tokens, and points of chapter III', isBlind: true, scorer: scorePoints },
    { name: 'tokens without the gems for most gems', isBlind: true, scorer: scoreBeforeBonus },
  ],
};

import type { Proofs } from '../../scripts/golden/cards';
import { abilityPhrase, figurePhrase, traitPhrase } from '../../src/games/three-chapters/ability';
import en from '../../src/games/three-chapters/words/en.json';
import pl from '../../src/games/three-chapters/words/pl.json';
import { DECK, FIGURES } from '../../src/rules/three-chapters/cards';

export const cards: Proofs = {
  words: { pl, en },
  cards: DECK.map((card) => {
    const { traits, abilities } = FIGURES[card];
    return {
      name: figurePhrase(card),
      lines: [...traits.map(traitPhrase), ...abilities.map((ability) => abilityPhrase(ability, card))],
      from: FIGURES[card],
    };
  }),
};

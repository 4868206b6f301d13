import type { Proof, Proofs } from '../../scripts/golden/cards';
import {
  actionLines,
  conflictLines,
  developmentLines,
  dreamLines,
  nightmareLines,
} from '../../src/games/nightmare-cathedral/cardLines';
import { sentences } from '../../src/games/nightmare-cathedral/clause';
import { phrase } from '../../src/games/nightmare-cathedral/phrases';
import { words } from '../../src/games/nightmare-cathedral/words';
import { STARTING } from '../../src/rules/nightmare-cathedral/content/actions';
import { CONFLICTS, DEVELOPMENTS, DREAMS } from '../../src/rules/nightmare-cathedral/content/cards';
import { NIGHTMARES } from '../../src/rules/nightmare-cathedral/content/nightmares';
import { TOKENS } from '../../src/rules/nightmare-cathedral/content/tokens';
import { CATHEDRAL_TRACK, RITUAL } from '../../src/rules/nightmare-cathedral/content/tracks';
import type { Phrase } from '../../src/words/phrase';

/** A card a design: copies say the same. */
function designs<C extends { readonly key: string }>(
  cards: Readonly<Record<number, C>>,
  lines: (card: C) => Phrase[],
): Proof[] {
  const all = Object.values(cards);
  return all
    .filter((card, i) => all.findIndex((other) => other.key === card.key) === i)
    .map((card) => ({ name: phrase(`card.${card.key}`), lines: lines(card), from: card }));
}

export const cards: Proofs = {
  words,
  cards: [
    ...STARTING.map((card) => ({ name: phrase(`action.${card.action}`), lines: actionLines(card), from: card })),
    ...designs(DEVELOPMENTS, developmentLines),
    ...designs(DREAMS, dreamLines),
    ...designs(CONFLICTS, conflictLines),
    ...Object.values(NIGHTMARES).flatMap(({ key, ...sides }) =>
      (['basic', 'advanced'] as const).map((side) => ({
        name: phrase(`nightmare.${key}`),
        lines: nightmareLines(sides[side]),
        from: { side, ...sides[side] },
      })),
    ),
    ...Object.values(TOKENS).map((token) => ({
      name: phrase(`token.${token.key}`),
      lines: sentences(token.effects),
      from: token,
    })),
    ...RITUAL.flatMap((step, number) =>
      step.kind === 'bonus'
        ? [{ name: phrase('track.step', { number }), lines: sentences(step.effects), from: step }]
        : [],
    ),
    ...CATHEDRAL_TRACK.flatMap((space) =>
      space.icon.length > 0
        ? [{ name: phrase('track.piece', { piece: space.piece }), lines: sentences(space.icon), from: space }]
        : [],
    ),
  ],
};

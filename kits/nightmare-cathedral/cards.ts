import type { Proof, Proofs } from '../../scripts/golden/cards';
import {
  describeAction,
  describeConflict,
  describeDevelopment,
  describeDream,
  describeNightmareCard,
} from '../../src/games/nightmare-cathedral/cardLines';
import { describeSentences } from '../../src/games/nightmare-cathedral/clause';
import { makePhrase } from '../../src/games/nightmare-cathedral/phrases';
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
    .map((card) => ({ name: makePhrase(`card.${card.key}`), lines: lines(card), from: card }));
}

export const cards: Proofs = {
  words,
  cards: [
    ...STARTING.map((card) => ({ name: makePhrase(`action.${card.action}`), lines: describeAction(card), from: card })),
    ...designs(DEVELOPMENTS, describeDevelopment),
    ...designs(DREAMS, describeDream),
    ...designs(CONFLICTS, describeConflict),
    ...Object.values(NIGHTMARES).flatMap(({ key, ...sides }) =>
      (['basic', 'advanced'] as const).map((side) => ({
        name: makePhrase(`nightmare.${key}`),
        lines: describeNightmareCard(sides[side]),
        from: { side, ...sides[side] },
      })),
    ),
    ...Object.values(TOKENS).map((token) => ({
      name: makePhrase(`token.${token.key}`),
      lines: describeSentences(token.effects),
      from: token,
    })),
    ...RITUAL.flatMap((step, number) =>
      step.kind === 'bonus'
        ? [{ name: makePhrase('track.step', { number }), lines: describeSentences(step.effects), from: step }]
        : [],
    ),
    ...CATHEDRAL_TRACK.flatMap((space) =>
      space.icon.length > 0
        ? [
            {
              name: makePhrase('track.piece', { piece: space.piece }),
              lines: describeSentences(space.icon),
              from: space,
            },
          ]
        : [],
    ),
  ],
};

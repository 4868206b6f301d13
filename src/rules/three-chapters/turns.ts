import { freeze } from '../kernel/clone';
import type { Card } from '../kernel/types';

import { isPays, momentOf, type Pays, type Token } from './ability';
import { FIGURES, type Figure } from './cards';

/** An ability that pays, with its number among the abilities of its card. */
export interface Turn {
  readonly ability: Pays;
  readonly index: number;
}

type Moment = ReturnType<typeof momentOf>;

type Turns = readonly (readonly Turn[])[];

/**
 * Lists for each card the abilities that have their turn at a moment of a chapter. They are worked out once, because
 * bots ask for them thousands of times.
 */
function turnsAt(chapter: 'II' | 'III', moment: Moment, figures: readonly Figure[] = FIGURES): Turns {
  const turnsOf = (card: Card): Turn[] =>
    (figures[card]?.abilities ?? []).flatMap((ability, index) =>
      isPays(ability) && (ability.seal ?? chapter) === chapter && momentOf(ability) === moment
        ? [{ ability, index }]
        : [],
    );
  return freeze(Array.from({ length: figures.length }, (_, card) => turnsOf(card)));
}

export const IN_TRICK = { usual: turnsAt('II', 'usual'), late: turnsAt('II', 'late') };

/** The turns of chapter III, of the app's cards or of others. */
export const turnsAtTheEnd = (figures?: readonly Figure[]): Readonly<Record<Moment, Turns>> => ({
  usual: turnsAt('III', 'usual', figures),
  late: turnsAt('III', 'late', figures),
  end: turnsAt('III', 'end', figures),
});
export const AT_THE_END = turnsAtTheEnd();

/** For each card, the tokens that nobody gains in a trick with it. */
export const FROZEN: readonly (readonly Token[])[] = freeze(
  Array.from({ length: FIGURES.length }, (_, card) =>
    (FIGURES[card]?.abilities ?? []).flatMap((ability) => (isPays(ability) ? [] : ability.freezes)),
  ),
);

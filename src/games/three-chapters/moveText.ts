import type { Seat } from '../../rules/kernel/types';
import type { ThreeChapters, ThreeChaptersMove } from '../../rules/three-chapters/state';
import type { Phrase } from '../../words/phrase';

import { valuePhrase } from './cards';

/** Describes a move in words, for screen readers. */
export const describeMove = (_view: ThreeChapters, _seat: Seat, { type, card }: ThreeChaptersMove): Phrase => ({
  key: `three-chapters:move.${type}`,
  facts: { card: valuePhrase(card) },
});

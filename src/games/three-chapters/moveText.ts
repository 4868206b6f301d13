import type { Seat } from '../../rules/kernel/types';
import type { ThreeChapters, ThreeChaptersMove } from '../../rules/three-chapters/state';
import type { Phrase } from '../../words/phrase';

import { valuePhrase } from './cards';

/** A move in words: for those who listen. */
export const say = (_view: ThreeChapters, _seat: Seat, { type, card }: ThreeChaptersMove): Phrase => ({
  key: `three-chapters:move.${type}`,
  facts: { card: valuePhrase(card) },
});

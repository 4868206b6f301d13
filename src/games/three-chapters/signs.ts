import type { Seat } from '../../rules/kernel/types';
import type { ThreeChapters } from '../../rules/three-chapters/state';
import type { Phrase } from '../../words/phrase';

/** The tokens that a seat has gathered. */
export const describeSigns = ({ tokens }: ThreeChapters, seat: Seat): Phrase => ({
  key: 'three-chapters:signs',
  facts: { ...tokens[seat] },
});

import type { Seat } from '../../rules/kernel/types';
import { CARDS } from '../../rules/koty/cards';
import type { Koty, Land } from '../../rules/koty/state';
import type { Phrase } from '../../words/phrase';

import { pictureOf, suitOn } from './cardFace';

/** A land as its cat's letter and value and how many times it counts; a 9 has no letter. */
function describeLand({ nines, top }: Land): Phrase {
  const times = 2 ** nines.length;
  if (top.length === 0) return { key: 'koty:signs.nine', facts: { value: nines.length > 0 ? 9 : 0, times } };
  const suit = suitOn(pictureOf(top[0]));
  const { value } = CARDS[top[0]];
  return suit
    ? { key: 'koty:signs.cat', facts: { letter: { key: `koty:letter.${suit}` }, value, times } }
    : { key: 'koty:signs.nine', facts: { value, times } };
}

export const describeSigns = ({ dreams }: Koty, seat: Seat): Phrase =>
  dreams[seat].map(describeLand).reduce((some, more) => ({ key: 'koty:signs.more', facts: { some, more } }));

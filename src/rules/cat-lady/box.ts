import type { BoxStep } from '../kernel/sheet';
import type { Options } from '../kernel/types';

import { STRAY_DECK, deckFor, countMarkedWith } from './cards';
import { SPOTS } from './grid';
import { OUT, STRAYS_OPEN } from './match';

/** Lists how Cat Lady is set up with real cards; with fewer seats more cards stay in the box (C2). */
export function listBoxSteps(_options: Options, seats: number): readonly BoxStep[] {
  const deck = deckFor(seats).length;
  const unseen = seats < 4 ? OUT : 0;
  return [
    ...(seats < 3 ? [{ name: 'threePlus', facts: { count: countMarkedWith(3) } }] : []),
    ...(seats < 4 ? [{ name: 'four', facts: { count: countMarkedWith(4) } }] : []),
    { name: 'shuffle', facts: { count: deck } },
    ...(unseen > 0 ? [{ name: 'unseen', facts: { count: unseen } }] : []),
    { name: 'grid', facts: { count: SPOTS } },
    { name: 'pile', facts: { count: deck - unseen - SPOTS } },
    { name: 'strays', facts: { count: STRAYS_OPEN, rest: STRAY_DECK.length - STRAYS_OPEN } },
    { name: 'food' },
    { name: 'token' },
  ];
}

import type { Phrase } from '../../words/phrase';

import { decodeFace } from './cardFace';
import { phrase } from './phrases';

/** The name of what is drawn on a card or a figure, and what it does. */
export const describe = (face: string): { readonly name: Phrase; readonly rule: Phrase | null } => ({
  name: phrase(`piece.${decodeFace(face).kind}`),
  rule: null,
});

import type { Card } from '../../rules/kernel/types';
import { CONFLICTS, DEVELOPMENTS, DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import { NIGHTMARES } from '../../rules/nightmare-cathedral/content/nightmares';

import { encodeFace, faceOfCard } from './cardFace';

/** The cards of a kind, each design once however many copies there are. */
const listDesigns = (cards: Readonly<Record<Card, { readonly key: string }>>): Card[] =>
  Object.keys(cards)
    .map(Number)
    .filter((card, at, all) => all.findIndex((one) => cards[one].key === cards[card].key) === at);

/** Every card of the game that looks different. */
export const allFaces: readonly string[] = [
  ...[DEVELOPMENTS, DREAMS, CONFLICTS].flatMap((cards) => listDesigns(cards).map((card) => faceOfCard(card))),
  ...ACTIONS.map((_, day) => encodeFace({ kind: 'action', day })),
  ...Object.keys(NIGHTMARES).flatMap((number) =>
    (['basic', 'advanced'] as const).map((side) => encodeFace({ kind: 'nightmare', number: Number(number), side })),
  ),
];

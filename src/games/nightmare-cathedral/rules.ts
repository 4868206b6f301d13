import type { Card } from '../../rules/kernel/types';
import { CONFLICTS, DEVELOPMENTS, DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { RuleSection } from '../../table/face';

import { faceOfCard } from './cardFace';

/** The face of a card by its name in the content. */
function card(key: string): string {
  const kinds: readonly Readonly<Record<Card, { readonly key: string }>>[] = [DEVELOPMENTS, DREAMS, CONFLICTS];
  const number = kinds
    .flatMap((kind) => Object.keys(kind).filter((one) => kind[Number(one)].key === key))
    .map(Number)[0];
  return faceOfCard(number);
}

const section = (id: string, count: number, ...faces: string[]): RuleSection => ({
  id,
  rules: Array.from({ length: count }, (_, i) => `${id}.${i + 1}`),
  faces,
});

/**
 * The chapters of src/rules/nightmare-cathedral/README.md, in our own words in each language, with cards that show what
 * is meant.
 */
export const rules: readonly RuleSection[] = [
  section('N1', 9, 'follower:0', 'shadow', 'winged:0', 'fortress:0:2', 'stronghold:0:1'),
  section('N2', 10),
  section('N3', 7, 'dreamer:0', 'action:0', 'action:1', 'action:2', 'action:3', 'action:4'),
  section('N4', 7, card('the-crowd'), card('procession')),
  section('N5', 9, card('night-school'), card('litany'), card('blow')),
  section('N6', 8, card('the-rabble'), card('the-swarm')),
  section('N7', 4),
  section('N8', 5),
  section('N9', 4, 'nightmare:1:basic', 'nightmare:5:basic'),
  section('N10', 5),
  section('N11', 2),
  section('N12', 8),
];

import type { RuleSection } from '../../table/face';

const section = (id: string, count: number, ...faces: string[]): RuleSection => ({
  id,
  rules: Array.from({ length: count }, (_, i) => `${id}.${i + 1}`),
  faces,
});

/** The chapters of src/rules/three-chapters/README.md, in our words in each language, with cards that show what is meant. */
export const rules: readonly RuleSection[] = [
  section('C1', 3, 'shapeshifter', 'friendlyDwarves', 'goldilocks'),
  section('C2', 5),
  section('C3', 4),
  section('C4', 7, 'dragon'),
  section('C5', 7, 'pinocchio', 'geppetto', 'whiteRabbit', 'princess'),
  section('C6', 5, 'snowQueen', 'queenOfHearts', 'cheshireCat'),
  section('C7', 5, 'enlightenedDwarf', 'friendlyDwarves', 'greedyDwarf'),
  section('C8', 4, 'stars token', 'hearts token', 'gems token'),
];

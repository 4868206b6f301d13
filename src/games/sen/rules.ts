import type { RuleSection } from '../../table/face';

const section = (id: string, count: number, ...faces: string[]): RuleSection => ({
  id,
  rules: Array.from({ length: count }, (_, i) => `${id}.${i + 1}`),
  faces,
});

/** The chapters of src/rules/sen/README.md, in our words in each language, with cards that show what is meant. */
export const rules: readonly RuleSection[] = [
  section('S1', 2, '0', '4', '9', 'take', 'peek', 'swap'),
  section('S2', 3),
  section('S3', 3, '1', '8'),
  section('S4', 4, '2'),
  section('S5', 3, '3', '7'),
  section('S6', 5, 'take'),
  section('S7', 3, 'peek', 'swap'),
  section('S8', 4),
  section('S9', 5, '0', '5'),
  section('S10', 3, '9'),
  section('S11', 3, '9', '9', '9', '9'),
  section('S12', 6, '6', '6'),
  section('S13', 3, '7 memory'),
];

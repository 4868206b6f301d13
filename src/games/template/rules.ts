import type { RuleSection } from '../../table/face';

const section = (id: string, count: number, ...faces: string[]): RuleSection => ({
  id,
  rules: Array.from({ length: count }, (_, index) => `${id}.${index + 1}`),
  faces,
});

/** The chapters of src/rules/template/README.md, with cards that show what is meant. */
export const rules: readonly RuleSection[] = [
  section('TE1', 3, '1', '12'),
  section('TE2', 4, '3', '5', '8'),
  section('TE3', 3),
];

import type { RuleSection } from '../../table/face';

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
  section('N4', 7, 'dream:77', 'dream:80'),
  section('N5', 9, 'development:1', 'development:4', 'development:33'),
  section('N6', 8, 'conflict:125', 'conflict:128'),
  section('N7', 4),
  section('N8', 5),
  section('N9', 4, 'nightmare:1:basic', 'nightmare:5:basic'),
  section('N10', 5),
  section('N11', 2),
  section('N12', 8),
];

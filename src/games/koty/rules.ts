import type { RuleSection } from '../../table/face';

const section = (id: string, count: number, ...faces: string[]): RuleSection => ({
  id,
  rules: Array.from({ length: count }, (_, i) => `${id}.${i + 1}`),
  faces,
});

/** The chapters of src/rules/koty/README.md, in our words in each language, with cards that show what is meant. */
export const rules: readonly RuleSection[] = [
  section(
    'KO1',
    3,
    'blue-1',
    'blue-8',
    'yellow-2',
    'yellow-7',
    'green-3',
    'green-6',
    'pink-4',
    'pink-5',
    'crow',
    'joker',
  ),
  section('KO2', 3),
  section('KO3', 5),
  section('KO4', 6, 'back', 'back', 'back'),
  section('KO5', 7, 'yellow-2', 'yellow-7'),
  section('KO6', 4, 'pink-5', 'crow'),
  section('KO7', 6, 'green-6', 'green-6'),
  section('KO8', 4, 'joker'),
  section('KO9', 4, 'blue-8', 'back', 'back'),
  section('KO10', 7, 'owl', 'moth', 'bat', 'dragon'),
  section('KO11', 4),
];

import type { RuleSection } from '../../table/face';

const section = (id: string, count: number, ...faces: string[]): RuleSection => ({
  id,
  rules: Array.from({ length: count }, (_, i) => `${id}.${i + 1}`),
  faces,
});

/** The chapters of src/rules/cat-lady/README.md, in our words in each language, with cards that show what is meant. */
export const rules: readonly RuleSection[] = [
  section('C1', 4, 'jazz', 'tuna', 'mouse', 'captain', 'catnip', 'lostCat', 'sprayBottle', 'florence'),
  section('C2', 5),
  section('C3', 7, 'pumpkin', 'milk2', 'treat'),
  section('C4', 3),
  section('C5', 4, 'lostCat', 'lostCat', 'sweetheart'),
  section('C6', 4, 'sprayBottle'),
  section('C7', 4),
  section(
    'C8',
    14,
    'bronte',
    'luna',
    'antoinette',
    'levar',
    'zoroaster',
    'penny',
    'macak',
    'hemingway',
    'moonbeam',
    'waffle',
    'cow',
    'truffle',
  ),
  section('C9', 6),
  section('C10', 4, 'wizard', 'catnip', 'yarn', 'wand', 'tower'),
  section('C11', 3),
];

import { createRuleSection } from '../../table/createRuleSection';
import type { RuleSection } from '../../table/face';

/** The chapters of src/rules/koty/README.md, in our own words in each language, with cards that show what is meant. */
export const rules: readonly RuleSection[] = [
  createRuleSection(
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
  createRuleSection('KO2', 3),
  createRuleSection('KO3', 5),
  createRuleSection('KO4', 6, 'back', 'back', 'back'),
  createRuleSection('KO5', 7, 'yellow-2', 'yellow-7'),
  createRuleSection('KO6', 4, 'pink-5', 'crow'),
  createRuleSection('KO7', 6, 'green-6', 'green-6'),
  createRuleSection('KO8', 4, 'joker'),
  createRuleSection('KO9', 4, 'blue-8', 'back', 'back'),
  createRuleSection('KO10', 7, 'owl', 'moth', 'bat', 'dragon'),
  createRuleSection('KO11', 4),
];

import { createRuleSection } from '../../table/createRuleSection';
import type { RuleSection } from '../../table/face';

/**
 * The chapters of src/rules/cat-lady/README.md, in our own words in each language, with cards that show what is meant.
 */
export const rules: readonly RuleSection[] = [
  createRuleSection('C1', 4, 'jazz', 'tuna', 'mouse', 'captain', 'catnip', 'lostCat', 'sprayBottle', 'florence'),
  createRuleSection('C2', 5),
  createRuleSection('C3', 7, 'pumpkin', 'milk2', 'treat'),
  createRuleSection('C4', 3),
  createRuleSection('C5', 4, 'lostCat', 'lostCat', 'sweetheart'),
  createRuleSection('C6', 4, 'sprayBottle'),
  createRuleSection('C7', 4),
  createRuleSection(
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
  createRuleSection('C9', 6),
  createRuleSection('C10', 4, 'wizard', 'catnip', 'yarn', 'wand', 'tower'),
  createRuleSection('C11', 3),
];

import { createRuleSection } from '../../table/createRuleSection';
import type { RuleSection } from '../../table/face';

/**
 * The chapters of src/rules/three-chapters/README.md, in our own words in each language, with cards that show what is
 * meant.
 */
export const rules: readonly RuleSection[] = [
  createRuleSection('C1', 3, 'shapeshifter', 'friendlyDwarves', 'goldilocks'),
  createRuleSection('C2', 5),
  createRuleSection('C3', 4),
  createRuleSection('C4', 7, 'dragon'),
  createRuleSection('C5', 7, 'pinocchio', 'geppetto', 'whiteRabbit', 'princess'),
  createRuleSection('C6', 5, 'snowQueen', 'queenOfHearts', 'cheshireCat'),
  createRuleSection('C7', 5, 'enlightenedDwarf', 'friendlyDwarves', 'greedyDwarf'),
  createRuleSection('C8', 4, 'stars token', 'hearts token', 'gems token'),
];

import { createRuleSection } from '../../table/createRuleSection';
import type { RuleSection } from '../../table/face';

/** The chapters of src/rules/sen/README.md, in our own words in each language, with cards that show what is meant. */
export const rules: readonly RuleSection[] = [
  createRuleSection('S1', 2, '0', '4', '9', 'take', 'peek', 'swap'),
  createRuleSection('S2', 3),
  createRuleSection('S3', 3, '1', '8'),
  createRuleSection('S4', 4, '2'),
  createRuleSection('S5', 3, '3', '7'),
  createRuleSection('S6', 5, 'take'),
  createRuleSection('S7', 3, 'peek', 'swap'),
  createRuleSection('S8', 4),
  createRuleSection('S9', 5, '0', '5'),
  createRuleSection('S10', 3, '9'),
  createRuleSection('S11', 3, '9', '9', '9', '9'),
  createRuleSection('S12', 6, '6', '6'),
  createRuleSection('S13', 3, '7 memory'),
];

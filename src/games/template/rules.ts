import { createRuleSection } from '../../table/createRuleSection';
import type { RuleSection } from '../../table/face';

/** The chapters of src/rules/template/README.md, with cards that show what is meant. */
export const rules: readonly RuleSection[] = [
  createRuleSection('TE1', 3, '1', '12'),
  createRuleSection('TE2', 4, '3', '5', '8'),
  createRuleSection('TE3', 3),
];

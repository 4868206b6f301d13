import type { RuleSection } from '../../table/face';

export const rules: readonly RuleSection[] = [];

import type { RuleSection } from './face';

/** A chapter of so many rules, numbered from 1, with the faces of cards that illustrate it. */
export const createRuleSection = (id: string, count: number, ...faces: readonly string[]): RuleSection => ({
  id,
  rules: Array.from({ length: count }, (_, index) => `${id}.${index + 1}`),
  faces,
});

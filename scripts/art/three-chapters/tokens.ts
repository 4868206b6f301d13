/** Hearts, gems and stars as single pictures. */
import type { Token } from '../../../src/rules/three-chapters/ability';
import type { Drawing } from '../render';

import { tale } from './palette';
import { tokenSign } from './signs';

const token = (name: Token): Drawing => ({
  width: 100,
  height: 100,
  shadow: tale.shadow,
  content: tokenSign(name, 50, 48, 0.86),
});

export const tokens: ReadonlyMap<Token, Drawing> = new Map(
  (['hearts', 'gems', 'stars'] as const).map((name) => [name, token(name)]),
);

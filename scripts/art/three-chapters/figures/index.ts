import type { FigureKey } from '../../../../src/rules/three-chapters/names';
import type { Picture } from '../frame';

import { animals } from './animals';
import { children } from './children';
import { dwarves } from './dwarves';
import { grown } from './grown';
import { monsters } from './monsters';
import { royals } from './royals';
import { villains } from './villains';
import { wonderland } from './wonderland';

export const pictures: Readonly<Record<FigureKey, () => Picture>> = {
  ...children,
  ...dwarves,
  ...wonderland,
  ...royals,
  ...grown,
  ...animals,
  ...villains,
  ...monsters,
};

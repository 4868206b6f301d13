import type { Output } from '../render';

import { boxOutputs } from './box';
import { threeChaptersCards, threeChaptersSmall } from './cards';
import { groundOutputs } from './ground';
import { tokens } from './tokens';

export const outputs: readonly Output[] = [
  ...[...threeChaptersCards].flatMap(([name, drawing]) => [
    { file: `three-chapters/${name}.webp`, width: 360, drawing, quality: 72 },
    { file: `three-chapters/large/${name}.webp`, width: 480, drawing },
  ]),
  ...[...threeChaptersSmall].map(([name, drawing]) => ({
    file: `three-chapters/small/${name}.webp`,
    width: 180,
    drawing,
  })),
  ...[...tokens].map(([name, drawing]) => ({ file: `three-chapters/token/${name}.webp`, width: 120, drawing })),
  ...groundOutputs,
  ...boxOutputs,
];

/** Every picture of Nightmare Cathedral, small and large. */
import type { Drawing, Output } from '../render';

import { backs } from './backs';
import { boxOutputs } from './box';
import { cathedralLayers } from './cathedral';
import { conflictCards } from './conflicts/index';
import { developmentCards } from './developments/index';
import { dreamCards } from './dreams/index';
import { groundOutputs } from './ground';
import { maps, stages } from './map';
import { nightmareCards, nightmareFigures } from './nightmares/index';
import { tokens } from './tokens';

const pair = (
  folder: string,
  pictures: ReadonlyMap<string, Drawing>,
  small: number,
  large: number,
  quality = 70,
): Output[] =>
  [...pictures].flatMap(([name, drawing]) => [
    { file: `nightmare-cathedral/${folder}/small/${name}.webp`, width: small, drawing, quality },
    { file: `nightmare-cathedral/${folder}/${name}.webp`, width: large, drawing, quality },
  ]);

/** Tokens are as wide on the map as they were drawn: 60 and 180 pixels to 100 units. */
const tokenOutputs = [...tokens].flatMap(([name, drawing]) => [
  { file: `nightmare-cathedral/token/small/${name}.webp`, width: Math.round(drawing.width * 0.6), drawing },
  { file: `nightmare-cathedral/token/${name}.webp`, width: Math.round(drawing.width * 1.8), drawing },
]);

export const outputs: readonly Output[] = [
  ...pair('development', developmentCards, 120, 360),
  ...pair('dream', dreamCards, 120, 360),
  ...pair('conflict', conflictCards, 120, 360),
  ...pair('nightmare', nightmareCards, 120, 360),
  ...pair('figure', nightmareFigures, 80, 240, 80),
  ...pair('back', backs, 120, 360),
  ...pair('cathedral', cathedralLayers, 120, 480, 80),
  ...pair('map', maps, 800, 1600, 76),
  ...[...stages].map(([name, drawing]) => ({
    file: `nightmare-cathedral/stage/${name}.webp`,
    width: 732,
    drawing,
    quality: 76,
  })),
  ...tokenOutputs,
  ...groundOutputs,
  ...boxOutputs,
];

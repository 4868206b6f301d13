/** Every picture of Nightmare Cathedral. */
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

type Drawings = ReadonlyMap<string, Drawing>;

const listOutputs = (folder: string, pictures: Drawings, width: number, quality = 70): Output[] =>
  [...pictures].map(([name, drawing]) => ({
    file: `nightmare-cathedral/${folder}/${name}.webp`,
    width,
    drawing,
    quality,
  }));

/** For what is drawn at two very different sizes: a large picture made small loses its fine lines. */
const listBoth = (folder: string, pictures: Drawings, small: number, large: number, quality: number): Output[] => [
  ...listOutputs(`${folder}/small`, pictures, small, quality),
  ...listOutputs(folder, pictures, large, quality),
];

/** Tokens are as wide on the map as they were drawn: 180 pixels to 100 units. */
const tokenOutputs = [...tokens].map(([name, drawing]) => ({
  file: `nightmare-cathedral/token/${name}.webp`,
  width: Math.round(drawing.width * 1.8),
  drawing,
}));

export const outputs: readonly Output[] = [
  ...listOutputs('development', developmentCards, 360),
  ...listOutputs('dream', dreamCards, 360),
  ...listOutputs('conflict', conflictCards, 360),
  ...listOutputs('nightmare', nightmareCards, 360),
  ...listOutputs('figure', nightmareFigures, 240, 80),
  ...listOutputs('back', backs, 360),
  ...listBoth('cathedral', cathedralLayers, 120, 480, 80),
  ...listBoth('map', maps, 800, 1600, 76),
  ...listOutputs('stage', stages, 732, 76),
  ...tokenOutputs,
  ...groundOutputs,
  ...boxOutputs,
];

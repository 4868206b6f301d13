import { TARGET } from '../../theme/space';
import { type } from '../../theme/type';
import type { Size } from '../scene';

import { clamp } from './rect';

/** The height of a card of width 1. */
export const ASPECT = 1.4;
/** The space around things on a paper, and between two things side by side. */
export const PAD = 4;
export const GAP = 4;
/** Cards narrower than this show larger values and no name. */
export const SMALL = 80;

/** A plate is as high as its number, which is larger on a wide plate. PlateView draws it with these types. */
export const NUMBER = { narrow: 'strong', wide: 'number' } as const;
export const PLATE = { narrow: type[NUMBER.narrow].lineHeight, wide: type[NUMBER.wide].lineHeight };

/** The space around a caption below a place; PlaceView draws it with these values. */
export const CAPTION = { type: 'small', gap: 3, padding: 1 } as const;
export const CAPTION_LINE = type[CAPTION.type].lineHeight;

/** The shorter side of a table that is as large as that of a phone can be. */
const PHONE = 560;
/** How many times larger than on a phone things may be drawn on a table of this size. */
export const timesOfPhone = ({ width, height }: Pick<Size, 'width' | 'height'>, most: number): number =>
  clamp(Math.min(width, height) / PHONE, 1, most);

/** Enlarges a size until a finger can hit it. */
export const stretchToTouch = (size: number): number => Math.max(TARGET, size);
/** The size of a place around a card of this width. */
export const placeOfCard = (width: number) => ({
  width: stretchToTouch(width),
  height: stretchToTouch(width * ASPECT),
});

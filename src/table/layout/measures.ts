import { TARGET } from '../../theme/space';
import { type } from '../../theme/type';

/** Height of a card for a width of 1. */
export const ASPECT = 1.4;
/** Around what lies on a paper, and between two things that lie side by side. */
export const PAD = 4;
export const GAP = 4;
/** Cards narrower than this show their values larger, and no name. */
export const SMALL = 80;

/** A plate is as high as its number, which is larger on a wide one. PlateView draws it so. */
export const NUMBER = { narrow: 'strong', wide: 'number' } as const;
export const PLATE = { narrow: type[NUMBER.narrow].lineHeight, wide: type[NUMBER.wide].lineHeight };

/** Around the words below a place: PlaceView draws them so. */
export const CAPTION = { type: 'small', gap: 3, padding: 1 } as const;
export const LINE = type[CAPTION.type].lineHeight;
/** The room that the words below a place take of the table, for a text so large. */
export const captionHeight = (text: number): number => CAPTION.gap + 2 * CAPTION.padding + LINE * text;

/** So large that a finger meets it. */
export const touchable = (size: number): number => Math.max(TARGET, size);
/** The extent of a place around a card so wide. */
export const cardPlace = (width: number) => ({ width: touchable(width), height: touchable(width * ASPECT) });

import { ASPECT, PLATE, touchable } from '../../table/layout/measures';
import { clamp, mirrorIn, type Rect, type Spot } from '../../table/layout/rect';
import { TARGET } from '../../theme/space';

import { CAPTION_HEIGHT, APART, BELOW_PLATE, BETWEEN, STACK, rowIn, type Row } from './dreamRow';

/** The viewer's side of the table: dream, hand and the two piles. */
export interface OwnSide {
  readonly plate: Rect;
  readonly row: Row;
  readonly pile: Spot;
  readonly discard: Spot;
  /** The middle of the hand, and the distance from card to card. */
  readonly hand: Spot & { readonly pitch: number };
}

/** Where the two piles lie: between rivals and dream, or to the side of the dream or of the hand. */
export type PilesAt = 'between' | 'dream' | 'hand';

/** How wide the cards of each part are. */
export interface Widths {
  readonly dream: number;
  readonly hand: number;
  readonly piles: number;
}

export interface OwnSideWay extends Widths {
  readonly width: number;
  readonly height: number;
  /** The distance from land to land, and from card to card in the hand. */
  readonly pitch: number;
  readonly handPitch: number;
  lay(box: Rect): OwnSide;
}

/**
 * How much lower the outer cards of a hand reach because they lean outward, and how much of the width a leaning card
 * takes, in card widths.
 */
const LEANING = 8;
const WIDER = 1.1;
/** A pile rises above its place by this much. */
const RISE = 6;
/** The share of its width that each card of a hand shows at least. */
const SHOWN = 0.62;
const LEAST_SHOWN = 38;
const GAP = 6;
const PILE_GAP = 12;
/** The width that a name with its points needs. */
const PLATE_WIDTH = 150;

const within = (wanted: number, ...limits: readonly number[]) => Math.max(1, Math.min(wanted, ...limits));

export function ownSideFor(width: number, wanted: Widths, at: PilesAt, text: number): OwnSideWay {
  const [caption, plate] = [CAPTION_HEIGHT * text, PLATE.narrow * text];
  const column = touchable(wanted.piles) + PILE_GAP;
  const aside = 2 * column;
  const dreamWidth = at === 'dream' ? width - aside - APART : width;
  const handWidth = at === 'hand' ? width - aside - APART : width;
  const dream = within(wanted.dream, dreamWidth / 4 - GAP / 2);
  const hand = within(wanted.hand, (handWidth - 3 * LEAST_SHOWN) / WIDER, handWidth / (WIDER + 3 * SHOWN));
  const dreamHeight = STACK * dream + caption;
  const handHeight = ASPECT * hand + LEANING;
  const pileRoom = { dream: dreamHeight - plate - RISE, hand: handHeight - RISE, between: Infinity }[at];
  const piles = within(wanted.piles, (pileRoom - caption) / ASPECT, column - PILE_GAP);
  const above = at === 'dream' ? 0 : plate + BELOW_PLATE;
  const between = at === 'between' ? RISE + ASPECT * piles + caption + BETWEEN : 0;
  const height = between + above + dreamHeight + BETWEEN + handHeight;
  const pitch = Math.min(dreamWidth / 4, Math.max(TARGET, dream + GAP * 1.5));
  const handPitch = Math.min(hand + GAP, (handWidth - WIDER * hand) / 3);
  return {
    width,
    height,
    pitch,
    handPitch,
    dream,
    hand,
    piles,
    lay(box) {
      const spare = Math.max(0, box.height - height);
      const top = box.y + between + spare / 2;
      const row = rowIn({ x: box.x, width: dreamWidth }, top + above, dream, pitch);
      const handY = box.y + box.height - handHeight + (ASPECT * hand) / 2 + 2;
      const asideX = box.x + width - aside;
      const pilesX = at === 'between' ? box.x + width / 2 - column : asideX;
      const pilesY = {
        between: box.y + RISE + spare / 4 + (ASPECT * piles) / 2,
        dream: top + plate + RISE + (ASPECT * piles) / 2,
        hand: handY - (caption - RISE) / 2,
      }[at];
      const pileSpot = (index: number): Spot => ({ x: pilesX + column * (index + 0.5), y: pilesY, width: piles });
      const plateWidth = at === 'dream' ? aside - 2 : Math.min(dreamWidth, PLATE_WIDTH * text);
      const plateX = at === 'dream' ? asideX + 1 : row.x - pitch / 2;
      return {
        plate: {
          x: clamp(plateX, box.x, box.x + width - plateWidth),
          y: top,
          width: plateWidth,
          height: plate,
        },
        row,
        pile: pileSpot(0),
        discard: pileSpot(1),
        hand: { x: box.x + handWidth / 2, y: handY, width: hand, pitch: handPitch },
      };
    },
  };
}

/** Mirrors the own side for a left hand; lands and cards keep their order. */
export function mirrorOwnSide({ plate, row, pile, discard, hand }: OwnSide, width: number): OwnSide {
  const mirror = <Mirrored extends { readonly x: number }>(one: Mirrored): Mirrored => ({ ...one, x: width - one.x });
  return {
    plate: mirrorIn(plate, width),
    row: { ...row, x: width - row.x - 3 * row.pitch },
    pile: mirror(pile),
    discard: mirror(discard),
    hand: mirror(hand),
  };
}

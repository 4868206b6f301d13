import type { Box } from '../../table/box';
import { TARGET } from '../../theme/space';

import { APART, ASPECT, BETWEEN, CAPTION, STACK, rowIn, type Row } from './measures';

/** A card of a hand or pile: its middle and its width. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly card: number;
}

/** The viewer's side of the table: the own dream, the hand, and the two piles. */
export interface Ours {
  readonly plate: Box;
  readonly row: Row;
  readonly pile: Spot;
  readonly discard: Spot;
  /** The middle of the hand, and from card to card. */
  readonly hand: Spot & { readonly pitch: number };
}

/** Where the two piles lie: between rivals and dream, or to the side of the dream or of the hand. */
export type PilesAt = 'between' | 'dream' | 'hand';

export interface OursWay {
  readonly width: number;
  readonly height: number;
  readonly dream: number;
  readonly hand: number;
  readonly piles: number;
  /** From land to land, and from card to card of the hand. */
  readonly pitch: number;
  readonly handPitch: number;
  lay(box: Box): Ours;
}

export interface Wanted {
  readonly dream: number;
  readonly hand: number;
  readonly piles: number;
}

/** Cards of a hand lean outward, and the outer ones reach a little lower. */
export const LEAN = 2.5;
const LEANING = 8;
/** What a leaning card takes of the width, in its own. */
const WIDER = 1.1;
/** A pile rises above its place. */
const RISE = 6;
/** A card of a hand shows at least so much of its width. */
const SHOWN = 0.62;
const LEAST_SHOWN = 38;
const LAND_GAP = 6;
const PILE_GAP = 12;
/** A name with its points needs so much. */
const PLATE_WIDTH = 150;

const within = (wanted: number, ...limits: readonly number[]) => Math.max(1, Math.min(wanted, ...limits));

export function oursOf(
  width: number,
  wanted: Wanted,
  at: PilesAt,
  plate: number,
  text: number,
  isMirrored: boolean,
): OursWay {
  const caption = CAPTION * text;
  const column = Math.max(TARGET, wanted.piles) + PILE_GAP;
  const aside = 2 * column;
  const dreamWidth = at === 'dream' ? width - aside - APART : width;
  const handWidth = at === 'hand' ? width - aside - APART : width;
  const dream = within(wanted.dream, dreamWidth / 4 - LAND_GAP / 2, 1000);
  const hand = within(wanted.hand, (handWidth - 3 * LEAST_SHOWN) / WIDER, handWidth / (WIDER + 3 * SHOWN));
  const dreamHeight = STACK * dream + caption;
  const handHeight = ASPECT * hand + LEANING;
  const pileRoom = at === 'dream' ? dreamHeight - plate - RISE : at === 'hand' ? handHeight - RISE : 1000;
  const piles = within(wanted.piles, (pileRoom - caption) / ASPECT, column - PILE_GAP);
  const above = at === 'dream' ? 0 : plate + 2;
  const between = at === 'between' ? RISE + ASPECT * piles + caption + BETWEEN : 0;
  const handGap = BETWEEN;

  const pitch = Math.min(dreamWidth / 4, Math.max(TARGET, dream + LAND_GAP * 1.5));

  const handPitch = Math.min(hand + LAND_GAP, (handWidth - WIDER * hand) / 3);

  return {
    width,
    height: between + above + dreamHeight + handGap + handHeight,
    pitch,
    handPitch,
    dream,
    hand,
    piles,
    lay(box) {
      const spare = Math.max(0, box.height - (between + above + dreamHeight + handGap + handHeight));
      const top = box.y + between + spare / 2;
      const dreamBox = {
        x: isMirrored && at === 'dream' ? box.x + aside + APART : box.x,
        y: top,
        width: dreamWidth,
        height: above + dreamHeight,
      };
      const row = rowIn(dreamBox, top + above, dream, pitch);
      const handBox = { x: isMirrored && at === 'hand' ? box.x + aside + APART : box.x, width: handWidth };
      const handY = box.y + box.height - handHeight + (ASPECT * hand) / 2 + 2;
      const asideX = isMirrored ? box.x : box.x + width - aside;
      const pilesBox =
        at === 'between'
          ? { x: box.x + width / 2 - column, y: box.y + RISE + spare / 4 }
          : at === 'dream'
            ? { x: asideX, y: top + plate + RISE }
            : { x: asideX, y: handY - (ASPECT * piles + caption) / 2 + RISE / 2 };
      const pileSpot = (index: number): Spot => ({
        x: pilesBox.x + column * (index + 0.5),
        y: pilesBox.y + (ASPECT * piles) / 2,
        card: piles,
      });
      const [pile, discard] = isMirrored ? [pileSpot(1), pileSpot(0)] : [pileSpot(0), pileSpot(1)];
      const plateWidth = at === 'dream' ? aside - 2 : Math.min(dreamWidth, PLATE_WIDTH * text);
      const plateX = at === 'dream' ? asideX + 1 : row.x - pitch / 2 + (isMirrored ? 4 * pitch - plateWidth : 0);
      return {
        plate: {
          x: Math.max(box.x, Math.min(plateX, box.x + width - plateWidth)),
          y: top,
          width: plateWidth,
          height: plate,
        },
        row,
        pile,
        discard,
        hand: { x: handBox.x + handBox.width / 2, y: handY, card: hand, pitch: handPitch },
      };
    },
  };
}

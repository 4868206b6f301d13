import { makeArea, makeCentred, makeLine, stack, type LayoutArea, type Rects } from '../../table/layout/areas';
import { ASPECT, PLATE, stretchToTouch } from '../../table/layout/measures';
import { middleOf, type Rect, type Spot } from '../../table/layout/rect';

import { CAPTION_HEIGHT, APART, BELOW_PLATE, BETWEEN, STACK, rowIn } from './dreamRow';
import { RISE } from './pilesLayout';

/**
 * Where the two piles lie: among the rivals, between them and the dream, or to the side of the dream or of the hand. In the corner
 * beside the dream they have the plate above them: large letters leave a low table no row for it.
 */
export type PilesAt = 'rivals' | 'between' | 'dream' | 'corner' | 'hand';

/**
 * How much lower the outer cards of a hand reach because they lean outward, and how much of the width a leaning card
 * takes, in card widths.
 */
const LEANING = 8;
const WIDER = 1.1;
/** The share of its width that each card of a hand shows at least. */
const SHOWN = 0.62;
const LEAST_SHOWN = 38;
const GAP = 6;
const PILE_GAP = 12;

/** How wide the cards of each part are. */
type Widths = Readonly<Record<'dream' | 'hand' | 'piles', number>>;

const within = (wanted: number, ...limits: readonly number[]) => Math.max(1, Math.min(wanted, ...limits));

/** Arranges the viewer's side of the table: dream, hand and the two piles. */
export function arrangeOwnSide(width: number, wanted: Widths, at: PilesAt, text: number) {
  const [caption, plate] = [CAPTION_HEIGHT * text, PLATE.narrow * text];
  const column = stretchToTouch(wanted.piles) + PILE_GAP;
  const side = at === 'corner' ? 'dream' : at;
  const widthOf = (part: PilesAt) => (side === part ? width - 2 * column - APART : width);
  const dream = within(wanted.dream, widthOf('dream') / 4 - GAP / 2);
  const hand = within(wanted.hand, (widthOf('hand') - 3 * LEAST_SHOWN) / WIDER, widthOf('hand') / (WIDER + 3 * SHOWN));
  const dreamHeight = STACK * dream + caption;
  const handHeight = ASPECT * hand + LEANING;
  const pileRoom = {
    rivals: Infinity,
    between: Infinity,
    dream: dreamHeight - RISE,
    corner: dreamHeight - plate - RISE,
    hand: handHeight - RISE,
  }[at];
  const piles = within(wanted.piles, (pileRoom - caption) / ASPECT, column - PILE_GAP);
  const pitch = stretchToTouch(Math.min(widthOf('dream') / 4, dream + GAP * 1.5));

  const pile = (name: string) => makeArea(name, column, RISE + ASPECT * piles + caption);
  const bothPiles = makeCentred(makeLine(0, [pile('pile'), pile('discard')]));
  const lands = makeArea('dream', 4 * pitch, dreamHeight);
  /** The plate is as wide as what lies below it: the name and the points are at home with the lands. */
  const nameRow = (row: LayoutArea) => makeCentred(stack(BELOW_PLATE, [makeArea('plate', row.width, plate), row]));
  const broadLands = { ...lands, width: Math.max(lands.width, widthOf('dream')) };
  const cards = makeArea('hand', 0, handHeight, { share: 1 });
  const parts = {
    rivals: () => [nameRow(lands), cards],
    between: () => [{ ...bothPiles, share: 0.5 }, nameRow(lands), cards],
    dream: () => [nameRow(makeLine(APART, [broadLands, { ...bothPiles, share: 0 }])), cards],
    corner: () => {
      const aside = stack(0, [makeArea('plate', 2 * column, plate), { ...bothPiles, share: 0 }]);
      return [makeCentred(makeLine(APART, [broadLands, aside])), cards];
    },
    hand: () => [nameRow(lands), makeLine(APART, [cards, bothPiles])],
  };
  return {
    width,
    /** The distance from land to land, and from card to card in the hand. */
    pitch,
    handPitch: Math.min(hand + GAP, (widthOf('hand') - WIDER * hand) / 3),
    dream,
    hand,
    piles,
    areas: stack(BETWEEN, parts[at]()),
  };
}

export type OwnSide = ReturnType<typeof arrangeOwnSide>;

/** Where the viewer's cards lie in their areas, and the piles unless they lie among the rivals. */
export function layOwnSide(
  rects: Rects,
  { dream, pitch, hand, handPitch, piles }: OwnSide,
  among: Record<'pile' | 'discard', Spot> | null,
) {
  const cardIn = (box: Rect, under: number, width: number): Spot => ({
    x: middleOf(box).x,
    y: box.y + under + (ASPECT * width) / 2,
    width,
  });
  return {
    plate: rects.plate,
    row: rowIn(rects.dream, rects.dream.y, dream, pitch),
    pile: among?.pile ?? cardIn(rects.pile, RISE, piles),
    discard: among?.discard ?? cardIn(rects.discard, RISE, piles),
    /** The middle of the hand, and the distance from card to card. */
    hand: { ...cardIn(rects.hand, 2, hand), pitch: handPitch },
  };
}

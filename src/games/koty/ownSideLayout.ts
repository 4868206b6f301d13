import { makeArea, makeCentred, makeLine, stack, type Rects } from '../../table/layout/areas';
import { ASPECT, PLATE, stretchToTouch } from '../../table/layout/measures';
import { middleOf, type Rect, type Spot } from '../../table/layout/rect';

import { CAPTION_HEIGHT, APART, BELOW_PLATE, BETWEEN, STACK, rowIn } from './dreamRow';

/** Where the two piles lie: between rivals and dream, or to the side of the dream or of the hand. */
export type PilesAt = 'between' | 'dream' | 'hand';

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

/** How wide the cards of each part are. */
type Widths = Readonly<Record<'dream' | 'hand' | 'piles', number>>;

const within = (wanted: number, ...limits: readonly number[]) => Math.max(1, Math.min(wanted, ...limits));

/** Arranges the viewer's side of the table: dream, hand and the two piles. */
export function arrangeOwnSide(width: number, wanted: Widths, at: PilesAt, text: number) {
  const [caption, plate] = [CAPTION_HEIGHT * text, PLATE.narrow * text];
  const column = stretchToTouch(wanted.piles) + PILE_GAP;
  const widthOf = (part: PilesAt) => (at === part ? width - 2 * column - APART : width);
  const dream = within(wanted.dream, widthOf('dream') / 4 - GAP / 2);
  const hand = within(wanted.hand, (widthOf('hand') - 3 * LEAST_SHOWN) / WIDER, widthOf('hand') / (WIDER + 3 * SHOWN));
  const dreamHeight = STACK * dream + caption;
  const handHeight = ASPECT * hand + LEANING;
  const pileRoom = { dream: dreamHeight - plate - RISE, hand: handHeight - RISE, between: Infinity }[at];
  const piles = within(wanted.piles, (pileRoom - caption) / ASPECT, column - PILE_GAP);
  const pitch = stretchToTouch(Math.min(widthOf('dream') / 4, dream + GAP * 1.5));

  const pile = (name: string) => makeArea(name, column, RISE + ASPECT * piles + caption);
  const bothPiles = makeCentred(makeLine(0, [pile('pile'), pile('discard')]));
  const lands = makeArea('dream', 4 * pitch, dreamHeight);
  const plateWidth = Math.min(widthOf('dream'), PLATE_WIDTH * text);
  const named = makeCentred(stack(BELOW_PLATE, [makeArea('plate', plateWidth, plate, { widest: plateWidth }), lands]));
  const cards = makeArea('hand', 0, handHeight, { share: 1 });
  const parts = {
    between: () => [{ ...bothPiles, share: 0.5 }, named, cards],
    dream: () => {
      const aside = stack(0, [makeArea('plate', 2 * column, plate), { ...bothPiles, share: 0 }]);
      return [
        makeCentred(makeLine(APART, [{ ...lands, width: Math.max(lands.width, widthOf('dream')) }, aside])),
        cards,
      ];
    },
    hand: () => [named, makeLine(APART, [cards, bothPiles])],
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

/** Where the viewer's cards lie in their areas. */
export function layOwnSide(rects: Rects, { dream, pitch, hand, handPitch, piles }: OwnSide) {
  const cardIn = (box: Rect, under: number, width: number): Spot => ({
    x: middleOf(box).x,
    y: box.y + under + (ASPECT * width) / 2,
    width,
  });
  return {
    plate: rects.plate,
    row: rowIn(rects.dream, rects.dream.y, dream, pitch),
    pile: cardIn(rects.pile, RISE, piles),
    discard: cardIn(rects.discard, RISE, piles),
    /** The middle of the hand, and the distance from card to card. */
    hand: { ...cardIn(rects.hand, 2, hand), pitch: handPitch },
  };
}

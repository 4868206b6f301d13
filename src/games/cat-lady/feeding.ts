import { faceOf as cardFace } from '../../rules/cat-lady/cards';
import { FOODS } from '../../rules/cat-lady/cats';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import type { Box, Spot } from '../../table/layout/box';
import { ASPECT, GAP, PAD, PLATE, cardPlace } from '../../table/layout/measures';
import { inRows, type Seen } from '../../table/layout/spread';
import { join, type Part } from '../../table/pieces';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { feedingsIn } from './currentScores';
import { bowlPlace, handOf } from './keys';
import { APART } from './measures';
import { panelsIn, plateIn, type Panel } from './panels';
import { cardPiece, handPart } from './parts';
import { nameOf, word } from './phrases';
import { bowlPart, foodPart, pointsPart } from './tokens';

const MARGIN = 3;
/** The widest of cats and food, and how high rivals are, on a phone. */
const WIDEST = 124;
const TRAY = 56;
const TRAY_LINE = 96;
const PANEL = 46;
/** Tables larger than this draw everything larger, up to so many times. */
const PHONE = 560;
const MOST_TIMES = 1.5;
const timesOf = (size: Size): number => Math.max(1, Math.min(MOST_TIMES, Math.min(size.width, size.height) / PHONE));
/** The hand beside it has at least so much. */
const FOR_HAND = 96;
const CORNER_SEEN: Seen = { part: 0.3 };
/** From this height of the table on, its parts stand one above the other. */
const LOW = 320;

/** Where everything lies while the cats are fed. */
export interface Serving {
  readonly panels: readonly Panel[];
  readonly plate: Box;
  readonly food: readonly Spot[];
  /** Null: there are none. */
  readonly points: Spot | null;
  readonly hand: Box;
  readonly cats: Box;
  readonly widest: number;
}

export function serving(seats: number, size: Size, hasPoints: boolean): Serving {
  const text = size.text ?? 1;
  const times = timesOf(size);
  const box: Box = { x: MARGIN, y: MARGIN, width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN };
  const plateHeight = PLATE.narrow * text;
  const isLow = size.height < LOW;
  const tokens = FOODS.length + (hasPoints ? 1 : 0);
  const tray = Math.max(TARGET, Math.min(TRAY * times, size.height * 0.13, (box.width - FOR_HAND) / tokens - GAP));
  const trayHeight = Math.max(tray, Math.min(TRAY_LINE * times, size.height * 0.13));
  const ownPlate = isLow ? box.width * 0.36 : Math.min(box.width, 190 * text);
  const forPanels = isLow ? { ...box, x: box.x + ownPlate + GAP, width: box.width - ownPlate - GAP } : box;
  const panel = Math.max(
    TARGET,
    plateIn(forPanels.width / (seats - 1) - APART, plateHeight) +
      2 * PAD +
      Math.min(PANEL * times, Math.max(20, size.height * 0.07)),
  );
  const panels = panelsIn({ ...forPanels, height: panel }, seats - 1, plateHeight);
  const plateY = isLow ? box.y : box.y + panel + GAP + 2;
  const catsY = (isLow ? box.y + panel : plateY + plateHeight) + GAP;
  const trayY = box.y + box.height - trayHeight;
  const pitch = tray + GAP;
  const isMirrored = size.leftHand === true;
  const forTokens = tokens * pitch;
  const tokensX = isMirrored ? box.x + box.width - forTokens : box.x;
  const token = (at: number): Spot => ({ x: tokensX + (at + 0.5) * pitch, y: trayY + trayHeight / 2, width: tray - 2 });
  return {
    panels,
    plate: { x: box.x, y: plateY, width: ownPlate, height: plateHeight },
    food: FOODS.map((_, i) => token(i)),
    points: hasPoints ? token(FOODS.length) : null,
    hand: {
      x: isMirrored ? box.x : box.x + forTokens + GAP,
      y: trayY,
      width: box.width - forTokens - GAP,
      height: trayHeight,
    },
    cats: { x: box.x, y: catsY, width: box.width, height: trayY - catsY - GAP },
    widest: WIDEST * times,
  };
}

/** Every cat apart from the others, each a place for a finger. */
function bowlSpots(
  count: number,
  widest: number,
  { x, y, width, height }: Box,
): { readonly spots: readonly Spot[]; readonly cell: { readonly width: number; readonly height: number } } {
  let best = { card: -1, across: 1, cellWidth: 0, cellHeight: 0 };
  for (let across = 1; across <= Math.max(1, count); across++) {
    const rows = Math.max(1, Math.ceil(count / across));
    const cellWidth = width / across;
    const cellHeight = height / rows;
    const fits = cellWidth >= TARGET && cellHeight >= TARGET;
    const card = Math.min(widest, cellWidth - GAP, (cellHeight - GAP) / ASPECT) - (fits ? 0 : 1000);
    if (card > best.card || best.cellWidth === 0)
      best = {
        card,
        across,
        cellWidth: Math.min(cellWidth, Math.max(TARGET, card + 14)),
        cellHeight: Math.min(cellHeight, Math.max(TARGET, card * ASPECT + 14)),
      };
  }
  const { across } = best;
  const card = best.card < -500 ? best.card + 1000 : best.card;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const spots = inRows(count, across, middle, best.cellWidth, best.cellHeight).map((at) => ({ ...at, width: card }));
  return { spots, cell: cardPlace(card) };
}

/** The own cats with their bowls, what is left over, and the open hand. */
export function feedingPart(
  view: CatLady,
  viewer: Seat,
  own: Seat,
  { cats, widest, food, points, hand }: Serving,
): Part {
  const { portions } = feedingsIn(view)[own];
  const { spots, cell } = bowlSpots(view.cats[own].length, widest, cats);
  const bowls = view.cats[own].map((card, cat): Part => {
    const key = bowlPlace(own, cat);
    const spot = spots[cat];
    const brings = portions[cat].points;
    const depth = 20 + cat * 12;
    // small at any width: only there the food it wants stands where its bowl is
    const piece = {
      ...cardPiece(
        card,
        key,
        key,
        { ...spot, width: Math.min(spot.width, 79) },
        depth,
        portions[cat].bites !== null,
        brings < 0 ? `−${-brings}` : `+${brings}`,
      ),
      width: spot.width,
    };
    const label = word('place.bowl', { cat: nameOf(cardFace(card).key), points: brings });
    return {
      places: [{ key, x: spot.x, y: spot.y, ...cell, label }],
      pieces: [piece, ...bowlPart(view, own, cat, key, key, spot, depth, ASPECT)],
    };
  });
  const place = {
    key: handOf(own),
    label: word(viewer === own ? 'place.hand.own' : 'place.hand.rival', {
      owner: { seat: own },
      count: view.hands[own].length,
    }),
  };
  return join([
    ...bowls,
    foodPart(view, own, own, food, 400),
    ...(points ? [pointsPart(view, own, own, points, 415)] : []),
    handPart(view.hands[own], place, hand, 420, CORNER_SEEN),
  ]);
}

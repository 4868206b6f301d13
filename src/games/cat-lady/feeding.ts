import { faceOf as cardFace } from '../../rules/cat-lady/cards';
import { FOODS } from '../../rules/cat-lady/cats';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import { makeArea, layAreas, makeLine, stack } from '../../table/layout/areas';
import { ASPECT, GAP, PAD, PLATE, placeOfCard, stretchToTouch, timesOfPhone } from '../../table/layout/measures';
import { divide, middleOf, boxOfTable, type Rect, type Spot } from '../../table/layout/rect';
import { breakIntoRows, type Seen } from '../../table/layout/spread';
import { join, type Part } from '../../table/pieces';
import type { Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

import { feedingsIn } from './currentScores';
import { bowlPlace, handOf } from './keys';
import { APART, MOST_TIMES } from './measures';
import { panelsIn, plateIn } from './panels';
import { buildCardPiece, buildHandPart } from './parts';
import { namePhrase, makePhrase } from './phrases';
import { buildBowlPieces, buildFoodPart, buildPointsPart } from './tokens';

const MARGIN = 3;
/**
 * On a phone: the greatest width of cats and of the food tray, the height of the tray's line, and the height of rivals'
 * panels.
 */
const WIDEST = 124;
const TRAY = 56;
const TRAY_LINE = 96;
const PANEL = 46;
/** The hand beside the tray is at least this wide. */
const FOR_HAND = 96;
const CORNER_SEEN: Seen = { part: 0.3 };
/** On tables lower than this the viewer's plate stands beside the rivals instead of below them. */
const LOW = 320;

/** Finds where everything lies while the cats are fed; points have a place only if the seat has some from lost cats. */
export function buildFeedingTable(seats: number, size: Size, hasPoints: boolean) {
  const text = size.text ?? 1;
  const times = timesOfPhone(size, MOST_TIMES);
  const box = boxOfTable(size, MARGIN);
  const plateHeight = PLATE.narrow * text;
  const isLow = size.height < LOW;
  const tokens = FOODS.length + (hasPoints ? 1 : 0);
  const tray = Math.max(TARGET, Math.min(TRAY * times, size.height * 0.13, (box.width - FOR_HAND) / tokens - GAP));
  const trayHeight = Math.max(tray, Math.min(TRAY_LINE * times, size.height * 0.13));
  const ownPlate = isLow ? box.width * 0.36 : Math.min(box.width, 190 * text);
  const panelWidth = (isLow ? box.width - ownPlate - GAP : box.width) / (seats - 1) - APART;
  const panel = stretchToTouch(
    plateIn(panelWidth, plateHeight) +
      2 * PAD +
      Math.min(PANEL * times ** 2, Math.max(20, size.height * (times > 1 ? 0.11 : 0.07))),
  );
  const plate = makeArea('plate', ownPlate, plateHeight, { widest: ownPlate, highest: plateHeight });
  const panels = makeArea('panels', 0, panel, { share: 1 });
  const upper = isLow ? makeLine(GAP, [plate, panels], {}) : stack(GAP + 2, [panels, plate], {});
  const pitch = tray + GAP;
  const lower = makeLine(
    GAP,
    [makeArea('tokens', tokens * pitch, trayHeight), makeArea('hand', 0, trayHeight, { share: 1 })],
    {},
  );
  const areas = stack(GAP, [upper, makeArea('cats', 0, 0, { share: 1 }), lower]);
  const rects = layAreas(areas, box, size.leftHand);
  const spots = divide(rects.tokens, tokens, 0).map((one): Spot => ({ ...middleOf(one), width: tray - 2 }));
  return {
    panels: panelsIn(rects.panels, seats - 1, plateHeight),
    plate: rects.plate,
    food: spots.slice(0, FOODS.length),
    points: spots.at(FOODS.length) ?? null,
    hand: rects.hand,
    cats: rects.cats,
    widest: WIDEST * times ** 1.5,
  };
}

type Serving = ReturnType<typeof buildFeedingTable>;

/** Places every cat apart from the others, each large enough for a finger. */
function bowlSpots(
  count: number,
  widest: number,
  { x, y, width, height }: Rect,
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
  const spots = breakIntoRows(count, across, middle, best.cellWidth, best.cellHeight).map((at) => ({
    ...at,
    width: card,
  }));
  return { spots, cell: placeOfCard(card) };
}

/** Builds the viewer's cats with their bowls, the food that is left over, and the open hand. */
export function buildFeedingPart(
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
    // we always use the small face, because only that one shows the wanted food where the bowl is
    const piece = {
      ...buildCardPiece(
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
    const label = makePhrase('place.bowl', { cat: namePhrase(cardFace(card).key), points: brings });
    return {
      places: [{ key, x: spot.x, y: spot.y, ...cell, label }],
      pieces: [piece, ...buildBowlPieces(view, own, cat, key, key, spot, depth, ASPECT)],
    };
  });
  const place = {
    key: handOf(own),
    label: makePhrase(viewer === own ? 'place.hand.own' : 'place.hand.rival', {
      owner: { seat: own },
      count: view.hands[own].length,
    }),
  };
  return join([
    ...bowls,
    buildFoodPart(view, own, own, food, 400),
    ...(points ? [buildPointsPart(view, own, own, points, 415)] : []),
    buildHandPart(view.hands[own], place, hand, 420, CORNER_SEEN),
  ]);
}

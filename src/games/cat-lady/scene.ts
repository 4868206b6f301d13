import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import { middleOf, boxOfTable, type Rect } from '../../table/layout/rect';
import { join, type Part } from '../../table/pieces';
import type { Scene, Size } from '../../table/scene';

import { cutOwnBoxes } from './cells';
import { pointsIn } from './currentScores';
import { buildDiscardPart } from './discard';
import { buildFeedingPart, buildFeedingTable } from './feeding';
import { catsOf, handOf } from './keys';
import { layout, type Spots } from './layout';
import { buildGridPart, buildMarketPart } from './middle';
import { buildOwnCatsPart } from './ownCats';
import { buildHandPart, stacksIn } from './parts';
import { makePhrase } from './phrases';
import { buildRivalPart } from './rivals';
import { buildFoodPart, buildPointsPart } from './tokens';

const FOOD = 250;
const HAND = 270;

/** Builds the viewer's cats, food and hand while cards are taken. */
function buildOwnPart(view: CatLady, viewer: Seat, own: Seat, spots: Spots, arena: Rect, open: string | null): Part {
  const [cats, hand] = cutOwnBoxes(spots.own, spots.isTogether, view.cats[own].length, stacksIn(view.hands[own]));
  const who = viewer === own ? 'own' : 'rival';
  /** An empty place says in words what it is for. */
  const place = (what: 'cats' | 'hand', key: string, { x, y, width, height }: Rect, count: number) => {
    const label = makePhrase(`place.${what}.${who}`, { owner: { seat: own }, count });
    const empty = {
      caption: makePhrase(`place.${what}.empty`),
      captionAt: { x: x + width / 2, y: y + height / 2, width },
    };
    return { key, label, outlined: true, ...(count === 0 && empty) };
  };
  const ownCats = buildOwnCatsPart(
    view,
    own,
    place('cats', catsOf(own), cats, view.cats[own].length),
    cats,
    arena,
    open,
  );
  return join([
    ownCats,
    buildPointsPart(view, viewer, own, spots.points, FOOD - 10),
    buildFoodPart(view, viewer, own, spots.food, FOOD),
    buildHandPart(view.hands[own], place('hand', handOf(own), hand, view.hands[own].length), hand, HAND),
  ]);
}

/**
 * Lays out the table while cards are taken, and the bowls once the cats are fed. A viewer without a seat sees the table
 * from the first seat.
 */
export function layOutScene(view: CatLady, seat: Seat, size: Size, open: string | null): Scene {
  const own = Math.max(seat, 0);
  const text = size.text ?? 1;
  const arena = boxOfTable(size, 2);
  const spots = view.revealed ? null : layout(view.seats, size);
  const served = buildFeedingTable(view.seats, size, view.points[own] > 0);
  const { panels, plate } = spots ?? served;
  const rivals = panels.map((panel, at) =>
    buildRivalPart(view, seat, (own + 1 + at) % view.seats, panel, arena, text, open),
  );
  const ownSide = spots ? buildOwnPart(view, seat, own, spots, arena, open) : buildFeedingPart(view, seat, own, served);
  return join([
    { plates: [{ seat: own, ...middleOf(plate), score: pointsIn(view)[own] }] },
    ...rivals,
    ...(spots ? [buildGridPart(view, spots), buildMarketPart(view, spots)] : []),
    ownSide,
    ...(spots ? [buildDiscardPart(view, spots.discard, spots.grid.arrow, arena, open)] : []),
  ]);
}

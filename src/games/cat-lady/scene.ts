import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import { middleOf, tableBox, type Rect } from '../../table/layout/rect';
import { join, type Part } from '../../table/pieces';
import type { Group, Scene, Size } from '../../table/scene';

import { ownBoxes } from './cells';
import { pointsIn } from './currentScores';
import { discardPart } from './discard';
import { feedingPart, serving } from './feeding';
import { catsOf, handOf } from './keys';
import { layout, type Spots } from './layout';
import { gridPart, marketPart } from './middle';
import { ownCatsPart } from './ownCats';
import { handPart, stacksIn } from './parts';
import { word } from './phrases';
import { rivalPart } from './rivals';
import { foodPart, pointsPart } from './tokens';

const FOOD = 250;
const HAND = 270;

/** Builds the viewer's cats, food and hand while cards are taken. */
function ownPart(
  view: CatLady,
  viewer: Seat,
  own: Seat,
  spots: Spots,
  arena: Rect,
  open: string | null,
): Part & { readonly groups: readonly Group[] } {
  const [cats, hand] = ownBoxes(spots.own, spots.isTogether, view.cats[own].length, stacksIn(view.hands[own]));
  const who = viewer === own ? 'own' : 'rival';
  /** An empty place says in words what it is for. */
  const place = (what: 'cats' | 'hand', key: string, { x, y, width, height }: Rect, count: number) => {
    const label = word(`place.${what}.${who}`, { owner: { seat: own }, count });
    const empty = { caption: word(`place.${what}.empty`), captionAt: { x: x + width / 2, y: y + height / 2, width } };
    return { key, label, outlined: true, ...(count === 0 && empty) };
  };
  const ownCats = ownCatsPart(view, own, place('cats', catsOf(own), cats, view.cats[own].length), cats, arena, open);
  const part = join([
    ownCats,
    pointsPart(view, viewer, own, spots.points, FOOD - 10),
    foodPart(view, viewer, own, spots.food, FOOD),
    handPart(view.hands[own], place('hand', handOf(own), hand, view.hands[own].length), hand, HAND),
  ]);
  return { ...part, groups: ownCats.groups };
}

/**
 * Lays out the table while cards are taken, and the bowls once the cats are fed. A viewer without a seat sees the table
 * from the first seat.
 */
export function layOutScene(view: CatLady, seat: Seat, size: Size, open: string | null): Scene {
  const own = Math.max(seat, 0);
  const text = size.text ?? 1;
  const arena = tableBox(size, 2);
  const spots = view.revealed ? null : layout(view.seats, size);
  const served = serving(view.seats, size, view.points[own] > 0);
  const { panels, plate } = spots ?? served;
  const rivals = panels.map((panel, at) =>
    rivalPart(view, seat, (own + 1 + at) % view.seats, panel, arena, text, open),
  );
  const ownSide = spots
    ? ownPart(view, seat, own, spots, arena, open)
    : { ...feedingPart(view, seat, own, served), groups: [] };
  const discarded = spots ? discardPart(view, spots.discard, spots.grid.arrow, arena, open) : null;
  const { places, pieces } = join([
    ...rivals,
    ...(spots ? [gridPart(view, spots), marketPart(view, spots)] : []),
    ownSide,
    ...(discarded ? [discarded] : []),
  ]);
  return {
    places,
    pieces,
    plates: [{ seat: own, ...middleOf(plate), score: pointsIn(view)[own] }, ...rivals.map((rival) => rival.plate)],
    groups: [...[...rivals, ...(discarded ? [discarded] : [])].map(({ group }) => group), ...ownSide.groups],
  };
}

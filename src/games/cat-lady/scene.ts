import type { Seat } from '../../rules/kernel/types';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Scene, Size } from '../../table/scene';
import { feedingPart, serving } from './feeding';
import { catsOf, handOf } from './keys';
import { layout, type Spots } from './layout';
import { middleOf, type Box } from './measures';
import { gridPart, marketPart } from './middle';
import { catsPart, foodPart, handPart, joined, type Part } from './parts';
import { word } from './phrases';
import { rivalPart } from './rivals';
import { feedingsIn, pointsIn } from './standing';

const CATS = 100;
const FOOD = 250;
const HAND = 270;
const WIDEST = 110;

/** Own cats, food and hand while cards are taken. */
function ownPart(view: CatLady, viewer: Seat, own: Seat, { cats, food, hand }: Spots): Part {
  const { portions } = feedingsIn(view)[own];
  const who = viewer === own ? 'own' : 'rival';
  const place = (what: string) => word(`place.${what}.${who}`, { owner: { seat: own }, count: view.hands[own].length });
  return joined([
    catsPart(view.cats[own], (cat) => portions[cat].bites !== null, { key: catsOf(own), label: place('cats'), outlined: true }, cats, CATS, WIDEST).part,
    foodPart(view, viewer, own, food, FOOD),
    handPart(view.hands[own], { key: handOf(own), label: place('hand'), outlined: true }, hand, HAND),
  ]);
}

/** The table while cards are taken; the bowls, once the cats are fed. Who sits nowhere looks over the first one's shoulder. */
export function scene(view: CatLady, seat: Seat, size: Size, open: string | null): Scene {
  const own = Math.max(seat, 0);
  const text = size.text ?? 1;
  const arena: Box = { x: 2, y: 2, width: size.width - 4, height: size.height - 4 };
  const spots = view.revealed ? null : layout(view.seats, size);
  const served = serving(view.seats, size);
  const { panels, plate } = spots ?? served;
  const rivals = panels.map((panel) => rivalPart(view, seat, (own + panel.after) % view.seats, panel, arena, text, open));
  const mine: readonly Part[] = spots ? [gridPart(view, spots), marketPart(view, spots), ownPart(view, seat, own, spots)] : [feedingPart(view, seat, own, served)];
  const { places, pieces } = joined([...rivals, ...mine]);
  return {
    places,
    pieces,
    plates: [{ seat: own, ...middleOf(plate), score: pointsIn(view)[own] }, ...rivals.map((rival) => rival.plate)],
    groups: rivals.map(({ group }) => group),
  };
}

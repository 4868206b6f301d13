import { faceOf as cardFace } from '../../rules/cat-lady/cards';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import { PAD } from '../../table/layout/measures';
import { centreIn, inset, middleOf, type Rect } from '../../table/layout/rect';
import { type Part } from '../../table/pieces';
import { OVER_DEPTH, type Place } from '../../table/scene';

import { feedingsIn } from './currentScores';
import { OWN_CATS } from './keys';
import { WELL_SEEN } from './measures';
import { buildCatsPart } from './parts';
import { listPhrase, namePhrase, makePhrase } from './phrases';

const CATS = 100;
const WIDEST = 110;
/** If cats are narrower than this, nobody can read what they want. They are then touched as one and open on a paper. */
const LEGIBLE = 28;
const WIDTH = 460;
const HEIGHT = 320;

/** Builds the viewer's cats while cards are taken. */
export function buildOwnCatsPart(
  view: CatLady,
  own: Seat,
  place: Omit<Place, 'x' | 'y' | 'width' | 'height'>,
  box: Rect,
  arena: Rect,
  open: string | null,
): Part {
  const { portions, fed } = feedingsIn(view)[own];
  const cats = view.cats[own];
  const layIn = (inner: Rect, depth: number) =>
    buildCatsPart(cats, (cat) => portions[cat].bites !== null, place, inner, depth, WIDEST, WELL_SEEN);
  const { part, spots } = layIn(box, CATS);
  if (spots.every(({ width }) => width >= LEGIBLE)) return part;
  const label = makePhrase('place.cats.together', {
    cats: listPhrase(cats.map((card) => namePhrase(cardFace(card).key))),
    count: cats.length,
    fed,
  });
  const group = { key: OWN_CATS, label, places: [place.key] };
  if (open !== OWN_CATS) return { ...part, groups: [{ ...group, ...middleOf(box), lies: 'closed' }] };
  const { x, width } = centreIn(arena, WIDTH, HEIGHT);
  const height = Math.min(HEIGHT, arena.height);
  const paper = { x, y: arena.y + arena.height - height, width, height };
  return {
    ...layIn(inset(paper, 2 * PAD), OVER_DEPTH + 1).part,
    groups: [{ ...group, ...middleOf(paper), lies: 'over' }],
  };
}

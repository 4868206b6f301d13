import { faceOf as cardFace } from '../../rules/cat-lady/cards';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import { centreIn, inset, middleOf, type Box } from '../../table/layout/box';
import { PAD } from '../../table/layout/measures';
import { type Part } from '../../table/pieces';
import { OVER, type Group, type Place } from '../../table/scene';

import { feedingsIn } from './currentScores';
import { OWN_CATS } from './keys';
import { WELL_SEEN } from './measures';
import { catsPart } from './parts';
import { listOf, nameOf, word } from './phrases';

const CATS = 100;
const WIDEST = 110;
/** Of narrower cats nobody can read what they want: they are met as one, and open on a paper. */
const LEGIBLE = 28;
const WIDTH = 460;
const HEIGHT = 320;

/** The own cats while cards are taken. */
export function ownCatsPart(
  view: CatLady,
  own: Seat,
  place: Omit<Place, 'x' | 'y' | 'width' | 'height'>,
  box: Box,
  arena: Box,
  open: string | null,
): Part & { readonly groups: readonly Group[] } {
  const { portions, fed } = feedingsIn(view)[own];
  const cats = view.cats[own];
  const laidIn = (inner: Box, depth: number) =>
    catsPart(cats, (cat) => portions[cat].bites !== null, place, inner, depth, WIDEST, WELL_SEEN);
  const { part, spots } = laidIn(box, CATS);
  if (spots.every(({ width }) => width >= LEGIBLE)) return { ...part, groups: [] };
  const label = word('place.cats.together', {
    cats: listOf(cats.map((card) => nameOf(cardFace(card).key))),
    count: cats.length,
    fed,
  });
  const group = { key: OWN_CATS, label, places: [place.key] };
  if (open !== OWN_CATS) return { ...part, groups: [{ ...group, ...middleOf(box), lies: 'closed' }] };
  const { x, width } = centreIn(arena, WIDTH, HEIGHT);
  const height = Math.min(HEIGHT, arena.height);
  const paper = { x, y: arena.y + arena.height - height, width, height };
  return { ...laidIn(inset(paper, 2 * PAD), OVER + 1).part, groups: [{ ...group, ...middleOf(paper), lies: 'over' }] };
}

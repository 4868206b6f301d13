import type { Seat } from '../../rules/kernel/types';
import { chairOf, chairsOf } from '../../rules/three-chapters/chairs';
import type { Chair, ThreeChapters } from '../../rules/three-chapters/state';
import { middleOf, openNear, type Rect } from '../../table/layout/rect';
import { join, type Part } from '../../table/pieces';
import { OVER_DEPTH, type Group, type Scene, type Size } from '../../table/scene';
import type { Phrase } from '../../words/phrase';

import { rewardPhrase } from './ability';
import { buildHand } from './hand';
import { OWN_PAPER, paperOf, playerAt } from './keys';
import { layout, type Spots } from './layout';
import { findCountedChair, buildMiddle } from './middle';
import { onPaper } from './paper';
import { isDrafting } from './phase';
import { countSoFar } from './scoreBreakdown';

/** The size of an opened paper. */
const OPENED = { width: 520, height: 300 };

/**
 * Says whose paper it is, what is gathered and how many cards lie there; for the viewer's own also what those would
 * pay.
 */
function labelOf(view: ThreeChapters, chair: Chair, isOwn: boolean): Phrase {
  const player = playerAt(view, chair);
  const who = { seat: player.seat };
  const count = isDrafting(view)
    ? (player.isGhost ? view.ghosts : view.kept)[player.seat].length
    : view.stories[chair].length;
  if (player.isGhost) return { key: 'three-chapters:place.paperOfGhost', facts: { who, count } };
  const facts = { who, count, tokens: rewardPhrase(view.tokens[player.seat]) };
  if (!isOwn || view.chapter !== 2) return { key: 'three-chapters:place.paper', facts };
  return {
    key: 'three-chapters:place.ownPaper',
    facts: { ...facts, soFar: rewardPhrase(countSoFar(view, player.seat).tokens) },
  };
}

/**
 * Lists everybody but the viewer, in the order of play. In chapter I the viewer's own ghost is left out, because its
 * deck lies in the middle.
 */
function othersOf(view: ThreeChapters, own: Chair): Chair[] {
  const chairs = chairsOf(view);
  const others = Array.from({ length: chairs - 1 }, (_, step) => (own + 1 + step) % chairs);
  const { seat } = playerAt(view, own);
  return others.filter(
    (chair) => !(isDrafting(view) && playerAt(view, chair).isGhost && playerAt(view, chair).seat === seat),
  );
}

/** Builds every paper; the one that is open lies over all else. */
function sheets(view: ThreeChapters, own: Chair, spots: Spots, open: string | null, text: number): Part[] {
  const counted = findCountedChair(view, own);
  const sheet = (chair: Chair, near: Rect, at: number): Part => {
    const player = playerAt(view, chair);
    const isOwn = chair === own;
    const key = isOwn ? OWN_PAPER : paperOf(player);
    const isOpen = key === open && !(isOwn && isDrafting(view));
    const box = isOpen ? openNear(spots.arena, near, OPENED.width, OPENED.height) : near;
    const part = onPaper(
      view,
      { chair, box, isOwn, isOpen, isCounted: chair === counted, depth: isOpen ? OVER_DEPTH + 1 : at },
      text,
    );
    if (part.places.length === 0) return part;
    const places = part.places.map((place) => place.key);
    const group: Group = {
      key,
      ...middleOf(box),
      label: labelOf(view, chair, isOwn),
      places,
      ...(!player.isGhost && { seat: player.seat }),
      lies: isOpen ? 'over' : 'closed',
    };
    return { ...part, groups: [group] };
  };
  return [
    ...othersOf(view, own).map((chair, index) => sheet(chair, spots.papers[index], index * 15)),
    sheet(own, spots.own, 100),
  ];
}

export function layOutScene(view: ThreeChapters, seat: Seat, size: Size, open: string | null): Scene {
  const text = size.text ?? 1;
  const viewer = Math.max(seat, 0);
  const own = chairOf(view, viewer);
  const chapter = isDrafting(view) ? 'draft' : view.chapter === 3 ? 'counting' : 'tricks';
  const spots = layout(chairsOf(view), othersOf(view, own).length, chapter, view.hands[viewer].length, size);
  const papers = sheets(view, own, spots, open, text);
  return join([...papers, buildMiddle(view, own, spots.middle, text), buildHand(view, viewer, spots.hand)]);
}

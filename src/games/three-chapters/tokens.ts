import type { Seat } from '../../rules/kernel/types';
import type { Token } from '../../rules/three-chapters/ability';
import type { ThreeChapters } from '../../rules/three-chapters/state';
import { GAP } from '../../table/layout/measures';
import { middleOf, type Rect } from '../../table/layout/rect';
import { type Part } from '../../table/pieces';
import { LIFT, PILED } from '../../table/pieces';
import type { Piece, Place } from '../../table/scene';

import { rewardPhrase } from './ability';
import { faceOfToken } from './cardFace';
import { tokensOf } from './keys';
import { NUMBER_WIDTH } from './measures';

const TOKENS: readonly Token[] = ['hearts', 'gems', 'stars'];
const ICON = { least: 8, seen: 16, most: 30 };

/**
 * Builds the tokens of a seat, a pile for each kind with its number beside it. The piles stand next to each other or
 * one below the other.
 */
export function buildTokens(
  view: ThreeChapters,
  seat: Seat,
  box: Rect,
  isColumn: boolean,
  depth: number,
  text: number,
): Part {
  const width = isColumn ? box.width : (box.width - 2 * GAP) / 3;
  const height = isColumn ? (box.height - 2) / 3 : box.height;
  // In large text the number makes way for its token: which kind it is has to be seen.
  const number = Math.max(width / 2, Math.min(NUMBER_WIDTH * text, width - ICON.seen));
  const icon = Math.max(ICON.least, Math.min(ICON.most, width - number, height - PILED * LIFT));
  const cells = TOKENS.map((kind, index): Rect & { readonly kind: Token } => ({
    kind,
    x: box.x + (isColumn ? 0 : index * (width + GAP)),
    y: box.y + (isColumn ? index * (height + 1) : 0),
    width,
    height,
  }));
  const places = cells.map(({ kind, ...cell }): Place => {
    const count = view.tokens[seat][kind];
    const label = {
      key: `three-chapters:place.${kind}`,
      facts: { count, what: rewardPhrase(count > 0 ? { [kind]: count } : {}) },
    };
    const numbered = {
      caption: { key: 'three-chapters:place.count', facts: { count } },
      captionAt: { x: cell.x + icon + number / 2, y: cell.y + height / 2, width: number },
    };
    return { key: tokensOf(seat, kind), ...middleOf(cell), label, ...(count > 0 && numbered), isPile: true };
  });
  const pieces = cells.flatMap(({ kind, x, y }) => {
    const count = view.tokens[seat][kind];
    const under = Math.max(0, count - PILED);
    const key = tokensOf(seat, kind);
    return Array.from({ length: count - under }, (_, i): Piece => ({
      key: `${key}:${under + i}`,
      place: key,
      face: faceOfToken(kind),
      x: x + icon / 2,
      y: y + height / 2 + (PILED / 2 - i - 0.5) * LIFT,
      width: icon,
      turn: 0,
      depth: depth + i,
      label: { key: `three-chapters:token.${kind}` },
      isToken: true,
    }));
  });
  return { places, pieces };
}

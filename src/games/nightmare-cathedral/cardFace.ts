import type { Card, Seat } from '../../rules/kernel/types';
import { CONFLICTS, DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { NightmareFace as NightmareSide } from '../../rules/nightmare-cathedral/content/types';
import { SHADOWS, type CathedralOptions, type Side } from '../../rules/nightmare-cathedral/state';

/**
 * What is drawn on a card or a figure. The face of a piece is one text made of it, the kind first: `dream:71`,
 * `nightmare:3:basic`, `follower:0:2`.
 */
export type CathedralFace =
  | { readonly kind: 'development'; readonly card: Card }
  /** Its icons count in the variable game, and are drawn there only. */
  | { readonly kind: 'dream'; readonly card: Card; readonly icons?: number }
  /** In a conflict one of its rows is ringed: the one for so many Shadows. */
  | { readonly kind: 'conflict'; readonly card: Card; readonly row?: number }
  | { readonly kind: 'nightmare'; readonly number: number; readonly side: NightmareSide }
  /** The action card that everybody begins with. */
  | { readonly kind: 'action'; readonly day: number }
  /** One figure may stand for several units; then their number is written beside it. */
  | { readonly kind: 'follower'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'shadow'; readonly count: number }
  | { readonly kind: 'winged' | 'dreamer'; readonly seat: Seat }
  | { readonly kind: 'fortress' | 'stronghold'; readonly seat: Seat; readonly levels: number }
  /** A Nightmare on the map, by the number on its card. */
  | { readonly kind: 'figure'; readonly number: number };

const join = (...parts: readonly (string | number)[]): string => parts.join(':');
const listCounted = (count: number): readonly number[] => (count === 1 ? [] : [count]);

export function encodeFace(face: CathedralFace): string {
  switch (face.kind) {
    case 'development':
      return join(face.kind, face.card);
    case 'dream':
      return join(face.kind, face.card, ...(face.icons === undefined ? [] : [face.icons]));
    case 'conflict':
      return join(face.kind, face.card, ...(face.row === undefined ? [] : [face.row]));
    case 'nightmare':
      return join(face.kind, face.number, face.side);
    case 'action':
      return join(face.kind, face.day);
    case 'follower':
      return join(face.kind, face.seat, ...listCounted(face.count));
    case 'shadow':
      return join(face.kind, ...listCounted(face.count));
    case 'winged':
    case 'dreamer':
      return join(face.kind, face.seat);
    case 'fortress':
    case 'stronghold':
      return join(face.kind, face.seat, face.levels);
    case 'figure':
      return join(face.kind, face.number);
  }
}

export function decodeFace(face: string): CathedralFace {
  const [name, one, other] = face.split(':');
  const kind = name as CathedralFace['kind'];
  switch (kind) {
    case 'development':
      return { kind, card: Number(one) };
    case 'dream':
      return { kind, card: Number(one), ...(other !== undefined && { icons: Number(other) }) };
    case 'conflict':
      return { kind, card: Number(one), ...(other !== undefined && { row: Number(other) }) };
    case 'nightmare':
      return { kind, number: Number(one), side: other as NightmareSide };
    case 'action':
      return { kind, day: Number(one) };
    case 'follower':
      return { kind, seat: Number(one), count: Number(other ?? 1) };
    case 'shadow':
      return { kind, count: Number(one ?? 1) };
    case 'winged':
    case 'dreamer':
      return { kind, seat: Number(one) };
    case 'fortress':
    case 'stronghold':
      return { kind, seat: Number(one), levels: Number(other) };
    case 'figure':
      return { kind, number: Number(one) };
  }
}

/** The face of any card: its number says of which kind it is. The options of the match tell whether icons on Dreams count. */
export function faceOfCard(card: Card, options?: Pick<CathedralOptions, 'length'>): string {
  if (!(card in DREAMS)) return encodeFace({ kind: card in CONFLICTS ? 'conflict' : 'development', card });
  const { icons } = DREAMS[card];
  return encodeFace({ kind: 'dream', card, ...(options?.length === 'variable' && icons > 0 && { icons }) });
}

/** The face of a unit, or of `count` units drawn as one figure. */
export const faceOfUnit = (side: Side, count = 1): string =>
  encodeFace(side === SHADOWS ? { kind: 'shadow', count } : { kind: 'follower', seat: side, count });

import { findDropPlace, findGivenPiece, findPieceAt, findPlaceAt, type HitArea, type RestingPiece } from './hitTest';
import type { Pose } from './pose';

/** What lies where, at rest, and what may be taken: as the UI thread needs it. */
export interface Geometry {
  readonly pieces: readonly RestingPiece[];
  /** Every card, also one that a finger can't meet: a card that is held may lie under the group that it opens. */
  readonly all: readonly RestingPiece[];
  readonly takeable: readonly string[];
  /** Where each piece may be put, and what lights up for it. */
  readonly goals: Readonly<Record<string, readonly HitArea[]>>;
  readonly lights: Readonly<Record<string, readonly string[]>>;
  /** Groups that a card held over them opens, and the one that is open. */
  readonly groups: readonly HitArea[];
  readonly places: readonly HitArea[];
  /** Closed while something is still to be shown. */
  readonly isOpen: boolean;
}

/** The card that the finger came down on, and how far from the finger its middle is. */
interface TouchedPiece {
  readonly view: number;
  readonly key: string;
  readonly place: string;
  readonly dx: number;
  readonly dy: number;
}

/** One finger on the board, from the touch that meets a card until the finger is gone. */
export type Drag =
  | { readonly state: 'idle' }
  /** The finger has not moved far: this can still become a tap. */
  | ({ readonly state: 'pressed'; readonly mayTake: boolean } & TouchedPiece)
  /** The finger pulls at a card that stays where it is. */
  | { readonly state: 'refused' }
  /** Nothing but the finger moves the card. `over` is the place where it would fall, `group` what may open below the finger. */
  | ({
      readonly state: 'carried';
      readonly x: number;
      readonly y: number;
      readonly turn: number;
      readonly over: string;
      readonly group: string;
    } & TouchedPiece);

/** What the JS thread is told of a drag. */
export type DragNews =
  | { readonly kind: 'lifted'; readonly view: number }
  | { readonly kind: 'refused'; readonly key: string }
  /** The group that the card is over now, or the empty text. */
  | { readonly kind: 'hovered'; readonly key: string; readonly group: string }
  /** `place` is where it may be put, `under` any other place that it was let go over. */
  | {
      readonly kind: 'dropped';
      readonly view: number;
      readonly key: string;
      readonly place: string | null;
      readonly under: string | null;
    }
  /** The touch was taken away: by a second finger, by the system. */
  | { readonly kind: 'cancelled' };

/** What is to be done on the UI thread besides. */
export type DragEffect =
  | { readonly kind: 'follow'; readonly view: number; readonly pose: Pose }
  | { readonly kind: 'goHome'; readonly view: number }
  | { readonly kind: 'light'; readonly places: readonly string[] }
  /** The one lit place where the card would fall. */
  | { readonly kind: 'mark'; readonly place: string }
  | { readonly kind: 'tell'; readonly news: DragNews };

export interface DragStep {
  readonly drag: Drag;
  readonly effects: readonly DragEffect[];
}

export const IDLE: Drag = { state: 'idle' };

/** A card is held above the finger, so that it is seen. */
const ABOVE = 22;
/** So much of the way from the finger to the card's middle stays: the card comes nearer to the finger that lifts it. */
const APART = 0.6;
const LIFTED = 1.06;
/** How far a card leans when it is pulled along, and how slowly it follows. */
const LEAN = 12;
const INERTIA = 0.82;

/** Whether nothing but the finger moves this card. */
export function isCarried(drag: Drag, view: number): boolean {
  'worklet';
  return drag.state === 'carried' && drag.view === view;
}

/** A finger comes down; a second one changes nothing. Stays idle where there is no card. */
export function press(drag: Drag, geometry: Geometry, x: number, y: number): DragStep {
  'worklet';
  if (drag.state !== 'idle') return { drag, effects: [] };
  const { pieces, all, places, takeable, isOpen } = geometry;
  const met = isOpen ? findPieceAt(pieces, takeable, x, y) : null;
  const card = met ?? (isOpen ? findGivenPiece(all, places, takeable, x, y) : null);
  if (card === null) return { drag, effects: [] };
  const { view, key, place } = card;
  const mayTake = takeable.includes(key);
  return { drag: { state: 'pressed', mayTake, view, key, place, dx: card.x - x, dy: card.y - y }, effects: [] };
}

/** The finger has moved so far that it means to drag; `pose` is where the card is drawn at this moment. */
export function lift(drag: Drag, geometry: Geometry, { x, y, turn }: Pose): DragStep {
  'worklet';
  if (drag.state !== 'pressed') return { drag, effects: [] };
  const { view, key, place, dx, dy } = drag;
  if (!drag.mayTake) return { drag: { state: 'refused' }, effects: [{ kind: 'tell', news: { kind: 'refused', key } }] };
  return {
    drag: { state: 'carried', view, key, place, dx, dy, x, y, turn, over: '', group: '' },
    effects: [
      { kind: 'light', places: geometry.lights[key] ?? [] },
      { kind: 'tell', news: { kind: 'lifted', view } },
    ],
  };
}

/** The finger moves; `speed` is its speed to the right. A card that is gone from the table is carried no further. */
export function moveDrag(drag: Drag, geometry: Geometry, x: number, y: number, speed: number): DragStep {
  'worklet';
  if (drag.state !== 'carried') return { drag, effects: [] };
  const { view, key } = drag;
  const card = geometry.all.find((one) => one.view === view);
  if (!card) return { drag, effects: [] };
  const pull = Math.max(-LEAN, Math.min(LEAN, speed / 60));
  const turn = drag.turn * INERTIA + pull * (1 - INERTIA);
  const at = { x: x + drag.dx * APART, y: y + drag.dy * APART - ABOVE };
  const pose = { ...at, width: card.width * LIFTED, turn, flip: card.isOpen ? 1 : 0, fade: 1 };
  const over = findDropPlace(geometry.goals[key] ?? [], x, y, { ...card, ...at })?.key ?? '';
  const group = findPlaceAt(geometry.groups, x, y)?.key ?? '';
  const effects: DragEffect[] = [{ kind: 'follow', view, pose }];
  if (over !== drag.over) effects.push({ kind: 'mark', place: over });
  if (group !== drag.group) effects.push({ kind: 'tell', news: { kind: 'hovered', key, group } });
  return { drag: { ...drag, ...at, turn, over, group }, effects };
}

/** The finger is lifted. A card that falls on no lit place goes home at once; what falls on one waits for the answer. */
export function drop(drag: Drag, geometry: Geometry, x: number, y: number): DragStep {
  'worklet';
  if (drag.state !== 'carried') return { drag: IDLE, effects: [] };
  const { view, key } = drag;
  const card = geometry.all.find((one) => one.view === view);
  const goals = geometry.goals[key] ?? [];
  const place = card ? (findDropPlace(goals, x, y, { ...card, x: drag.x, y: drag.y })?.key ?? null) : null;
  const below = findPlaceAt(geometry.places, x, y)?.key ?? null;
  const under = below === drag.place ? null : below; // where it was taken from it may always be let go
  const effects: DragEffect[] = place === null ? [{ kind: 'goHome', view }] : [];
  effects.push(
    { kind: 'light', places: [] },
    { kind: 'mark', place: '' },
    { kind: 'tell', news: { kind: 'dropped', view, key, place, under } },
  );
  return { drag: IDLE, effects };
}

/** The touch is over, and was not lifted if a card is still carried. */
export function cancel(drag: Drag): DragStep {
  'worklet';
  if (drag.state !== 'carried') return { drag: IDLE, effects: [] };
  return {
    drag: IDLE,
    effects: [
      { kind: 'goHome', view: drag.view },
      { kind: 'light', places: [] },
      { kind: 'mark', place: '' },
      { kind: 'tell', news: { kind: 'cancelled' } },
    ],
  };
}

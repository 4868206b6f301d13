import type { Event } from '../rules/kernel/types';
import type { SoundName } from '../sounds/names';

import type { GameFace } from './face';
import type { ShownPiece } from './shownPiece';

/** Plays a sound; what others did is heard a little lower than what one did oneself. */
export type PlaySound = (name: SoundName, isOwn: boolean) => void;

/** A sound that is due; a new object for each time. */
export interface Heard {
  readonly name: SoundName;
}

/**
 * The sound of what happened: the game's own, else that of the cards. It tells nothing that is not seen: a card that
 * stays face down is dealt, whatever it is.
 */
export function findSound(
  face: Pick<GameFace, 'sounds'>,
  events: readonly Event[],
  before: readonly ShownPiece[],
  after: readonly ShownPiece[],
): Heard | null {
  const own = events.flatMap(({ key }) => face.sounds?.[key] ?? []).at(-1);
  if (own) return { name: own };
  const last = new Map(before.map((one) => [one.view, one.piece]));
  const moving = after.filter((one) => one.isMoving && last.get(one.view) !== one.piece && !one.isGone);
  if (moving.length === 0) return null;
  const isTurned = moving.some(({ view, piece }) => piece.face !== null && last.get(view)?.face === null);
  return { name: isTurned ? 'flip' : 'deal' };
}

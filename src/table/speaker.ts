import type { Seat } from '../rules/kernel/types';
import type { Phrase } from '../words/phrase';

/** Whose face and mark stand beside the words: of whom they speak; else of the viewer, whom they ask. */
export function findSpeaker(said: Phrase | null, viewer: Seat): Seat {
  const who = said?.facts?.who;
  return typeof who === 'object' && 'seat' in who ? who.seat : viewer;
}

import type { Seat } from '../rules/kernel/types';
import type { Phrase } from '../words/phrase';

/** Whose face and mark stand beside the prompt: of whom it speaks; else of the viewer, whom it asks. */
export function findSpeaker(prompt: Phrase | null, viewer: Seat): Seat {
  const who = prompt?.facts?.who;
  return typeof who === 'object' && 'seat' in who ? who.seat : viewer;
}

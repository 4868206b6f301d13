import type { Seat } from '../rules/kernel/types';

import type { Decision } from './decisions';
import type { MatchRecord } from './record';
import type { UndoLimit, Sitter } from './types';

/**
 * What keeps this seat's last decision from being undone; null when it can be undone, along with what bots did since.
 */
export function findUndoLimit(
  record: MatchRecord,
  decisions: readonly Decision[],
  viewer: Seat | null,
): UndoLimit | null {
  if (record.status !== 'underWay') return 'over';
  if (viewer === null) return 'nobody';
  const isPerson = ({ kind }: Sitter) => kind === 'person';
  for (let count = decisions.length; count > record.barrier.at; count--) {
    const { seat } = decisions[count - 1];
    if (seat === viewer) return null;
    if (isPerson(record.sitters[seat])) return 'person';
  }
  return record.barrier.why;
}

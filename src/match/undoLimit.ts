import type { Seat } from '../rules/kernel/types';

import type { Decision } from './decisions';
import type { MatchRecord } from './record';
import type { UndoLimit, Sitter } from './types';

/** Whose decisions are undone: those of a seat, or at an open table those that people made since it lay open. */
export type Undoing = { readonly viewer: Seat } | { readonly since: number };

/**
 * How many decisions are left when the last of these is undone, along with what bots did since; or what keeps it from
 * being undone. A decision that the app would make again at once does not count.
 */
export function findUndoPoint(
  record: MatchRecord,
  decisions: readonly Decision[],
  whose: Undoing | null,
  isByApp: (index: number) => boolean,
): number | UndoLimit {
  if (record.status !== 'underWay') return 'over';
  if (whose === null) return 'nobody';
  const isPerson = ({ kind }: Sitter) => kind === 'person';
  for (let count = decisions.length; count > record.barrier.at; count--) {
    const { seat } = decisions[count - 1];
    const isMine = 'since' in whose ? isPerson(record.sitters[seat]) : seat === whose.viewer;
    if ('since' in whose && count <= whose.since) return 'table';
    if (isMine && !isByApp(count - 1)) return count - 1;
    if (!isMine && isPerson(record.sitters[seat])) return 'person';
  }
  return record.barrier.why;
}

import { freeze } from '../kernel/clone';
import type { Level, Levels } from '../kernel/types';

/** The strongest level that judges by hand. */
const judged: Level = { kind: 'sampler', worlds: 12, replies: 0, forgets: 0, careless: 0, keeps: 12, sure: 1.2 };

/** Judges by hand, too, and looks at more worlds before it gives a move up. */
const patient: Level = { kind: 'sampler', worlds: 40, replies: 0, forgets: 0, careless: 0, keeps: 20, sure: 2 };

/**
 * An action is a dozen small decisions. It matters most to follow them to the end of the action, in as many worlds as
 * there is time for.
 */
export const levels: Levels = freeze({
  easy: { kind: 'sampler', worlds: 1, replies: 0, forgets: 0.5, careless: 2 },
  normal: { kind: 'sampler', worlds: 3, replies: 0, forgets: 0.2, careless: 0.15, keeps: 6 },
  hard: { kind: 'sampler', worlds: 12, replies: 0, forgets: 0, careless: 0, keeps: 12, sure: 1.2, learned: judged },
  master: { ...patient, learned: patient },
});

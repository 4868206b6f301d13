import type { Replay } from '../../match/types';
import type { GameFace } from '../../table/face';

/** Splits a match into parts, usually rounds: the steps during which the status line stays the same. */
export function listMatchParts(replay: Replay, face: Pick<GameFace, 'status'>) {
  const statusAt = (step: number) => JSON.stringify(face.status(replay.at(step).view));
  return {
    /** Where the next part begins, or the end. */
    after(step: number): number {
      const here = statusAt(step);
      let next = step + 1;
      while (next < replay.steps && statusAt(next) === here) next++;
      return Math.min(next, replay.steps);
    },
    /** Where this part begins; at its very start, where the previous one does. */
    before(step: number): number {
      if (step === 0) return 0;
      let start = step - 1;
      const there = statusAt(start);
      while (start > 0 && statusAt(start - 1) === there) start--;
      return start;
    },
  };
}

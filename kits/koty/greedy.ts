import type { Eyes } from '../../src/rules/bots/eyes';
import { clone } from '../../src/rules/kernel/clone';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Dice, Move, Seat } from '../../src/rules/kernel/types';
import { koty } from '../../src/rules/koty/game';
import type { Koty, KotyMove } from '../../src/rules/koty/state';

const engine = createEngine(koty);

/** Points ahead of the best rival, as the dreams lie now. */
function lead(s: Koty, seat: Seat): number {
  const score = koty.score(s);
  return score[seat] - Math.max(...score.filter((_, other) => other !== seat));
}

/** What anybody would write for Koty: the move after which it is furthest ahead, if nobody defends. It looks no further. */
export function greedy(eyes: Eyes, dice: Dice): Move {
  const s = eyes.imagine(dice) as Koty;
  const gains = eyes.moves.map((move) => {
    const after = clone(s);
    engine.play(after, eyes.seat, move as KotyMove);
    for (;;) {
      const [asked] = engine.waiting(after);
      if (asked === undefined || after.flow[after.flow.length - 1].procedure === 'turn') return lead(after, eyes.seat);
      engine.play(after, asked, engine.moves(after, asked)[0]); // the first: decline, stop, the first place
    }
  });
  const best = Math.max(...gains);
  const good = eyes.moves.filter((_, i) => gains[i] === best);
  return good[dice.random(good.length)];
}

import { catLady } from '../../../src/rules/cat-lady/game';
import type { CatLady, CatLadyMove } from '../../../src/rules/cat-lady/state';
import { createEngine } from '../../../src/rules/kernel/engine';
import type { Event } from '../../../src/rules/kernel/types';
import { seededRandom } from '../seededRandom';

export const engine = createEngine(catLady);

/** So many times is food moved before everybody is done. */
const MOVED = 12;

/** A match of random moves to its end; `watch` is told every decision before it is played, `hear` every event right after. */
export function play(
  number: number,
  watch: (state: CatLady, seat: number, moves: readonly CatLadyMove[]) => void,
  hear: (event: Event, state: CatLady) => void = () => {},
): CatLady {
  const s = engine.start({ seats: 2 + (number % 3), seed: number });
  const random = seededRandom(number);
  let fed = 0;
  while (!engine.isOver(s)) {
    const waiting = engine.waiting(s);
    const seat = waiting[random(waiting.length)];
    const moves = engine.moves(s, seat);
    watch(s, seat, moves);
    const isFeeding = s.revealed && fed++ < MOVED;
    const from = moves.filter(({ type }) =>
      s.revealed ? (type === 'done') !== isFeeding : type !== 'end' || random(2) === 0,
    );
    const likely = from.length > 0 ? from : moves;
    engine.play(s, seat, likely[random(likely.length)], (event) => hear(event, s));
  }
  return s;
}

/** A seat that takes cats wherever it can, and so has as many as ever occur. */
export function catLover(number: number): CatLady {
  const s = engine.start({ seats: 2 + (number % 3), seed: number });
  const catsIn = (move: CatLadyMove): number => {
    if (move.type === 'adopt') return 9;
    if (move.type !== 'take') return 0;
    const before = s.cats[s.turn].length;
    const after = JSON.parse(JSON.stringify(s)) as CatLady;
    engine.play(after, s.turn, move);
    return after.cats[s.turn].length - before;
  };
  while (!s.revealed) {
    const [seat] = engine.waiting(s);
    const moves = engine.moves(s, seat);
    const wish = seat === 0 ? 1 : -1;
    const best = [...moves].sort((one, other) => wish * (catsIn(other) - catsIn(one)))[0];
    engine.play(s, seat, best);
  }
  return s;
}

import { catLady } from '../../../src/rules/cat-lady/game';
import type { CatLady, CatLadyMove } from '../../../src/rules/cat-lady/state';
import { createEngine } from '../../../src/rules/kernel/engine';
import { playRandomly, type Hear, type Watch } from '../playRandomly';

export const engine = createEngine(catLady);

/** Food is moved this many times before everybody is done. */
const MOVED = 12;

/**
 * Plays random moves to the end. `watch` is called with every decision before it is played, `hear` with every event
 * right after.
 */
export function play(number: number, watch: Watch<CatLady, CatLadyMove>, hear?: Hear<CatLady>): CatLady {
  let fed = 0;
  return playRandomly(
    engine,
    { seats: 2 + (number % 3), seed: number },
    {
      watch,
      hear,
      anySeat: true,
      choose(s, moves, random) {
        const isFeeding = s.revealed && fed++ < MOVED;
        const from = moves.filter(({ type }) =>
          s.revealed ? (type === 'done') !== isFeeding : type !== 'end' || random(2) === 0,
        );
        const likely = from.length > 0 ? from : moves;
        return likely[random(likely.length)];
      },
    },
  );
}

/** A state with a seat that takes cats wherever it can, so that it has as many as ever occur. */
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
    const best = [...moves].sort((a, b) => wish * (catsIn(b) - catsIn(a)))[0];
    engine.play(s, seat, best);
  }
  return s;
}

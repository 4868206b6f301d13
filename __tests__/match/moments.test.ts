import type { Decision } from '../../src/match/decisions';
import { findBestMoment, type BestMoment } from '../../src/match/review/moments';
import { games } from '../../src/rules';
import { createDice } from '../../src/rules/kernel/chance';
import { clone } from '../../src/rules/kernel/clone';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Game, State } from '../../src/rules/kernel/types';

function record(game: Game, seed: number) {
  const engine = createEngine(game);
  const base = engine.start({ seats: 2, seed });
  const s = clone(base);
  const dice = createDice(seed);
  const decisions: Decision[] = [];
  const scores: (readonly number[])[] = [];
  while (!engine.isOver(s)) {
    const [seat] = engine.waiting(s);
    const moves = engine.moves(s, seat);
    const move = moves[dice.random(moves.length)];
    decisions.push({ seat, move });
    scores.push(game.score(s));
    engine.play(s, seat, move);
  }
  scores.push(game.score(s));
  return { engine, base, decisions, scores };
}

function find(game: Game, seed: number, seat: number, isCountedLast = false): BestMoment | null {
  const { engine, base, decisions } = record(game, seed);
  const search = findBestMoment(engine, base as State, decisions, seat, { isCountedLast });
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

test.each(['koty', 'sen'])(
  'the best moment of a match of %s is a decision of that seat that brought it points',
  (id) => {
    const game = games[id];
    for (let seed = 1; seed <= 6; seed++) {
      const { decisions, scores } = record(game, seed);
      for (const seat of [0, 1]) {
        const best = find(game, seed, seat);
        if (!best) continue;
        expect(decisions[best.at]).toEqual({ seat, move: best.move });
        expect(best.events.length).toBeGreaterThan(0); // what happened then is told
        expect(best.from).toBe(scores[best.at][seat]);
        const next = decisions.findIndex((one, at) => at > best.at && one.seat === seat);
        expect(best.to).toBe(scores[next < 0 ? decisions.length : next][seat]);
        const lead = (score: readonly number[]) => (game.wins === 'most' ? 1 : -1) * (score[seat] - score[1 - seat]);
        expect(lead(scores[next < 0 ? decisions.length : next])).toBeGreaterThan(lead(scores[best.at]));
      }
    }
  },
);

test('where most is counted at the end the last turn is no best moment', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const { decisions } = record(games['three-chapters'], seed);
    const last = decisions.findLastIndex(({ seat }) => seat === 0);
    expect(find(games['three-chapters'], seed, 0, true)?.at).not.toBe(last);
  }
});

import { packDecisions } from '../../src/match/decisions';
import { MATCH_FORMAT, type MatchRecord } from '../../src/match/record';
import { hasShape, learnShape } from '../../src/match/shape';
import { createSoundnessCheck } from '../../src/match/soundness';
import { games } from '../../src/rules';
import { drawNumbers } from '../../src/rules/contract/drawNumbers';
import { createDice } from '../../src/rules/kernel/chance';
import { clone } from '../../src/rules/kernel/clone';
import { createEngine } from '../../src/rules/kernel/engine';
import { completeOptions, listVariants } from '../../src/rules/kernel/options';
import type { Dice, Engine, Game, Options, State } from '../../src/rules/kernel/types';
import { runAtOnce } from '../../src/storage/work';

import { choose, sitters } from './table';

/** Of each game so many states; the long check: STATES=5000. */
const STATES = Number(process.env.STATES ?? 200);
const MATCHES = 8;
const LONGEST = 10_000;

interface Begun {
  readonly seats: number;
  readonly options: Options;
}

/** A number of seats and options, numbers too, as somebody might choose them. */
function drawBegun(game: Game, dice: Dice): Begun {
  const seats = game.seats.min + dice.random(game.seats.max - game.seats.min + 1);
  const variants = listVariants(game, seats);
  const said = drawNumbers(game, variants[dice.random(variants.length)], dice);
  return { seats, options: completeOptions(game, seats, said) };
}

/** Every state of a match. Half of the matches are drawn out as long as they go. */
function statesOf(engine: Engine, begun: State, dice: Dice): State[] {
  const isLong = dice.random(2) === 0;
  const state = clone(begun);
  const states = [clone(state)];
  for (let waiting = engine.waiting(state); waiting.length > 0; waiting = engine.waiting(state)) {
    const seat = waiting[dice.random(waiting.length)];
    const moves = engine.moves(state, seat);
    engine.play(state, seat, isLong ? choose(moves, state.played, seat) : moves[dice.random(moves.length)]);
    states.push(clone(state));
  }
  return states;
}

/** Some of these, the last always. */
const some = <T>(all: readonly T[], count: number, dice: Dice): T[] => [
  ...Array.from({ length: count - 1 }, () => all[dice.random(all.length)]),
  all[all.length - 1],
];

describe.each(Object.entries(games))('states of %s', (id, game) => {
  const engine = createEngine(game);

  test('look like those of another match with the same options, of which the whole is known or the beginning', () => {
    for (let number = 0; number < MATCHES; number++) {
      const dice = createDice(number);
      const begun = drawBegun(game, dice);
      const fresh = engine.start({ ...begun, seed: 1000 + number });
      const states = statesOf(engine, engine.start({ ...begun, seed: 2000 + number }), dice);
      const looked = some(states, STATES / MATCHES, dice);
      for (const learnt of ['whole', 'beginning'] as const) {
        const shape = runAtOnce(learnShape(engine, fresh, learnt, LONGEST));
        for (const state of looked)
          if (!hasShape(engine, state, fresh, shape))
            throw new Error(`${id} ${JSON.stringify(begun)} (${learnt}): ${JSON.stringify(state)}`);
      }
    }
  });

  test.each(['here', 'elsewhere'] as const)('are believed where nothing else is left of the match (%s)', (from) => {
    for (let number = 0; number < 3; number++) {
      const dice = createDice(number + 50);
      const begun = drawBegun(game, dice);
      const fresh = engine.start({ ...begun, seed: 3000 + number });
      const states = statesOf(engine, fresh, dice);
      for (const state of some(states.slice(0, -1), 2, dice)) {
        const record: MatchRecord = {
          format: MATCH_FORMAT,
          game: id,
          version: game.version,
          status: 'underWay',
          sitters: sitters('PbPbbP'.slice(0, begun.seats)),
          seed: 3000 + number,
          begun: 1,
          touched: 1,
          waiting: engine.waiting(state),
          score: game.score(state),
          places: null,
          barrier: { at: 0, why: 'start' },
          looked: Array.from({ length: begun.seats }, () => 0),
          base: state,
          moves: packDecisions([]),
          state,
        };
        expect(runAtOnce(createSoundnessCheck(engine, record, from))?.record.state).toEqual(state);
      }
    }
  });
});

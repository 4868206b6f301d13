import { createDice } from '../rules/kernel/chance';
import { clone, isSame } from '../rules/kernel/clone';
import type { Engine, Move, Seat, State } from '../rules/kernel/types';
import { NOBODY } from '../rules/kernel/zones';
import { isEither, isListOf, isNull, isObject, isObjectOf, isText, isWhole } from '../storage/checks';
import type { Work } from '../storage/work';

import { unpackDecisions } from './decisions';
import { createHistory, canReach, type History } from './history';
import { rebaseRecord, type MatchRecord } from './record';
import { MOST_DECISIONS } from './recordChecks';
import { hasShape, learnShape, type StateShape } from './shape';
import { hasSecrets } from './visibleCards';

/** Matches are tried out in so many ways before they are believed. */
const TRIALS = 3;
/** A trial looks at one decision in this many. */
const LOOKED = 4;

/** Whoever is asked answers within so many levels of the flow of play; real matches reach ten. */
const DEEPEST_FLOW = 40;

const isMove = (found: unknown): found is Move => isObjectOf<Move>({ type: isText(100) })(found);

/** How such a match begins; null where there is none: a game that is not played by so many, or not with these options. */
function freshOf(engine: Engine, { seed, base }: MatchRecord): State | null {
  const { seats, options, first } = base;
  try {
    const fresh = engine.start({ seats, seed, options, first });
    return isSame(fresh.options, options) ? fresh : null;
  } catch {
    return null;
  }
}

/** Whether the flow of play stands at steps of this game, and at a decision. */
function hasFlow({ game }: Engine, { flow, seats }: State): boolean {
  const isChosen = isListOf(isEither(isNull, isMove), seats, seats);
  const stepOf = (procedure: string, step: string) => {
    const steps = game.procedures.find(({ name }) => name === procedure)?.steps ?? {};
    return Object.hasOwn(steps, step) ? steps[step] : null;
  };
  return (
    flow.length <= DEEPEST_FLOW &&
    flow.every((frame, level) => {
      if (!isObject(frame) || !isObject(frame.locals)) return false;
      const step = stepOf(frame.procedure, frame.step);
      const isLast = level === flow.length - 1;
      const isSealed = isLast && step?.kind === 'sealed';
      const waits = isLast ? step?.kind === 'ask' || isSealed : step !== null;
      return waits && (isSealed ? isChosen(frame.chosen) : !Object.hasOwn(frame, 'chosen'));
    })
  );
}

const cardsOf = (engine: Engine, state: State): string =>
  engine.game
    .zones(state)
    .flatMap(({ cards }) => cards)
    .sort((one, other) => one - other)
    .join();

/** Whether a state is one of a match like this: its seats, options and cards, in the shape that its game gives them. */
function isLike(engine: Engine, fresh: State, state: State, shape: StateShape): boolean {
  try {
    return (
      state.seats === fresh.seats &&
      state.first === fresh.first &&
      isSame(state.options, fresh.options) &&
      hasShape(engine, state, fresh, shape) &&
      hasFlow(engine, state) &&
      cardsOf(engine, state) === cardsOf(engine, fresh)
    );
  } catch {
    return false;
  }
}

/** Looks at a state from every seat, as screens, lists and bots do; throws where it can't be looked at. */
function look(engine: Engine, state: State, seed: number): boolean {
  const { game } = engine;
  const isForAll = isListOf(isWhole(-1e9, 1e9), state.seats, state.seats);
  hasSecrets(engine, state);
  for (let seat = NOBODY; seat < state.seats; seat++) engine.view(state, seat);
  for (let seat = 0; seat < state.seats; seat++) {
    engine.imagine(state, seat, createDice(seed));
    game.judge?.(state, seat);
  }
  const isRanked =
    !engine.isOver(state) || isListOf(isWhole(1, state.seats), state.seats, state.seats)(game.result(state).places);
  const waiting = engine.waiting(state);
  return (
    isForAll(game.score(state)) &&
    isRanked &&
    waiting.every(isWhole(0, state.seats - 1)) &&
    waiting.every((seat) => engine.moves(state, seat).length > 0) &&
    (waiting.length === 0) === engine.isOver(state)
  );
}

/** Looks at a state, then plays on from it to the end so many times at random: whatever breaks the rules breaks them here. */
function* standsTrials(engine: Engine, state: State, trials: number): Work<boolean> {
  try {
    if (!look(engine, state, 0)) return false;
    for (let trial = 0; trial < trials; trial++) {
      const tried = clone(state);
      const dice = createDice(trial);
      for (let played = 0; !engine.isOver(tried); played++) {
        if (played > MOST_DECISIONS) return false;
        if (played % LOOKED === trial && !look(engine, tried, played)) return false;
        yield trial / trials;
        const waiting = engine.waiting(tried);
        const seat = waiting[dice.random(waiting.length)];
        const moves = engine.moves(tried, seat);
        engine.play(tried, seat, moves[dice.random(moves.length)]);
      }
      if (!look(engine, tried, 0)) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** A match that may be shown and played on, with what happened in it. */
export interface SoundnessCheck {
  readonly record: MatchRecord;
  readonly history: History;
}

/**
 * What of a match can be believed; null where nothing can. The rules themselves vouch for one whose decisions lead to its state
 * from the deal of its seed. One that began anew after an upgrade, or under rules that were mended since, has to look like such a
 * match; from `elsewhere` it has to stand trials as well. Where the decisions do not lead to the state, the match begins anew there.
 */
export function* createSoundnessCheck(
  engine: Engine,
  given: MatchRecord,
  from: 'here' | 'elsewhere',
): Work<SoundnessCheck | null> {
  const { base, state, status } = given;
  const fresh = freshOf(engine, given);
  if (!fresh || (state.flow.length === 0) !== (status === 'finished')) return null;
  const record = status === 'underWay' ? { ...given, waiting: seatsWaitingIn(engine, state) } : given;
  const history = createHistory(engine, base, unpackDecisions(record.moves));
  const isDealt = isSame(base, fresh);
  const isWithin = [record.barrier.at, ...record.looked].every((count) => count <= history.decisions.length);
  if (isDealt && isWithin && (yield* canReach(history, state))) return { record, history };

  const shape = yield* learnShape(engine, fresh, from === 'here' ? 'beginning' : 'whole', MOST_DECISIONS);
  function* isBelieved(found: State): Work<boolean> {
    if (!isLike(engine, fresh!, found, shape)) return false;
    return yield* standsTrials(engine, found, from === 'here' ? 0 : TRIALS);
  }
  if (!(yield* isBelieved(state))) return null;
  const hasPast = isDealt || (yield* isBelieved(base));
  if (hasPast && !isDealt && isWithin && (yield* canReach(history, state))) return { record, history };
  return { record: rebaseRecord(record), history: createHistory(engine, state, []) };
}

function seatsWaitingIn(engine: Engine, state: State): readonly Seat[] {
  try {
    return engine.waiting(state);
  } catch {
    return [];
  }
}

import { findBelowZero } from '../kernel/belowZero';
import { createDice } from '../kernel/chance';
import { clone, isSame } from '../kernel/clone';
import { createEngine } from '../kernel/engine';
import { rank } from '../kernel/rank';
import type { Engine, Event, Game, Move, Seat, Start, State } from '../kernel/types';

import { isFrozen, findNotPlain, collectParts, writeState } from './plain';
import { checkEvent, checkSecrets } from './secrets';

/** What the checks of K1 to K10 found out about one random match. */
export interface PlayedMatch {
  readonly moves: number;
  /** Decisions at which the costly checks were made. */
  readonly careful: number;
  /** The longest list of moves that a seat was offered. */
  readonly widest: number;
  readonly state: State;
}

export interface Care {
  /** The costly checks are made once in so many decisions. */
  readonly every?: number;
  /** If a match takes more moves than this, we say that it never ends. */
  readonly longest?: number;
}

function allCards(engine: Engine, state: State): string {
  return engine.game
    .zones(state)
    .flatMap((zone) => zone.cards)
    .sort((a, b) => a - b)
    .join();
}

function checkFlow({ game }: Engine, state: State): string | null {
  for (const { procedure, step } of state.flow) {
    if (!game.procedures.some((one) => one.name === procedure && one.steps[step]))
      return `K2: the flow stands at "${procedure}", "${step}", which the game does not have`;
  }
  return null;
}

function checkMoves(engine: Engine, state: State): string | null {
  const waiting = engine.waiting(state);
  if ((waiting.length === 0) !== engine.isOver(state))
    return 'K5: a match is over when, and only when, nobody is asked';
  for (let seat = 0; seat < state.seats; seat++) {
    const moves = engine.moves(state, seat);
    if (!waiting.includes(seat)) {
      if (moves.length > 0) return `K3: seat ${seat} is not asked, but has moves`;
      continue;
    }
    const texts = new Set<string>();
    for (const move of moves) {
      const wrong = typeof move.type === 'string' ? findNotPlain(move, 'move') : 'it has no type';
      if (wrong) return `K3: seat ${seat} may play ${writeState(move)}: ${wrong}`;
      const text = JSON.stringify(move);
      if (texts.has(text)) return `K5: seat ${seat} is offered ${text} twice`;
      texts.add(text);
    }
  }
  return null;
}

function checkState(engine: Engine, state: State, cards: string): string | null {
  const wrong = findNotPlain(state);
  if (wrong) return `K1: ${wrong}`;
  const low = findBelowZero(engine.game, state);
  if (low) return `K1: ${low}, and is not among the fields in which -1 stands for none`;
  const zones = engine.game.zones(state);
  const inside = collectParts(state);
  const stray = zones.find((zone) => !inside.has(zone.cards));
  if (stray) return `K10: zone "${stray.name}" is not made of an array of the state`;
  if (allCards(engine, state) !== cards)
    return `K10: the cards in the zones are not those of the start: ${difference(cards, allCards(engine, state))}`;
  return checkFlow(engine, state);
}

function difference(before: string, after: string): string {
  const left = before.split(',');
  const right = after.split(',');
  const lost = left.filter((card) => !right.includes(card));
  const come = right.filter((card) => !left.includes(card));
  return `lost ${lost.join(' ') || 'none'}, new ${come.join(' ') || 'none'}, ${left.length} then, ${right.length} now`;
}

/** Checks that looking changes nothing, and that views share nothing with the state. */
function checkLooking(engine: Engine, state: State, seed: number): string | null {
  const before = clone(state);
  const own = collectParts(state);
  for (let seat = 0; seat < state.seats; seat++) {
    for (const copy of [engine.view(state, seat), engine.imagine(state, seat, createDice(seed))]) {
      if ([...collectParts(copy)].some((part) => own.has(part)))
        return 'K7: a view or an imagined state shares an array with the real one';
    }
    engine.moves(state, seat);
    engine.game.judge?.(state, seat);
  }
  if (engine.game.score(state).length !== state.seats) return 'score does not give every seat its points';
  return isSame(state, before) ? null : 'K7: looking at the state changed it';
}

function checkRefusal(engine: Engine, state: State): string | null {
  const before = clone(state);
  for (let seat = 0; seat <= state.seats; seat++) {
    try {
      engine.play(state, seat, { type: 'no such move' });
      return `K3: seat ${seat} played a move that does not exist`;
    } catch (error) {
      if ((error as Error).name !== 'RuleError')
        return `K3: a move that does not exist was refused with ${String(error)}`;
    }
  }
  return isSame(state, before) ? null : 'K3: a refused move changed the state';
}

function checkResult(engine: Engine, state: State): string | null {
  const { places } = engine.game.result(state);
  const sorted = [...places].sort((a, b) => a - b);
  const fits =
    places.length === state.seats && sorted[0] === 1 && sorted.every((place, i) => place >= 1 && place <= i + 1);
  if (!fits) return `the result ranks the seats ${places.join(' ')}`;
  const byPoints = rank(engine.game.score(state), engine.game.wins);
  const isTrue = places.every((place, seat) =>
    places.every((other, at) => byPoints[seat] >= byPoints[at] || place < other),
  );
  return isTrue ? null : `the ${engine.game.wins} points win, but the result ranks the seats ${places.join(' ')}`;
}

/** Checks that the same move in the same state always leads to the same state. */
function checkAgain(engine: Engine, state: State, seat: Seat, move: Move): string | null {
  const [one, other] = [clone(state), clone(state)];
  engine.play(one, seat, move);
  engine.play(other, seat, clone(move));
  return isSame(one, other) ? null : `K6: ${writeState(move)} does not always lead to the same state`;
}

/** Plays a match with random moves and throws at the first rule of the kernel that is broken. */
export function checkMatch(game: Game, start: Start, { every = 7, longest = 50_000 }: Care = {}): PlayedMatch {
  const engine = createEngine(game);
  const dice = createDice(start.seed + 1);
  let moves = 0;
  let checked = 0;
  const demand = (wrong: string | null) => {
    if (wrong) throw new Error(`${game.id}, ${JSON.stringify(start)}, after ${moves} moves: ${wrong}`);
  };
  demand(isFrozen(game.content) ? null : 'K8: the content is not frozen');
  const state = engine.start(start);
  demand(writeState(engine.start(start)) === writeState(state) ? null : 'K6: the same start gives another match');
  const cards = allCards(engine, state);
  demand(checkState(engine, state, cards));
  let widest = 0;
  let twin = JSON.parse(JSON.stringify(state)) as State;
  while (!engine.isOver(state)) {
    demand(moves < longest ? null : `the match has no end after ${longest} moves`);
    const waiting = engine.waiting(state);
    const seat = waiting[dice.random(waiting.length)];
    const offered = engine.moves(state, seat);
    widest = Math.max(widest, offered.length);
    const move: Move = offered[dice.random(offered.length)];
    const careful = moves % every === start.seed % every;
    let tell: ((event: Event) => void) | undefined;
    if (careful) {
      checked++;
      demand(checkMoves(engine, state));
      demand(checkLooking(engine, state, start.seed + moves));
      demand(checkRefusal(engine, state));
      demand(checkAgain(engine, state, seat, move));
      demand(checkSecrets(engine, state, seat, move, start.seed + moves));
      let before = Array.from({ length: state.seats }, (_, viewer) => engine.view(state, viewer));
      tell = (event) => {
        demand(findNotPlain(event, 'event') && `K1: ${findNotPlain(event, 'event')}`);
        demand(checkEvent(engine, before, state, event));
        before = before.map((_, viewer) => engine.view(state, viewer));
      };
    }
    engine.play(state, seat, move, tell);
    moves++;
    engine.play(twin, seat, clone(move));
    if (careful || engine.isOver(state)) {
      demand(checkState(engine, state, cards));
      demand(
        isSame(twin, state)
          ? null
          : `K6: after ${writeState(move)} at the latest, the same moves no longer lead to the same state`,
      );
      twin = JSON.parse(JSON.stringify(state)) as State;
    }
  }
  demand(checkResult(engine, state));
  return { moves, careful: checked, widest, state };
}

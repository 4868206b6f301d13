import { createDriver } from '../src/match/driver';
import { openMatches } from '../src/match/matches';
import type { Match, Sitter } from '../src/match/types';
import { games } from '../src/rules';
import { createDice } from '../src/rules/kernel/chance';
import { clone } from '../src/rules/kernel/clone';
import { createEngine } from '../src/rules/kernel/engine';
import type { Dice, Engine, Move, Seat, State } from '../src/rules/kernel/types';
import { markNames } from '../src/storage/marks';
import { createMemoryStores } from '../src/storage/memoryStores';

import { readArguments } from './arguments';
import { deciderCalled, type Decider } from './ladder/deciders';

/**
 * Counts how often a device goes to another person in a match, by the driver that plays the app, with people who decide
 * as a bot does. handovers nightmare-cathedral --matches 50 --by normal --seats 3 --seed 1
 *
 * covered: without the open table. needed: at the open table, cards opened only where one is played. always: at the
 * open table, cards opened before every answer to a turn of somebody else.
 */
const WAYS = ['covered', 'needed', 'always'] as const;
type Way = (typeof WAYS)[number];

const person = (seat: Seat): Sitter => ({ kind: 'person', person: seat + 1, name: `P${seat}`, mark: markNames[seat] });

/** Whether who answers so would play a card afterwards where only a seat with open cards is asked. */
function wantsCards(engine: Engine, decide: Decider, state: State, seat: Seat, move: Move, dice: Dice): boolean {
  const ahead = clone(state);
  engine.play(ahead, seat, move);
  while (engine.waiting(ahead)[0] === seat) {
    const next = decide(engine, ahead, seat, dice);
    if (!engine.game.passesUnopened?.(ahead, seat)) {
      if (!engine.game.isOpen!(next)) return false; // the curtain comes by itself
    } else if (!engine.game.isOpen!(next)) return true;
    engine.play(ahead, seat, next);
  }
  return false;
}

/** Whether this seat will have a card to play when the others have done as little as they can. */
function foresees(engine: Engine, decide: Decider, state: State, seat: Seat, dice: Dice): boolean {
  const ahead = clone(state);
  for (let [next] = engine.waiting(ahead); next !== undefined; [next] = engine.waiting(ahead)) {
    const moves = engine.moves(ahead, next);
    if (next === seat) {
      const isWindow = moves.every((move) => move.type === engine.game.done || !engine.game.isOpen!(move));
      return isWindow && decide(engine, ahead, seat, dice).type !== engine.game.done;
    }
    const least = moves.find(({ type }) => type === engine.game.decline || type === engine.game.done);
    engine.play(ahead, next, least ?? moves[0]);
  }
  return false;
}

interface Count {
  handOvers: number;
  /** Decisions that people made by hand, and those of them at the open table that were only whether to open the cards. */
  taps: number;
  aloud: number;
}

async function count(engine: Engine, decide: Decider, seats: number, seed: number, way: Way): Promise<Count> {
  const matches = openMatches({ stores: createMemoryStores(), games });
  const sitters = Array.from({ length: seats }, (_, seat) => person(seat));
  const match: Match = matches.begin({ game: engine.game.id, sitters, seed, openTable: way !== 'covered' });
  const truth = engine.start({ seats, seed });
  const dice = createDice(seed);
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  createDriver(match, {
    think: () => {
      throw new Error('Only people play here.');
    },
    handOver: () => 'always',
    pause: () => Promise.resolve(),
  }).start();
  const found: Count = { handOvers: 0, taps: 0, aloud: 0 };
  const summary = () => match.showing.getState();
  // what the app plays by itself is played in the truth, too
  const log = match.play.bind(match);
  match.play = (seat, move) => {
    engine.play(truth, seat, move);
    log(seat, move);
  };
  for (;;) {
    await settle();
    const { curtain, moves, viewer, asked, status } = summary();
    if (status !== 'underWay') return found;
    if (curtain !== null) {
      found.handOvers++;
      match.take();
      continue;
    }
    const seat = asked ?? viewer;
    if (asked === null && match.isAskedAgain(viewer)) {
      found.taps++;
      match.layOpen(0, !foresees(engine, decide, truth, viewer, dice));
      continue;
    }
    if (moves.length === 0) throw new Error(`${engine.game.id}, seed ${seed}: nobody can go on`);
    const move = decide(engine, truth, seat, dice);
    if (asked !== null) {
      const isOthers = engine.moves(truth, seat).some(({ type }) => type === engine.game.decline);
      const opens =
        !engine.game.isOpen!(move) ||
        (way === 'always' && isOthers) ||
        (way === 'needed' && isOthers && wantsCards(engine, decide, truth, seat, move, dice));
      if (opens) {
        match.cover(asked, 0);
        continue;
      }
      if (moves.length === 1) found.aloud++;
    }
    found.taps++;
    match.play(seat, move);
  }
}

async function main() {
  const said = readArguments();
  const id = said.words[0] ?? 'nightmare-cathedral';
  const engine = createEngine(games[id]);
  if (!engine.game.isOpen) throw new Error(`${id} has no open table`);
  const decide = deciderCalled(said.text('by', 'normal'), engine);
  const wanted = said.number('seats', 0);
  const middle = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  console.log('seats  way       hand-overs: mean  10 %  90 %  decisions by hand  of these only "no cards"');
  for (let { min: seats } = games[id].seats; seats <= games[id].seats.max; seats++) {
    if (wanted > 0 && wanted !== seats) continue;
    for (const way of WAYS) {
      const counts: Count[] = [];
      for (let i = 0; i < said.number('matches', 50); i++)
        counts.push(await count(engine, decide, seats, said.number('seed', 1) + i, way));
      const overs = counts.map(({ handOvers }) => handOvers).sort((a, b) => a - b);
      const at = (share: number) => overs[Math.floor(share * (overs.length - 1))];
      const columns = [
        String(seats).padStart(5),
        `  ${way.padEnd(10)}`,
        middle(overs).toFixed(1).padStart(16),
        String(at(0.1)).padStart(6),
        String(at(0.9)).padStart(6),
        middle(counts.map(({ taps }) => taps))
          .toFixed(1)
          .padStart(19),
        middle(counts.map(({ aloud }) => aloud))
          .toFixed(1)
          .padStart(26),
      ];
      console.log(columns.join(''));
    }
  }
}

void main();

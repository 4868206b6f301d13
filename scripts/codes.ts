import { readMatchCode } from '../src/match/code/readMatchCode';
import { writeMatchCode } from '../src/match/code/writeMatchCode';
import { packDecisions, type Decision } from '../src/match/decisions';
import { MATCH_FORMAT, type MatchRecord } from '../src/match/record';
import type { Sitter } from '../src/match/types';
import { games } from '../src/rules';
import { createDice } from '../src/rules/kernel/chance';
import { clone } from '../src/rules/kernel/clone';
import { createEngine } from '../src/rules/kernel/engine';
import type { Engine } from '../src/rules/kernel/types';
import { markNames } from '../src/storage/marks';

import { readArguments } from './arguments';
import { deciderCalled } from './ladder/deciders';

/** Prints how long the codes of finished matches are, by game and number of seats. --matches 10 --by easy --seed 1 */
const NAMES = ['Aleksandra', 'Jan', 'Ewa', 'Łukasz', 'Mama', 'Babcia'];
const sitters = (seats: number): Sitter[] =>
  Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    person: seat + 1,
    name: NAMES[seat % NAMES.length],
    mark: markNames[seat],
  }));

function finished(engine: Engine, seats: number, seed: number, by: string): MatchRecord {
  const { game } = engine;
  const base = engine.start({ seats, seed });
  const state = clone(base);
  const decide = deciderCalled(by, engine);
  const dice = createDice(seed);
  const decisions: Decision[] = [];
  for (let [seat] = engine.waiting(state); seat !== undefined; [seat] = engine.waiting(state)) {
    const move = decide(engine, state, seat, dice);
    engine.play(state, seat, move);
    decisions.push({ seat, move });
  }
  const ended = { score: game.score(state), places: game.result(state).places };
  const kept = {
    barrier: { at: 0, why: 'start' },
    looked: Array.from({ length: seats }, () => 0),
    waiting: [],
    begun: 0,
    touched: Date.now(),
  } as const;
  return {
    format: MATCH_FORMAT,
    game: game.id,
    version: game.version,
    status: 'finished',
    sitters: sitters(seats),
    seed,
    ...kept,
    ...ended,
    base,
    moves: packDecisions(decisions),
    state,
  };
}

const said = readArguments();
const wanted = said.words.length > 0 ? said.words : Object.keys(games);
const middle = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
console.log('game                 seats  decisions: middle  most  letters: middle  most  ms to read: most');
for (const id of wanted) {
  const engine = createEngine(games[id]);
  const { min, max } = games[id].seats;
  for (let seats = min; seats <= max; seats++) {
    const counts: number[] = [];
    const lengths: number[] = [];
    let slowest = 0;
    for (let i = 0; i < said.number('matches', 10); i++) {
      const record = finished(
        engine,
        seats,
        said.number('seed', 1) * 1_000_003 + i * 7_919_111_113,
        said.text('by', 'easy'),
      );
      const coded = writeMatchCode(engine, record);
      if (typeof coded === 'string') throw new Error(`${id}, ${seats} seats: ${coded}`);
      const before = performance.now();
      const read = readMatchCode(coded.code, games, () => engine);
      slowest = Math.max(slowest, performance.now() - before);
      if (typeof read === 'string') throw new Error(`${id}, ${seats} seats: ${read}`);
      counts.push(record.moves.played.length / 2);
      lengths.push(coded.code.length);
    }
    const columns = [
      id.padEnd(21),
      String(seats).padStart(5),
      String(middle(counts)).padStart(19),
      String(Math.max(...counts)).padStart(6),
      String(middle(lengths)).padStart(17),
      String(Math.max(...lengths)).padStart(6),
      slowest.toFixed(0).padStart(18),
    ];
    console.log(columns.join(''));
  }
}

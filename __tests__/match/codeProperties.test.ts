import fc from 'fast-check';

import { wrapCode } from '../../src/match/code/envelope';
import { readMatchCode } from '../../src/match/code/readMatchCode';
import { writeMatchCode } from '../../src/match/code/writeMatchCode';
import { packDecisions, type Decision } from '../../src/match/decisions';
import { MATCH_FORMAT, type MatchRecord } from '../../src/match/record';
import { GUEST, type Sitter } from '../../src/match/types';
import { LEVEL_NAMES } from '../../src/rules/bots/levels';
import { drawNumbers } from '../../src/rules/contract/drawNumbers';
import { createDice } from '../../src/rules/kernel/chance';
import { clone } from '../../src/rules/kernel/clone';
import { createEngine } from '../../src/rules/kernel/engine';
import { completeOptions, listVariants } from '../../src/rules/kernel/options';
import type { Engine } from '../../src/rules/kernel/types';
import { markNames } from '../../src/storage/marks';
import en from '../../src/words/en.json';
import pl from '../../src/words/pl.json';

import { games } from './table';

/** Of each kind so many matches and texts; the long check: RUNS=2000. */
const RUNS = Number(process.env.RUNS ?? 60);
const MINUTE = 60_000;

const engines = new Map(Object.entries(games).map(([game, rules]) => [game, createEngine(rules)]));
const engineOf = (game: string): Engine => engines.get(game)!;
const read = (text: string) => readMatchCode(text, games, engineOf);

/** A text is read, or refused with a reason that a person reads as a sentence in both languages. */
function isTold(text: string): boolean {
  const found = read(text);
  return typeof found !== 'string' || [en, pl].every((words) => words.code.refused[found].length > 10);
}

const name = fc.string({ unit: 'binary', maxLength: 31 });
const mark = fc.constantFrom(...markNames);
const sitter: fc.Arbitrary<Sitter> = fc.oneof(
  fc.record({ kind: fc.constant('person' as const), person: fc.constant(GUEST), name, mark }),
  fc.record({ kind: fc.constant('bot' as const), level: fc.constantFrom(...LEVEL_NAMES), name, mark }),
);

/** A match of this game, played at random to its end, as it is read from a code. */
function playedAtRandom(game: string, sat: readonly Sitter[], seed: number, minute: number): MatchRecord {
  const engine = engineOf(game);
  const dice = createDice(seed);
  const { seats: range } = games[game];
  const seats = range.min + dice.random(range.max - range.min + 1);
  const variants = listVariants(games[game], seats);
  const said = drawNumbers(games[game], variants[dice.random(variants.length)], dice);
  const options = completeOptions(games[game], seats, said);
  const base = engine.start({ seats, seed, options, first: dice.random(seats) });
  const state = clone(base);
  const decisions: Decision[] = [];
  for (let waiting = engine.waiting(state); waiting.length > 0; waiting = engine.waiting(state)) {
    const seat = waiting[dice.random(waiting.length)];
    const moves = engine.moves(state, seat);
    const move = moves[dice.random(moves.length)];
    engine.play(state, seat, move);
    decisions.push({ seat, move });
  }
  return {
    format: MATCH_FORMAT,
    game,
    version: games[game].version,
    status: 'finished',
    sitters: sat.slice(0, seats),
    seed,
    begun: minute * MINUTE,
    touched: minute * MINUTE,
    waiting: [],
    score: engine.game.score(state),
    places: engine.game.result(state).places,
    barrier: { at: 0, why: 'start' },
    looked: Array.from({ length: seats }, () => 0),
    base,
    moves: packDecisions(decisions),
    state,
  };
}

const matchOf = (game: string) =>
  fc
    .tuple(
      fc.array(sitter, { minLength: games[game].seats.max, maxLength: games[game].seats.max }),
      fc.maxSafeNat(),
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    )
    .map(([sat, seed, minute]) => playedAtRandom(game, sat, seed, minute));

describe.each(Object.keys(games))('random matches of %s', (game) => {
  test('what is read is what was written, and written again it is the same code', () => {
    fc.assert(
      fc.property(matchOf(game), (record) => {
        const coded = writeMatchCode(engineOf(game), record);
        if (typeof coded === 'string') throw new Error(coded);
        expect(read(coded.code)).toEqual(record);
        expect(writeMatchCode(engineOf(game), read(coded.code) as MatchRecord)).toEqual(coded);
      }),
      { numRuns: Math.ceil(RUNS / 3) },
    );
  });

  const codeOf = matchOf(game).map((record) => (writeMatchCode(engineOf(game), record) as { code: string }).code);

  test('a code that is cut, or in which letters are others, is refused with a sentence', () => {
    fc.assert(
      fc.property(
        codeOf,
        fc.nat(),
        fc.nat(),
        fc.string({ unit: 'binary', maxLength: 3 }),
        (code, from, length, put) => {
          const at = from % code.length;
          expect(typeof read(code.slice(0, at))).toBe('string');
          expect(isTold(code.slice(0, at))).toBe(true);
          expect(isTold(code.slice(at))).toBe(true);
          expect(isTold(code.slice(0, at) + put + code.slice(at + (length % 5)))).toBe(true);
        },
      ),
      { numRuns: Math.ceil(RUNS / 3) },
    );
  });

  test('a changed code with the right checksum is read or refused with a sentence', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), maxLength: 4 });
    fc.assert(
      fc.property(codeOf, fc.nat(), fc.nat(), letters, (code, from, length, put) => {
        const body = code.slice('CATNAP1000'.length, -7);
        const at = from % body.length;
        expect(isTold(wrapCode(body.slice(0, at) + put + body.slice(at + (length % 5))))).toBe(true);
      }),
      { numRuns: Math.ceil(RUNS / 3) },
    );
  });
});

test('any text is read or refused with a sentence', () => {
  const bytes = fc.uint8Array({ maxLength: 200 }).map((all) => String.fromCharCode(...all));
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), bytes, fc.webUrl(), fc.json());
  fc.assert(
    fc.property(text, (found) => {
      expect(isTold(found)).toBe(true);
      expect(isTold(`CATNAP1${found}`)).toBe(true);
      expect(isTold(`CATNAP1008${found}`)).toBe(true);
    }),
    { numRuns: 10 * RUNS },
  );
});

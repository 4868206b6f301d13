import { clone, isSame } from '../../rules/kernel/clone';
import type { Engine, OptionRule, Options } from '../../rules/kernel/types';
import { markNames } from '../../storage/marks';
import { unpackDecisions } from '../decisions';
import type { MatchRecord } from '../record';
import type { Sitter } from '../types';

import { createWriter, type Writer } from './digits';
import { wrapCode, LONGEST_BODY } from './envelope';
import { BOUND, SITTER_KINDS, MINUTE, hashOutcome } from './format';
import { writeWhole, writeWord } from './parts';
import type { Uncoded } from './reasons';
import { tryStart } from './tryStart';

function writeSitter(to: Writer, sitter: Sitter): void {
  to.write(SITTER_KINDS.indexOf(sitter.kind === 'person' ? 'person' : sitter.level), BOUND.kinds);
  to.write(markNames.indexOf(sitter.mark), BOUND.marks);
  writeWord(to, sitter.name);
}

/**
 * Writes by name only the options that differ from their initial value, so that an option added to a game later leaves
 * older codes valid.
 */
function writeOptions(to: Writer, rules: Readonly<Record<string, OptionRule>>, options: Options): void {
  const changed = Object.entries(rules).filter(([name, { initial }]) => options[name] !== initial);
  writeWhole(to, changed.length);
  for (const [name, rule] of changed) {
    writeWord(to, name);
    const value = options[name];
    if (rule.kind === 'flag') to.write(value ? 1 : 0, 2);
    else if (rule.kind === 'choice') to.write(rule.of.indexOf(value as string), BOUND.choices);
    else writeWhole(to, (value as number) - rule.min);
  }
}

/** Writes every decision as its number in the lists of waiting seats and of legal moves. */
function writeDecisions(to: Writer, engine: Engine, { base, moves }: MatchRecord): void {
  const state = clone(base);
  for (const { seat, move } of unpackDecisions(moves)) {
    const waiting = engine.waiting(state);
    const legal = engine.moves(state, seat);
    const number = legal.findIndex((legalMove) => isSame(legalMove, move));
    to.write(waiting.indexOf(seat), waiting.length);
    to.write(number, legal.length);
    engine.play(state, seat, legal[number]);
  }
}

/**
 * Turns a finished match, whose decisions lead to its state, into a code that replays on another device. An unfinished
 * match has none, because the code would reveal its secrets.
 */
export function writeMatchCode(engine: Engine, record: MatchRecord): { readonly code: string } | Uncoded {
  const { status, game, version, sitters, seed, base, touched, moves } = record;
  if (status !== 'finished') return 'underWay';
  const { seats, first, options } = base;
  // The match was dealt by an older version of the game, so today's rules would deal it differently.
  if (!isSame(base, tryStart(engine, { seats, seed, options, first }))) return 'older';
  const to = createWriter();
  writeWord(to, game);
  writeWhole(to, version);
  to.write(seats, BOUND.seats);
  for (const sitter of sitters) writeSitter(to, sitter);
  writeOptions(to, engine.game.options, options);
  to.write(first, seats);
  to.write(seed, BOUND.seed);
  to.write(Math.floor(touched / MINUTE) % BOUND.minutes, BOUND.minutes);
  to.write(hashOutcome(record), BOUND.outcome);
  writeWhole(to, moves.played.length / 2);
  writeDecisions(to, engine, record);
  const body = to.text();
  return body.length > LONGEST_BODY ? 'long' : { code: wrapCode(body) };
}

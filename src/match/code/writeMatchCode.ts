import { clone, same } from '../../rules/kernel/clone';
import type { Engine, OptionRule, Options } from '../../rules/kernel/types';
import { markNames } from '../../theme/marks';
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

/** Those that are not as at first, by their names: an option that a game gets later leaves older codes as they are. */
function writeOptions(to: Writer, rules: Readonly<Record<string, OptionRule>>, options: Options): void {
  const said = Object.entries(rules).filter(([name, { initial }]) => options[name] !== initial);
  writeWhole(to, said.length);
  for (const [name, rule] of said) {
    writeWord(to, name);
    const value = options[name];
    if (rule.kind === 'flag') to.write(value ? 1 : 0, 2);
    else if (rule.kind === 'choice') to.write(rule.of.indexOf(value as string), BOUND.choices);
    else writeWhole(to, (value as number) - rule.min);
  }
}

/** Every decision as a number in the lists of who is waited for and of what may be done. */
function writeDecisions(to: Writer, engine: Engine, { base, moves }: MatchRecord): void {
  const state = clone(base);
  for (const { seat, move } of unpackDecisions(moves)) {
    const waiting = engine.waiting(state);
    const legal = engine.moves(state, seat);
    const number = legal.findIndex((one) => same(one, move));
    to.write(waiting.indexOf(seat), waiting.length);
    to.write(number, legal.length);
    engine.play(state, seat, legal[number]);
  }
}

/** A finished match, whose decisions lead to its state, as a code that replays on another device. Of a match under way there is none: it would tell its secrets. */
export function writeMatchCode(engine: Engine, record: MatchRecord): { readonly code: string } | Uncoded {
  const { status, game, version, sitters, seed, base, touched, moves } = record;
  if (status !== 'finished') return 'underWay';
  const { seats, first, options } = base;
  if (!same(base, tryStart(engine, { seats, seed, options, first }))) return 'older'; // it begins where an older version left it
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

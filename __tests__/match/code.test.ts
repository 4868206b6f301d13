import fc from 'fast-check';

import { createReader, createWriter, type Writer } from '../../src/match/code/digits';
import { CODE_FORMAT, findCode, wrapCode, LONGEST_BODY } from '../../src/match/code/envelope';
import { hashOutcome } from '../../src/match/code/format';
import { readWhole, readWord, writeWhole, writeWord } from '../../src/match/code/parts';
import { readMatchCode } from '../../src/match/code/readMatchCode';
import { writeMatchCode } from '../../src/match/code/writeMatchCode';
import { packDecisions, type Decision } from '../../src/match/decisions';
import { MATCH_FORMAT, type MatchRecord } from '../../src/match/record';
import type { Matches, Replay, Sitter } from '../../src/match/types';
import { clone } from '../../src/rules/kernel/clone';
import { createEngine } from '../../src/rules/kernel/engine';
import type { Move, Options } from '../../src/rules/kernel/types';
import { createMemoryStores } from '../../src/storage/memoryStores';
import { openTwoSlots } from '../../src/storage/twoSlots';
import type { Kept } from '../storage/faults';

import { choose, device, games, playOn, sen, sitters } from './table';

const boxed = Object.keys(games).filter((game) => game !== 'tally');

function codeFrom(matches: Matches, id: number): string {
  const coded = matches.createCode(id);
  if ('refused' in coded) throw new Error(`refused: ${coded.refused}`);
  return coded.code;
}

function replayOf(code: string, shown: 'open' | 'all' = 'all'): Replay {
  const replay = device().replayCode(code, shown);
  if ('refused' in replay) throw new Error(`refused: ${replay.refused}`);
  return replay;
}

const refusedOf = (text: string): string => {
  const replay = device().replayCode(text, 'all');
  return 'refused' in replay ? replay.refused : 'none of that';
};

describe('numbers in a code', () => {
  test('come out as they were put in, each below its bound', () => {
    const pairs = fc
      .integer({ min: 1, max: 500 })
      .chain((below) => fc.tuple(fc.integer({ min: 0, max: below - 1 }), fc.constant(below)));
    fc.assert(
      fc.property(fc.array(pairs, { maxLength: 200 }), (numbers) => {
        const to = createWriter();
        for (const [value, below] of numbers) to.write(value, below);
        const from = createReader(to.text());
        expect(numbers.map(([, below]) => from.read(below))).toEqual(numbers.map(([value]) => value));
        expect(from.isEmpty()).toBe(true);
      }),
    );
  });

  test('words of any letters and whole numbers of any size come out as they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 31 }), fc.maxSafeNat(), (word, whole) => {
        const to = createWriter();
        writeWord(to, word);
        writeWhole(to, whole);
        const from = createReader(to.text());
        expect(readWord(from)).toBe(word);
        expect(readWhole(from)).toBe(whole);
      }),
    );
  });

  test('a whole number that never ends is cut where it can be counted no more, and so is a word that is too long', () => {
    const to = createWriter();
    for (let digit = 0; digit < 100; digit++) {
      to.write(7, 8);
      to.write(1, 2);
    }
    expect(readWhole(createReader(to.text()))).toBe(2 ** 54);
    const wordy = createWriter();
    writeWord(wordy, 'x'.repeat(40));
    writeWord(wordy, 'y');
    const from = createReader(wordy.text());
    expect([readWord(from), readWord(from)]).toEqual(['x'.repeat(31), 'y']);
  });

  test('what is never chosen costs nothing', () => {
    const to = createWriter();
    for (let i = 0; i < 1000; i++) to.write(0, 1);
    expect(to.text()).toBe('0');
  });
});

/** A finished match as a saved record. */
function finished(game: string, seats: number, options?: Options): MatchRecord {
  const engine = createEngine(games[game]);
  const seed = Number.MAX_SAFE_INTEGER - seats;
  const base = engine.start({ seats, seed, options });
  const state = clone(base);
  const decisions: Decision[] = [];
  for (let waiting = engine.waiting(state); waiting.length > 0; waiting = engine.waiting(state)) {
    const seat = waiting[waiting.length - 1];
    const move = choose(engine.moves(state, seat), state.played, seat);
    engine.play(state, seat, move);
    decisions.push({ seat, move });
  }
  const ended = { score: engine.game.score(state), places: engine.game.result(state).places };
  const begins = {
    barrier: { at: 0, why: 'start' },
    looked: Array.from({ length: seats }, () => 0),
    waiting: [],
    begun: 60_000,
    touched: 60_000,
  } as const;
  return {
    format: MATCH_FORMAT,
    game,
    version: engine.game.version,
    status: 'finished',
    sitters: sitters('PbPbbP'.slice(0, seats)),
    seed,
    ...begins,
    ...ended,
    base,
    moves: packDecisions(decisions),
    state,
  };
}

const fromElsewhere = (record: { readonly sitters: readonly Sitter[] }) =>
  record.sitters.map((sitter) => (sitter.kind === 'person' ? { ...sitter, person: 0 } : sitter));

const tables = boxed.flatMap((game) => {
  const { min, max } = games[game].seats;
  return Array.from({ length: max - min + 1 }, (_, i) => [game, min + i] as const);
});

test.each(tables)('%s, %s at the table: what is read is the match that was written', (game, seats) => {
  const record = finished(game, seats);
  const engine = createEngine(games[game]);
  const coded = writeMatchCode(engine, record);
  if (typeof coded === 'string') throw new Error(coded);
  expect(coded.code).toMatch(/^CATNAP1[0-9A-Z]+$/);
  expect(coded.code.length).toBeLessThan(600);
  expect(readMatchCode(coded.code, games, () => engine)).toEqual({ ...record, sitters: fromElsewhere(record) });
});

test('a match is shown as on the device it was played on, and options go along', () => {
  const matches = device();
  const match = matches.begin({
    ...sen('PbP', Number.MAX_SAFE_INTEGER),
    options: { end: 'rounds', rounds: 2, pairs: true, memory: 'full', penalty: 15 },
  });
  playOn(match);
  const own = matches.replay(match.id, 'all');
  if ('refused' in own) throw new Error(own.refused);
  const replay = replayOf(codeFrom(matches, match.id));
  const { id: _, touched, begun: __, sitters: sat, ...summary } = own.summary;
  expect(replay.summary).toMatchObject({
    ...summary,
    touched: Math.floor(touched / 60_000) * 60_000,
    sitters: fromElsewhere({ sitters: sat }),
  });
  expect(replay.steps).toBe(own.steps);
  for (const step of [0, 1, Math.floor(own.steps / 2), own.steps]) expect(replay.at(step)).toEqual(own.at(step));
});

describe('a code', () => {
  const matches = device();
  const { id } = matches.begin({
    ...sen('PbP', 5),
    first: 2,
    sitters: sitters('PbP').map((sitter, seat) => ({ ...sitter, name: ['Łucja Ńęć', '🐈 5', ''][seat] })),
  });
  const match = matches.open(id);
  if ('refused' in match) throw new Error(match.refused);
  playOn(match);
  const code = codeFrom(matches, id);

  test('keeps names in any letters, and who began', () => {
    const { summary, at } = replayOf(code);
    expect(summary.sitters.map(({ name }) => name)).toEqual(['Łucja Ńęć', '🐈 5', '']);
    expect(at(0).view.first).toBe(2);
  });

  test('is found in the middle of a message, in small letters, broken into lines', () => {
    const lines = code.toLowerCase().replace(/.{30}/g, '$&\r\n  ');
    expect(replayOf(`Catnap! Ola won, see Catnap:\n${lines}\nbye`).steps).toBe(replayOf(code).steps);
    expect(replayOf(`https://example.org/code#${code} `).steps).toBe(replayOf(code).steps);
  });

  test('is taken alone out of a message; a text without one stays as it is', () => {
    expect(findCode(`Hey, ${code.toLowerCase()}!`)).toBe(code);
    expect(findCode('Hey')).toBe('Hey');
  });

  test('names only the options that are not as at first', () => {
    const length = (options: Options) => {
      const coded = writeMatchCode(createEngine(games.sen), finished('sen', 2, options));
      return typeof coded === 'string' ? NaN : coded.code.length;
    };
    expect(length({ end: 'rounds', rounds: 1, penalty: 5, pairs: false })).toBe(length({ end: 'rounds', rounds: 1 }));
  });

  test('is refused when there is none', () => {
    for (const text of ['', 'CATNAP', 'Catnap 1', '{"__proto__":{"polluted":1}}', 'constructor', '🐈'])
      expect(refusedOf(text)).toBe('none');
  });

  test('is refused when its end is missing, when a letter differs, when two changed places', () => {
    for (const end of [13, 40, code.length - 1]) expect(refusedOf(code.slice(0, end))).toBe('cut');
    for (let at = 10; at < code.length; at += 7)
      expect(refusedOf(code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1))).toBe('mistyped');
    const at = [...code].findIndex((letter, i) => i > 12 && letter !== code[i + 1]);
    expect(refusedOf(code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2))).toBe('mistyped');
  });

  test('is refused when something else stands in it', () => {
    for (const letter of ['Ł', '-', '%', '\u0000', '<'])
      expect(refusedOf(code.slice(0, 50) + letter + code.slice(51))).toBe('letters');
  });

  test('is refused before any work when it is huge', () => {
    const before = performance.now();
    expect(refusedOf(code.repeat(2_000))).toBe('long');
    expect(refusedOf(wrapCode('Z'.repeat(LONGEST_BODY + 1)))).toBe('long');
    expect(refusedOf('9'.repeat(20_000_000))).toBe('long');
    expect(performance.now() - before).toBeLessThan(200);
  });

  test('of a later format is refused as newer', () => {
    expect(refusedOf(code.replace(/^CATNAP1/, `CATNAP${CODE_FORMAT + 1}`))).toBe('newer');
  });

  test('of the largest size that is read comes to an end soon, whatever stands in it', () => {
    const before = performance.now();
    for (const letter of ['0', 'Z', 'H']) expect(refusedOf(wrapCode(letter.repeat(LONGEST_BODY)))).toBe('unknownGame');
    expect(performance.now() - before).toBeLessThan(1000);
  });

  test('whatever letters it is made of, is read or refused, and never throws', () => {
    const body = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), maxLength: 300 });
    fc.assert(fc.property(body, (letters) => expect(typeof refusedOf(wrapCode(letters))).toBe('string')));
  });
});

/** A complete code of `tally` with some parts replaced, as somebody could make one without this app. */
interface Crafted {
  readonly game?: string;
  readonly version?: number;
  readonly seats?: number;
  readonly sitter?: (to: Writer) => void;
  readonly options?: (to: Writer) => void;
  readonly outcome?: number;
  readonly count?: number;
  readonly decisions?: (to: Writer) => void;
}

const DECISIONS = 7; // Each decision adds 3, so the sum of 21 ends the match.
const TALLIED = (() => {
  const matches = device();
  const match = matches.begin({ game: 'tally', sitters: sitters('PP'), seed: 1, first: 0 });
  for (let i = 0; i < DECISIONS; i++) match.play(i % 2, { type: 'add', count: 3 } as never);
  const body = codeFrom(matches, match.id);
  return { code: body, summary: match.summary() };
})();

function crafted({
  game = 'tally',
  version = 3,
  seats = 2,
  sitter,
  options = (to) => writeWhole(to, 0),
  outcome = 0,
  count = DECISIONS,
  decisions,
}: Crafted): string {
  const to = createWriter();
  writeWord(to, game);
  writeWhole(to, version);
  to.write(seats, 16);
  for (let seat = 0; seat < seats; seat++) {
    if (sitter) sitter(to);
    else {
      to.write(0, 8);
      to.write(seat, 64);
      writeWord(to, 'Ola');
    }
  }
  options(to);
  to.write(0, Math.max(1, seats));
  to.write(1, Number.MAX_SAFE_INTEGER + 1);
  to.write(29_000_000, 2 ** 32);
  to.write(outcome, 2 ** 16);
  writeWhole(to, count);
  if (decisions) decisions(to);
  else for (let i = 0; i < count; i++) to.write(2, 4);
  return wrapCode(to.text());
}

const honest = hashOutcome(TALLIED.summary);

describe('a code that somebody made up', () => {
  const option = (name: string, write: (to: Writer) => void) => (to: Writer) => {
    writeWhole(to, 1);
    writeWord(to, name);
    write(to);
  };

  test('is read where all of it fits', () => {
    const { summary, steps } = replayOf(crafted({ outcome: honest }));
    expect([summary.game, summary.score, summary.places, steps]).toEqual([
      'tally',
      TALLIED.summary.score,
      TALLIED.summary.places,
      DECISIONS,
    ]);
  });

  test.each<[what: string, Crafted, refused: string]>([
    ['of an unknown game', { game: 'chess' }, 'unknownGame'],
    ['of a game named like something every object has', { game: '__proto__' }, 'unknownGame'],
    ['of a game named constructor', { game: 'constructor' }, 'unknownGame'],
    ['of a newer version', { version: 4 }, 'newer'],
    ['of a version no number can count', { version: Number.MAX_SAFE_INTEGER }, 'newer'],
    ['of an older version', { version: 2 }, 'older'],
    ['with nobody at the table', { seats: 0 }, 'setup'],
    ['with more than can play', { seats: 9 }, 'setup'],
    ['with a kind of player that is not there yet', { sitter: (to) => to.write(7, 8) }, 'newer'],
    [
      'with a mark that is not there yet',
      { sitter: (to) => (to.write(0, 8), to.write(63, 64), writeWord(to, '')) },
      'newer',
    ],
    ['with an option the game does not have', { options: option('rounds', (to) => writeWhole(to, 3)) }, 'setup'],
    ['with an option named __proto__', { options: option('__proto__', (to) => to.write(1, 2)) }, 'setup'],
    ['with more options than any game', { options: (to) => writeWhole(to, 4_000_000_000) }, 'setup'],
    ['with more decisions than any match', { count: 1_000_000_000, decisions: () => {} }, 'long'],
    [
      'with a decision that is not in the list',
      { decisions: (to) => Array.from({ length: DECISIONS }, (_, i) => to.write(i === DECISIONS - 1 ? 4 : 2, 5)) },
      'moves',
    ],
    ['with more decisions than the match has', { count: DECISIONS + 1 }, 'moves'],
    ['with another result', { outcome: (honest + 1) % 2 ** 16 }, 'moves'],
    ['of a match that is not over', { count: DECISIONS - 1 }, 'unfinished'],
    ['that ends in the middle', { decisions: () => {} }, 'unfinished'],
  ])('%s', (_, parts, refused) => {
    expect(refusedOf(crafted({ outcome: honest, ...parts }))).toBe(refused);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('with options that do not fit the game', () => {
    const senWith = (options: (to: Writer) => void) => crafted({ game: 'sen', version: games.sen.version, options });
    expect(refusedOf(senWith(option('rounds', (to) => writeWhole(to, 1_000))))).toBe('setup');
    expect(refusedOf(senWith(option('end', (to) => to.write(63, 64))))).toBe('setup');
    const koty = crafted({
      game: 'koty',
      version: games.koty.version,
      seats: 3,
      options: option('teams', (to) => to.write(1, 2)),
    });
    expect(refusedOf(koty)).toBe('setup');
  });

  test('of matches that only ever choose the first move ends, for every game', () => {
    for (const game of boxed) {
      const { version, seats } = games[game];
      const before = performance.now();
      expect(['unfinished', 'moves']).toContain(
        refusedOf(crafted({ game, version, seats: seats.max, count: 10_000, decisions: () => {} })),
      );
      expect(performance.now() - before).toBeLessThan(5000);
    }
  });
});

describe('no code is made', () => {
  test('of a match under way: it would tell its secrets', () => {
    const matches = device();
    const match = matches.begin(sen('Pb'));
    playOn(match, 9);
    expect(matches.createCode(match.id)).toEqual({ refused: 'underWay' });
    match.abandon();
    expect(matches.createCode(match.id)).toEqual({ refused: 'underWay' });
    expect(matches.createCode(99)).toMatchObject({ refused: 'missing' });
  });

  test('of a match whose decisions do not lead to its end any more, or that began under older rules', () => {
    const kept: Kept = new Map();
    const matches = device(kept);
    const match = matches.begin(sen('Pb'));
    playOn(match);
    const pair = openTwoSlots(
      ['a', 'b'].map((end) => createMemoryStores(kept).open(`match.${match.id}.${end}`)) as never,
      'record',
    );
    const reading = pair.read();
    if (reading.found !== 'valid') throw new Error(reading.found);
    const record = JSON.parse(reading.text);
    pair.write(
      JSON.stringify({ ...record, moves: { book: record.moves.book, played: record.moves.played.slice(0, -2) } }),
    );
    expect(device(kept).createCode(match.id)).toEqual({ refused: 'older' });
    const rebased = { ...record, base: record.state, moves: { book: [], played: [] } };
    expect(writeMatchCode(createEngine(games.sen), rebased)).toBe('older');
    const base = { ...record.base, options: { ...record.base.options, gone: 1 } };
    expect(writeMatchCode(createEngine(games.sen), { ...record, base })).toBe('older');
  });
});

test('of a match so long that no phone could hold its number no code is made', () => {
  const record = finished('tally', 2);
  const engine = createEngine(games.tally);
  const list = Array.from({ length: 1000 }, (_, count): Move & { count: number } => ({ type: 'add', count }));
  const wide: typeof engine = { ...engine, waiting: () => [0], moves: () => list, play: () => {} };
  const codeAfter = (count: number) =>
    writeMatchCode(wide, {
      ...record,
      moves: packDecisions(
        Array.from({ length: count }, (_, i) => ({ seat: 0, move: list[i === count - 1 ? 999 : 0] })),
      ),
    });
  expect(codeAfter(5000)).toHaveProperty('code');
  expect(codeAfter(5500)).toBe('long');
});

test('reading a code writes nothing: good or bad, the device is as it was', () => {
  const kept: Kept = new Map();
  const matches = device(kept);
  const match = matches.begin(sen('Pb'));
  playOn(match);
  const before = JSON.stringify([...kept].map(([name, texts]) => [name, [...texts]]));
  const code = codeFrom(matches, match.id);
  for (const text of [code, code.slice(0, 60), crafted({ game: '__proto__' }), 'x'.repeat(50_000)])
    matches.replayCode(text, 'all');
  expect(JSON.stringify([...kept].map(([name, texts]) => [name, [...texts]]))).toBe(before);
});

test('a code of this format reads for ever', () => {
  const CODE = 'CATNAP101STJHI85UNYQWVRQ1WLQBXEA80LJIP41UC4EUSKO2WNDQ436GT5B8XLD4LGEK22WDH138KTCD';
  expect(replayOf(CODE).steps).toBe(DECISIONS);
  expect(TALLIED.code).toBe(CODE);
});

import { createDice } from '../../../src/rules/kernel/chance';
import { createEngine } from '../../../src/rules/kernel/engine';
import { ask, declareProcedure, askSealed } from '../../../src/rules/kernel/flow';
import type { Event, Game, Move, Procedure, State, Table } from '../../../src/rules/kernel/types';
import { NOBODY } from '../../../src/rules/kernel/zones';

import { trick, type Trick } from './trick';

/** A game that only notes what it does: its flow is what is tested. */
interface Diary extends State {
  notes: string[];
}
const go: Move = { type: 'go' };

function diary(procedures: readonly Procedure[], start = 'main'): Game<Diary> {
  return {
    id: 'diary',
    version: 1,
    seats: { min: 1, max: 4 },
    options: {},
    content: Object.freeze([]),
    setup: () => ({ notes: [] }),
    start,
    procedures,
    zones: () => [],
    wins: 'most',
    score: (s) => Array.from({ length: s.seats }, () => 0),
    result: (s) => ({ places: Array.from({ length: s.seats }, () => 1) }),
  };
}

const note = (text: string, then?: (table: Table, s: Diary) => void) => (s: Diary, _: object, table: Table) => {
  s.notes.push(text);
  then?.(table, s);
};

function notesOf(procedures: readonly Procedure[], seats = 1): string {
  const s = createEngine(diary(procedures)).start({ seats, seed: 1 });
  return s.notes.join(' ');
}

describe('the flow of play', () => {
  test('steps follow from top to bottom, and the match ends with its procedure', () => {
    const engine = createEngine(diary([declareProcedure('main', { one: note('1'), two: note('2') })]));
    const s = engine.start({ seats: 1, seed: 1 });
    expect(s.notes).toEqual(['1', '2']);
    expect(engine.isOver(s)).toBe(true);
    expect(engine.waiting(s)).toEqual([]);
    expect(engine.moves(s, 0)).toEqual([]);
  });

  test('a called procedure is followed before the next step; several in their order', () => {
    const main = declareProcedure<Diary, object, Move>('main', {
      a: note('a', (table) => {
        table.call('sub', { name: 'x' });
        table.call('sub', { name: 'y' });
      }),
      b: note('b'),
    });
    const sub = declareProcedure<Diary, { name: string }, Move>('sub', { only: (s, l) => void s.notes.push(l.name) });
    expect(notesOf([main, sub])).toBe('a x y b');
  });

  test('a call in the last step, or with leave, is followed after the caller has gone', () => {
    const main = declareProcedure<Diary, object, Move>('main', {
      a: note('a', (table) => table.call('mid')),
      z: note('z'),
    });
    const mid = declareProcedure<Diary, object, Move>('mid', {
      m: note('m', (table) => {
        table.call('sub');
        table.leave();
      }),
      never: note('never'),
    });
    const sub = declareProcedure<Diary, object, Move>('sub', {
      depth: (s) => void s.notes.push(String(s.flow.length)),
    });
    expect(notesOf([main, mid, sub])).toBe('a m 2 z');
  });

  test('again comes back to the step, goto goes on at another', () => {
    const main = declareProcedure<Diary, object, Move>('main', {
      a: note('a', (table, s) => (s.notes.length < 3 ? table.again() : table.goto('c'))),
      b: note('b'),
      c: note('c'),
    });
    expect(notesOf([main])).toBe('a a a c');
  });

  test('again with a call: the call comes first', () => {
    const main = declareProcedure<Diary, object, Move>('main', {
      a: note('a', (table, s) => {
        if (s.notes.length > 3) return;
        table.call('sub');
        table.again();
      }),
    });
    expect(notesOf([main, declareProcedure<Diary, object, Move>('sub', { s: note('s') })])).toBe('a s a s a');
  });

  test('finish ends the match from any depth', () => {
    const main = declareProcedure<Diary, object, Move>('main', {
      a: (_s, _l, table) => table.call('sub'),
      b: note('never'),
    });
    const sub = declareProcedure<Diary, object, Move>('sub', {
      s: note('s', (table) => {
        table.call('sub');
        table.finish();
      }),
    });
    expect(notesOf([main, sub])).toBe('s');
  });

  test('a question to nobody is skipped', () => {
    for (const who of [null, [], NOBODY] as const) {
      const main = declareProcedure<Diary, object, Move>('main', {
        q: ask({ who: () => who, moves: () => [go], play: () => undefined }),
        after: note('after'),
      });
      expect(notesOf([main])).toBe('after');
    }
  });

  test('a question to several waits for one of them', () => {
    const main = declareProcedure<Diary, object, Move>('main', {
      q: ask({ who: () => [0, 2], moves: () => [go], play: (s, _, seat) => void s.notes.push(`${seat}`) }),
    });
    const engine = createEngine(diary([main]));
    const s = engine.start({ seats: 3, seed: 1 });
    expect(engine.waiting(s)).toEqual([0, 2]);
    engine.play(s, 2, go);
    expect(s.notes).toEqual(['2']);
    expect(engine.isOver(s)).toBe(true);
  });

  test('a sealed question reveals when all have chosen, and nobody sees a choice before', () => {
    const choices = [{ type: 'a' }, { type: 'b' }];
    const main = declareProcedure<Diary, object, Move>('main', {
      q: askSealed({
        who: () => [0, 2],
        moves: () => choices,
        reveal: (s, _, chosen) => void s.notes.push(JSON.stringify(chosen)),
      }),
      end: ask({ who: () => 0, moves: () => [go], play: () => undefined }),
    });
    const engine = createEngine(diary([main]));
    const s = engine.start({ seats: 3, seed: 1 });
    engine.play(s, 2, { type: 'b' });
    expect(engine.waiting(s)).toEqual([0]);
    expect(engine.moves(s, 2)).toEqual([]);
    expect(engine.view(s, 2).flow[0].chosen).toEqual([null, null, { type: 'b' }]);
    expect(engine.view(s, 0).flow[0].chosen).toEqual([null, null, { type: 'sealed' }]);
    expect(engine.view(s, NOBODY).flow[0].chosen).toEqual([null, null, { type: 'sealed' }]);
    const imagined = new Set(
      Array.from({ length: 40 }, (_, i) => engine.imagine(s, 0, createDice(i)).flow[0].chosen![2]!.type),
    );
    expect([...imagined].sort()).toEqual(['a', 'b']);
    expect(engine.imagine(s, 2, createDice(1)).flow[0].chosen).toEqual([null, null, { type: 'b' }]);
    expect(s.notes).toEqual([]);
    engine.play(s, 0, { type: 'a' });
    expect(s.notes).toEqual(['[{"type":"a"},null,{"type":"b"}]']);
    expect(s.flow[0]).toEqual({ procedure: 'main', step: 'end', locals: {} });
  });

  test('events are told after the state changed, with the state as it is right then', () => {
    const main = declareProcedure<Diary, object, Move>('main', {
      q: ask({
        who: () => 0,
        moves: () => [go],
        play: (s, _l, _seat, _m, table) =>
          void (s.notes.push('one'), table.say({ key: 'one' }), s.notes.push('two'), table.say({ key: 'two' })),
      }),
      after: note('three', (table) => table.say({ key: 'three' })),
    });
    const engine = createEngine(diary([main]));
    const s = engine.start({ seats: 1, seed: 1 });
    const told: [Event, number][] = [];
    engine.play(s, 0, go, (event) => told.push([event, s.notes.length]));
    expect(told).toEqual([
      [{ key: 'one' }, 1],
      [{ key: 'two' }, 2],
      [{ key: 'three' }, 3],
    ]);
  });

  test('chance in a step comes from the state', () => {
    const main = declareProcedure<Diary, object, Move>('main', {
      a: note('a', (table, s) => void s.notes.push(`${table.random(1000)}`, `${table.random(1000)}`)),
    });
    const engine = createEngine(diary([main]));
    const drawn = [1, 2, 3].map((seed) => engine.start({ seats: 1, seed }).notes.join());
    expect(new Set(drawn).size).toBe(3);
    expect(engine.start({ seats: 1, seed: 2 }).notes.join()).toBe(drawn[1]);
  });

  test('beliefs are for who has a seat', () => {
    const seats: number[] = [];
    const engine = createEngine({ ...trick, sampleHidden: (_s, seat) => void seats.push(seat) });
    const s = engine.start({ seats: 2, seed: 1 });
    for (const seat of [1, NOBODY, 0]) engine.imagine(s, seat, createDice(1));
    expect(seats).toEqual([1, 0]);
  });

  test('a listener is forgotten with its move', () => {
    const main = declareProcedure<Diary, object, Move>('main', {
      q: ask({
        who: () => 0,
        moves: () => [go],
        play: (_s, _l, _seat, _m, table) => void (table.say({ key: 'said' }), table.again()),
      }),
    });
    const engine = createEngine(diary([main]));
    const s = engine.start({ seats: 1, seed: 1 });
    let heard = 0;
    engine.play(s, 0, go, () => heard++);
    engine.play(s, 0, go);
    expect(heard).toBe(1);
    expect(s.played).toBe(2);
  });
});

describe('a game that breaks a rule of the kernel is told so', () => {
  const asks = (who: () => number, moves: () => Move[]) =>
    declareProcedure<Diary, object, Move>('main', { q: ask({ who, moves, play: () => undefined }) });

  test.each<[string, readonly Procedure[], RegExp]>([
    [
      'two procedures of one name',
      [
        asks(
          () => 0,
          () => [go],
        ),
        asks(
          () => 0,
          () => [go],
        ),
      ],
      /diary: two procedures are called "main"/,
    ],
    ['no steps', [declareProcedure('main', {})], /diary, procedure main: it has no steps/],
    [
      'no start',
      [declareProcedure('other', { a: note('a') })],
      /diary: it starts with procedure "main", which it does not have/,
    ],
    [
      'an unknown call',
      [declareProcedure<Diary, object, Move>('main', { a: (_s, _l, table) => table.call('sub') })],
      /diary, procedure main, step a: it calls procedure "sub"; there are main/,
    ],
    [
      'goto nowhere',
      [declareProcedure<Diary, object, Move>('main', { a: (_s, _l, table) => table.goto('b') })],
      /diary, procedure main, step a: it goes to step "b"; there are a/,
    ],
    [
      'two ways on',
      [declareProcedure<Diary, object, Move>('main', { a: (_s, _l, table) => void (table.finish(), table.again()) })],
      /step a: it asks for "finish" and for "again" at once/,
    ],
    [
      'no decision',
      [declareProcedure<Diary, object, Move>('main', { a: (_s, _l, table) => table.again() })],
      /diary, procedure main, step a: 100000 steps were followed and none reached a decision/,
    ],
  ])('%s', (_, procedures, message) => {
    const attempt = () => createEngine(diary(procedures)).start({ seats: 1, seed: 1 });
    expect(attempt).toThrow(message);
    expect(attempt).toThrow(expect.objectContaining({ name: 'KernelError' }));
  });

  test('a seat asked without a move', () => {
    const engine = createEngine(
      diary([
        asks(
          () => 0,
          () => [],
        ),
      ]),
    );
    const s = engine.start({ seats: 1, seed: 1 });
    expect(() => engine.moves(s, 0)).toThrow('diary, procedure main, step q: seat 0 is asked and has no move');
  });

  test('an error in a step leaves nothing behind for the next', () => {
    let broken = true;
    const main = declareProcedure<Diary, object, Move>('main', {
      q: ask({
        who: () => 0,
        moves: () => [go],
        play(_s, _l, _seat, _m, table) {
          if (!broken) return;
          table.call('main');
          table.again();
          throw new Error('broken');
        },
      }),
    });
    const engine = createEngine(diary([main]));
    expect(() => engine.play(engine.start({ seats: 1, seed: 1 }), 0, go)).toThrow('broken');
    broken = false;
    const s = engine.start({ seats: 1, seed: 1 });
    engine.play(s, 0, go);
    expect(engine.isOver(s)).toBe(true);
  });
});

describe('bad input is refused in a sentence, and nothing changes', () => {
  const engine = createEngine(trick);
  const begin = () => engine.start({ seats: 2, seed: 5, first: 1 });

  function refused(s: Trick, seat: number, move: unknown, message: RegExp) {
    const before = JSON.stringify(s);
    const attempt = () => engine.play(s, seat, move as Parameters<typeof engine.play>[2]);
    expect(attempt).toThrow(message);
    expect(attempt).toThrow(expect.objectContaining({ name: 'RuleError' }));
    expect(JSON.stringify(s)).toBe(before);
  }

  test('a move that is not legal', () => {
    const s = begin();
    refused(
      s,
      1,
      { type: 'lay', card: s.hands[0][0] },
      /trick, procedure round, step lay: seat 1 may not play \{"type":"lay","card":\d+\}/,
    );
    refused(s, 1, { type: 'lay', card: s.hands[1][0], more: true }, /may not play/);
    refused(s, 1, { type: 'pass' }, /may not play/);
    refused(s, 1, null, /may not play null/);
    refused(s, 1, 'lay', /may not play "lay"/);
  });

  test('a seat that is not asked', () => {
    const s = begin();
    refused(s, 0, { type: 'lay', card: s.hands[0][0] }, /trick: seat 0 is not asked; the match waits for seat 1/);
    refused(s, 7, { type: 'pass' }, /seat 7 is not asked/);
  });

  test('a move of the last list is good only until something was played', () => {
    const s = begin();
    const [move] = engine.moves(s, 1);
    engine.play(s, 1, move);
    refused(s, 1, move, /seat 1 is not asked/);
    const again = begin();
    const [first, second] = engine.moves(again, 1);
    engine.play(again, 1, first);
    engine.play(again, 0, { type: 'pass' });
    engine.play(again, 0, engine.moves(again, 0)[0]);
    refused(again, 1, second, /may not play/);
  });

  test('a move of one state is no move of another, nor of another seat', () => {
    const [here, there] = [begin(), engine.start({ seats: 2, seed: 6, first: 1 })];
    const foreign = engine
      .moves(here, 1)
      .find((move) => !engine.moves(there, 1).some((one) => JSON.stringify(one) === JSON.stringify(move)))!;
    engine.moves(here, 1);
    refused(there, 1, foreign, /may not play/);
    const own = { type: 'own', seat: 0 } as Move;
    const several = createEngine(
      diary([
        declareProcedure<Diary, object, Move>('main', {
          q: ask({ who: () => [0, 1], moves: (_s, _l, seat) => [{ ...own, seat } as Move], play: () => undefined }),
        }),
      ]),
    );
    const s = several.start({ seats: 2, seed: 1 });
    const [mine] = several.moves(s, 0);
    expect(() => several.play(s, 1, mine)).toThrow(/seat 1 may not play/);
  });

  test('what was legal once is not for ever', () => {
    const once = createEngine(
      diary([
        declareProcedure<Diary, object, Move>('main', {
          q: ask({
            who: () => 0,
            moves: (s) => (s.notes.length > 0 ? [{ type: 'stop' }] : [go, { type: 'stop' }]),
            play: (s, _l, _seat, move, table) => void (s.notes.push(move.type), move.type === 'go' && table.again()),
          }),
        }),
      ]),
    );
    const s = once.start({ seats: 1, seed: 1 });
    once.moves(s, 0);
    once.play(s, 0, go);
    expect(() => once.play(s, 0, go)).toThrow(/may not play/);
  });

  test('a match that is over', () => {
    const s = begin();
    while (!engine.isOver(s)) engine.play(s, engine.waiting(s)[0], engine.moves(s, engine.waiting(s)[0])[0]);
    refused(s, 0, { type: 'pass' }, /trick: the match is over/);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 3],
    ['an empty object', {}],
    ['a state without chance', { flow: [], played: 0 }],
    ['one without a count', { flow: [], chance: [] }],
  ])('a state that is no state: %s', (_, s) => {
    for (const use of [
      () => engine.waiting(s as Trick),
      () => engine.moves(s as Trick, 0),
      () => engine.play(s as Trick, 0, { type: 'pass' }),
      () => engine.view(s as Trick, 0),
      () => engine.isOver(s as Trick),
      () => engine.imagine(s as Trick, 0, createDice(1)),
    ]) {
      expect(use).toThrow('trick: this is no state of a match');
    }
  });

  test('a state that stands where the game has no step', () => {
    for (const [procedure, step] of [
      ['round', 'lie'],
      ['square', 'lay'],
    ]) {
      const s = begin();
      s.flow[0] = { procedure, step, locals: {} };
      expect(() => engine.waiting(s)).toThrow(
        `trick: this state stands at step "${step}" of procedure "${procedure}", which the game does not have`,
      );
      refused(s, 1, { type: 'pass' }, /which the game does not have/);
    }
  });

  test.each([0, 1, 4, 2.5, NaN])('%p seats', (seats) => {
    expect(() => engine.start({ seats, seed: 1 })).toThrow(`trick: ${seats} seats, but it is played by 2 to 3`);
  });

  test('a seed that is no whole number, a seat that can not begin', () => {
    for (const seed of [0.5, NaN, Infinity])
      expect(() => engine.start({ seats: 2, seed })).toThrow(/the seed is .*, but must be a whole number/);
    for (const first of [-1, 2, 0.5])
      expect(() => engine.start({ seats: 2, seed: 1, first })).toThrow(
        `trick: seat ${first} can't begin a match of 2 seats`,
      );
  });
});

describe('a start', () => {
  const engine = createEngine(trick);

  test('is the same for the same seed, and another for another', () => {
    expect(engine.start({ seats: 3, seed: 8 })).toEqual(engine.start({ seats: 3, seed: 8 }));
    expect(engine.start({ seats: 3, seed: 8 }).hands).not.toEqual(engine.start({ seats: 3, seed: 9 }).hands);
    expect(engine.start({ seats: 3, seed: 8 }).hands).not.toEqual(engine.start({ seats: 3, seed: 8 + 2 ** 32 }).hands);
  });

  test('draws who begins, unless it is said; the cards are the same', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => engine.start({ seats: 3, seed }).first));
    expect([...firsts].sort()).toEqual([0, 1, 2]);
    for (const first of [0, 1, 2]) {
      const s = engine.start({ seats: 3, seed: 8, first });
      expect(s.first).toBe(first);
      expect(s.hands).toEqual(engine.start({ seats: 3, seed: 8 }).hands);
    }
  });
});

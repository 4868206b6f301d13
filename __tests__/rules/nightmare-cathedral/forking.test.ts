import { DEVELOPMENTS, DREAMS } from '../../../src/rules/nightmare-cathedral/content/cards';
import { TOKENS } from '../../../src/rules/nightmare-cathedral/content/tokens';
import { CATHEDRAL_TRACK, FORKS } from '../../../src/rules/nightmare-cathedral/content/tracks';
import type { CathedralPiece } from '../../../src/rules/nightmare-cathedral/content/types';
import type { NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';

import { arrange, asked, cardCalled, day, done, engine, keys, moves, play, until, waiting } from './arrange';

const forking = (length: 'standard' | 'variable', seats = 3) => arrange({ seats, options: { forking: true, length } });
const space = (piece: CathedralPiece) => FORKS.findIndex((fork) => fork.piece === piece);
const offered = (s: NightmareCathedral) => moves(s).flatMap((move) => (move.type === 'piece' ? [move.piece] : []));

/** Makes seat 0 build next. */
function building(s: NightmareCathedral): NightmareCathedral {
  s.flow.push(
    { procedure: 'cathedral', step: 'next', locals: { builder: 0, everybody: false, space: 0 } },
    { procedure: 'bonus', step: 'offer', locals: { seat: 0, step: 1 } },
  );
  play(s, done);
  return s;
}

/** Puts a token without questions where this piece lies. */
function withToken(s: NightmareCathedral, piece: CathedralPiece, key: string): NightmareCathedral {
  const token = Object.keys(TOKENS)
    .map(Number)
    .find((one) => TOKENS[one].key === key)!;
  const at = s.tokens.indexOf(token);
  if (at >= 0) s.tokens[at] = s.tokens[space(piece)];
  s.tokens[space(piece)] = token;
  return s;
}

test('N10.1 tokens on the grey spaces, and what is up', () => {
  const standard = forking('standard');
  const variable = forking('variable');
  expect([standard.pieces, variable.pieces]).toEqual([['1C'], []]);
  const grey = (s: NightmareCathedral) => FORKS.map((fork, at) => (fork.colour === 'grey' ? s.tokens[at] : 0));
  expect(variable.tokens).toEqual(grey(variable));
  expect([...variable.tokens.slice(0, 6)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect([standard.tokens[space('1C')], standard.tokens.filter((token) => token > 0).length]).toEqual([0, 5]);
  const orders = new Set(
    Array.from({ length: 20 }, (_, seed) => engine.start({ seats: 2, seed, options: { forking: true } }).tokens.join()),
  );
  expect(orders.size).toBeGreaterThan(15);
});

test('N10.2 grey ones, or what has a token and all before it up; the builder alone carries it out', () => {
  const s = building(forking('variable'));
  expect([asked(s), waiting(s), offered(s)]).toEqual(['cathedral.piece', 0, ['1A', '1B', '1C', '1D', '2A', '2B']]);
  withToken(s, '1A', 'road');
  const told = play(s, { type: 'piece', piece: '1A' });
  expect([keys(told), asked(s), waiting(s), s.pieces, s.tokens[0]]).toEqual([
    ['pieceUp', 'token'],
    'move.choose',
    0,
    ['1A'],
    0,
  ]);
  play(s, done);
  expect(asked(s)).toBe('turn.choose'); // Nobody else is asked.
  const later = forking('variable');
  later.pieces = ['1A', '2A', '1C', '1B'];
  later.tokens = FORKS.map((fork, at) =>
    later.pieces.includes(fork.piece)
      ? 0
      : fork.colour === 'grey'
        ? later.tokens[at]
        : fork.colour === 'yellow'
          ? at + 1
          : 0,
  );
  // 4B needs 2B first, 3B needs 1D, and red has no token.
  expect(offered(building(later))).toEqual(['1D', '2B', '3A', '4A']);
});

test('N10.3 yellow comes with one grey left, red with one yellow left', () => {
  const s = forking('variable');
  const colours = () =>
    ['grey', 'yellow', 'red'].map(
      (colour) => FORKS.filter((fork, at) => fork.colour === colour && s.tokens[at] > 0).length,
    );
  for (const [piece, left] of [
    ['1A', [5, 0, 0]],
    ['1B', [4, 0, 0]],
    ['1C', [3, 0, 0]],
    ['2A', [2, 0, 0]],
    ['2B', [1, 4, 0]],
    ['4A', [1, 3, 0]],
    ['4B', [1, 2, 0]],
    ['3A', [1, 1, 3]],
    ['1D', [0, 1, 3]],
    ['3B', [0, 0, 3]],
  ] as const) {
    building(s);
    play(s, { type: 'piece', piece });
    expect([piece, colours()]).toEqual([piece, left]);
    until(s, 'turn.choose');
  }
  expect(s.tokens.filter((token) => token > 0).map((token) => TOKENS[token].colour)).toEqual(['red', 'red', 'red']);
});

test('N10.4 books and visions come from stage 2', () => {
  const s = building(withToken(forking('variable', 4), '1A', 'library'));
  play(s, { type: 'piece', piece: '1A' });
  expect([asked(s), moves(s).length]).toEqual(['keep.keep', 5]);
  const looked = moves(s).flatMap((move) => (move.type === 'keep' ? [move.card] : []));
  expect(looked.every((card) => DEVELOPMENTS[card].stage === 2)).toBe(true);
  expect(engine.view(s, 1).flow.at(-1)!.locals).toMatchObject({ looked: [0, 0, 0, 0, 0] });
  play(s, { type: 'keep', card: looked[2] }, { type: 'keep', card: looked[4] });
  expect([s.hands[0].slice(-2), s.deck2.length, asked(s)]).toEqual([[looked[2], looked[4]], 42, 'turn.choose']);

  const visions = building(withToken(forking('variable', 4), '1A', 'vision'));
  play(visions, { type: 'piece', piece: '1A' });
  const dreams = moves(visions).flatMap((move) => (move.type === 'keep' ? [move.card] : []));
  expect([dreams.length, dreams.every((card) => DREAMS[card].stage === 2)]).toEqual([4, true]);
  play(visions, { type: 'keep', card: dreams[0] });
  // They are put above the two others.
  expect([visions.visions[0], visions.dreams[0].length, visions.dreamDeck2.length]).toEqual([[dreams[0]], 2, 18]);
  play(visions, { type: 'ignore', day: day('ritual') });
  until(visions, 'turn.putBack');
  expect(moves(visions)).toEqual(
    [...visions.dreams[0], dreams[0]].map((card) => ({ type: 'putBack', card }) as never).concat([done as never]),
  );

  const mixed = withToken(forking('variable', 4), '1A', 'library');
  mixed.stageCards = true;
  mixed.deck.push(...mixed.deck2.splice(0));
  const count = mixed.deck.length;
  play(building(mixed), { type: 'piece', piece: '1A' });
  play(mixed, moves(mixed)[0]);
  play(mixed, moves(mixed)[0]);
  expect(mixed.deck).toHaveLength(count - 2);

  const stage = forking('variable', 4);
  stage.pieces = ['1A', '2A', '1B', '2B', '4A', '4B'];
  stage.tokens = FORKS.map(() => 0);
  stage.tokens[space('5A')] = 11;
  expect(keys(play(building(stage), { type: 'piece', piece: '5A' })).slice(0, 3)).toEqual([
    'pieceUp',
    'stageCards',
    'token',
  ]);
});

test('N10.5 who builds when; a waking Dreamer waits for its own turn', () => {
  const s = forking('standard');
  s.turns = 3;
  play(s, { type: 'ignore', day: day('ritual') });
  until(s, 'cathedral.piece');
  expect([waiting(s), s.turn]).toEqual([0, 0]);
  withToken(s, '1A', 'waking');
  play(s, { type: 'piece', piece: '1A' });
  expect([asked(s), waiting(s), moves(s)]).toEqual([
    'turn.wake',
    0,
    [0, 1, 2].map((night) => ({ type: 'sleep', night })),
  ]); // It happens in this very turn.
  play(s, { type: 'sleep', night: 0 });
  expect([s.dreamer[0], s.wakes[0], s.turn]).toEqual([0, false, 1]);

  const variable = arrange({
    seats: 3,
    options: { forking: true, length: 'variable' },
    dreams: [[], ['limbo-opened'], []],
    dreamer: [0, 2, 0],
  });
  variable.limbo[1] = 3;
  play(variable, { type: 'ignore', day: day('ritual') });
  until(variable, 'turn.react');
  play(variable, { type: 'dream', card: cardCalled('limbo-opened') });
  expect([asked(variable), waiting(variable)]).toEqual(['cathedral.piece', 1]);
  withToken(variable, '1B', 'waking');
  play(variable, { type: 'piece', piece: '1B' });
  expect([variable.wakes, asked(variable), waiting(variable)]).toEqual([[false, true, false], 'turn.react', 1]);
  until(variable, 'turn.choose');
  expect([variable.dreamer[0], waiting(variable)]).toEqual([2, 1]); // The active seat sleeps as usual.
  play(variable, { type: 'ignore', day: day('develop') });
  until(variable, 'turn.wake');
  expect(waiting(variable)).toBe(1);
});

test('the covenant: the agree part of any own card', () => {
  const s = building(withToken(forking('variable'), '1A', 'covenant'));
  play(s, { type: 'piece', piece: '1A' });
  expect([asked(s), moves(s).length]).toEqual(['borrow.which', 6]);
  play(s, { type: 'borrow', day: day('summon') });
  expect(asked(s)).toBe('produce.choose');
  expect(CATHEDRAL_TRACK).toHaveLength(FORKS.length);
});

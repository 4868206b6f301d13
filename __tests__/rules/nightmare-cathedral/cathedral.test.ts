import { CONFLICTS, DEVELOPMENTS, DREAMS } from '../../../src/rules/nightmare-cathedral/content/cards';
import { CATHEDRAL_TRACK } from '../../../src/rules/nightmare-cathedral/content/tracks';
import { SHADOWS, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';

import {
  arrange,
  asked,
  cardCalled,
  done,
  engine,
  facing,
  keys,
  moves,
  play,
  types,
  units,
  waiting,
  type Arrangement,
} from './arrange';

const pieces = (count: number) => CATHEDRAL_TRACK.slice(0, count).map((space) => space.piece);

/** Ends the turn with as few decisions as possible, and returns the events. */
function endTurn(s: NightmareCathedral) {
  const told = play(s, {
    type: 'ignore',
    day: moves(s).flatMap((move) => (move.type === 'ignore' ? [move.day] : []))[0],
  });
  const { turns } = s;
  while (
    s.turns === turns &&
    s.flow.length > 0 &&
    !asked(s).startsWith('produce') &&
    !asked(s).startsWith('addShadow') &&
    !asked(s).startsWith('fly') &&
    !asked(s).startsWith('climb')
  ) {
    const offered = moves(s);
    told.push(...play(s, offered.find((move) => move.type === 'done' || move.type === 'pass') ?? offered[0]));
  }
  return told;
}

/** A match in seat 0's turn, in which this piece is the next one. */
function atPiece(count: number, arrangement: Arrangement = {}) {
  const s = arrange(arrangement);
  s.pieces = pieces(count);
  s.turns = s.seats;
  return s;
}

test('N8.1 a piece after every turn but the first of each seat; its icon for everybody', () => {
  const s = arrange({ seats: 4 });
  const counts: number[] = [];
  for (let i = 0; i < 5; i++) {
    endTurn(s);
    counts.push(s.pieces.length);
  }
  expect(counts).toEqual([1, 1, 1, 1, 2]);
  const icon = atPiece(4, { seats: 3, turn: 1 });
  endTurn(icon);
  const fliers: number[] = [];
  while (asked(icon) === 'fly.choose') {
    fliers.push(waiting(icon));
    play(icon, done);
  }
  // They go clockwise from the active seat, which stays active.
  expect([fliers, icon.pieces.length]).toEqual([[1, 2, 0], 5]);
  expect(icon.turn).toBe(2);
});

test('N8.1 the Cathedral is finished after turn 12 and one for each seat', () => {
  for (const seats of [2, 3, 4]) {
    const s = arrange({ seats });
    let turn = 0;
    while (s.pieces.length < 13) {
      const offered = moves(s);
      play(
        s,
        offered.find((move) => move.type === 'ignore' || move.type === 'done' || move.type === 'pass') ?? offered[0],
      );
      turn = s.turns;
    }
    expect(turn).toBe(12 + seats);
  }
});

test('N8.2 icons of Dreams build in the variable game, for their seat alone', () => {
  const variable = {
    seats: 3,
    options: { length: 'variable' as const },
    areas: { 5: { units: [[0, 3]] }, 10: { units: [[0, 1]] }, 15: { units: [[0, 1]] } } as const,
    dreams: [['in-the-cathedrals-shadow', 'offering-of-knowledge'], [], []],
    hands: [['blow', 'veil', 'frenzy'], [], []],
  };
  const s = arrange(variable);
  expect(s.pieces).toEqual(pieces(2));
  // The card has two icons, which raise 2A and 2B.
  const told = play(s, { type: 'dream', card: cardCalled('in-the-cathedrals-shadow') });
  expect([keys(told), s.pieces.length, asked(s), waiting(s)]).toEqual([
    ['dreamt', 'pieceUp', 'pieceUp'],
    4,
    'produce.choose',
    0,
  ]);
  play(s, done);
  expect(asked(s)).toBe('turn.choose');
  play(s, { type: 'dream', card: cardCalled('offering-of-knowledge') });
  for (const key of ['blow', 'veil', 'frenzy']) play(s, { type: 'discard', card: cardCalled(key) });
  expect([asked(s), waiting(s), s.pieces.length]).toEqual(['fly.choose', 0, 5]);
  play(s, done);
  expect([asked(s), s.pieces.length]).toEqual(['addShadow.choose', 6]);
  const late = arrange(variable);
  late.pieces = pieces(12);
  expect(keys(play(late, { type: 'dream', card: cardCalled('in-the-cathedrals-shadow') }))).toEqual([
    'dreamt',
    'pieceUp',
    'complete',
  ]);
  expect(late.pieces).toHaveLength(13); // The second icon does nothing.
  const standard = arrange({ ...variable, options: {} });
  play(standard, { type: 'dream', card: cardCalled('in-the-cathedrals-shadow') });
  expect(standard.pieces).toHaveLength(1);
  const turns = arrange(variable);
  turns.turns = 9;
  endTurn(turns);
  expect(turns.pieces).toHaveLength(2);
});

test('N8.3 a Shadow must be placed, the rest is offered', () => {
  const icon = (count: number) => {
    const s = atPiece(count);
    endTurn(s);
    return s;
  };
  const shadow = icon(5);
  expect(types(shadow)).toEqual(['addShadow']);
  expect(types(icon(3))).toEqual(['produce', 'done']);
  expect(types(icon(4))).toEqual(['fly', 'done']);
  expect(types(icon(6))).toEqual(['climb', 'done']);
  const full = atPiece(5);
  full.supply[SHADOWS] = 0;
  endTurn(full);
  expect([full.turn, asked(full)]).toEqual([1, 'turn.choose']);
});

test('N8.4 the cards of stage 2', () => {
  const s = atPiece(8);
  s.discards = s.deck.splice(0, 3);
  const before = {
    hands: JSON.stringify(s.hands),
    deck: s.deck.length,
    dreams: s.dreamDeck.length,
    gone: [...s.conflicts],
    discards: [...s.discards],
  };
  s.conflictsMet = 2;
  const market = [...s.market];
  s.pieces = pieces(8);
  s.flow.push(
    { procedure: 'cathedral', step: 'next', locals: { builder: 0, everybody: true, space: 0 } },
    { procedure: 'bonus', step: 'offer', locals: { seat: 0, step: 1 } },
  );
  const told = play(s, done);
  expect(told.map((event) => event.key)).toEqual(['pieceUp', 'stageCards']);
  // With two seats, 24 of them come.
  expect([s.deck.length, s.deck2, s.discards]).toEqual([before.deck + 24, [], before.discards]);
  expect(s.deck.filter((card) => DEVELOPMENTS[card].stage === 2)).toHaveLength(24);
  expect([s.dreamDeck.length + s.market.length, s.market.length, s.dreamDeck2]).toEqual([
    before.dreams + 3 + 15,
    3,
    [],
  ]);
  expect([...s.dreamDeck, ...s.market]).toEqual(expect.arrayContaining(market));
  expect(s.dreamDeck.filter((card) => DREAMS[card].stage === 2).length).toBeGreaterThan(10);
  expect(s.dreamDeckMet).toEqual(s.dreamDeck.map(() => 0));
  expect([
    s.conflicts.length,
    s.conflicts.every((card) => CONFLICTS[card].stage === 2),
    s.gone,
    s.conflictsMet,
  ]).toEqual([16, true, before.gone, 0]);
  expect([JSON.stringify(s.hands), s.stageCards]).toEqual([before.hands, true]);
});

test('N8.5 with the last piece the Nightmares wake', () => {
  const effects = [
    ['command', 1],
    ['release', 1],
    ['devour', 'own', 1, 'any'],
  ] as const;
  const areas = { 3: { units: [[0, 2]] } } as const;
  const early = facing(effects, { areas });
  expect([asked(early.s), units(early.s, 3)[0]]).toEqual(['turn.choose', 2]);
  const s = atPiece(12, { areas });
  endTurn(s);
  expect([s.pieces.length, s.nightmareAt]).toEqual([13, [0, 0]]);
  const late = facing(effects, { areas, complete: true });
  expect(asked(late.s)).toBe('command.which');
  const after = atPiece(13);
  endTurn(after);
  expect(after.pieces).toHaveLength(13);
  expect(engine.isOver(after)).toBe(false);
});

import { packDecisions, unpackDecisions, type Decision } from '../../src/match/decisions';
import { createHistory, canReach } from '../../src/match/history';
import { clone } from '../../src/rules/kernel/clone';
import { createEngine } from '../../src/rules/kernel/engine';
import type { State } from '../../src/rules/kernel/types';
import { runAtOnce } from '../../src/storage/work';

import { choose, games } from './table';

const engine = createEngine(games.sen);

/** A match after this many decisions, and every state it was in. */
function played(count: number, salt = 0) {
  const states: State[] = [engine.start({ seats: 3, seed: 5 })];
  const decisions: Decision[] = [];
  while (decisions.length < count) {
    const state = clone(states[states.length - 1]);
    const seat = engine.waiting(state)[0];
    const move = choose(engine.moves(state, seat), state.played + salt, seat);
    engine.play(state, seat, move);
    decisions.push({ seat, move });
    states.push(state);
  }
  return { states, decisions };
}

test('every state a match was in, in any order', () => {
  const { states, decisions } = played(70);
  const history = createHistory(engine, states[0], decisions);
  for (const count of [70, 0, 33, 16, 17, 15, 69, 1, 70]) expect(history.stateAt(count)).toEqual(states[count]);
  expect(runAtOnce(canReach(history, states[70]))).toBe(true);
  expect(runAtOnce(canReach(history, states[69]))).toBe(false);
});

test('a history grown decision by decision is the same, also after it was cut and went on otherwise', () => {
  const { states, decisions } = played(70);
  const other = played(70, 1000);
  const history = createHistory(engine, states[0], []);
  decisions.forEach((decision, i) => history.add(decision, states[i + 1]));
  for (const cut of [50, 48, 33, 31, 0]) {
    history.cutTo(cut);
    expect(history.stateAt(cut)).toEqual(states[cut]);
    expect(history.decisions).toEqual(decisions.slice(0, cut));
  }
  other.decisions.forEach((decision, i) => history.add(decision, other.states[i + 1]));
  for (const count of [16, 32, 40, 70]) expect(history.stateAt(count)).toEqual(other.states[count]);
  history.cutTo(40);
  for (const count of [40, 32, 20]) expect(history.stateAt(count)).toEqual(other.states[count]);
});

test('a history that was given its beginning, and grew before anybody asked for it', () => {
  const { states, decisions } = played(70);
  const history = createHistory(engine, states[0], decisions.slice(0, 40));
  decisions.slice(40).forEach((decision, i) => history.add(decision, states[41 + i]));
  for (const count of [20, 40, 33, 70]) expect(history.stateAt(count)).toEqual(states[count]);
});

test('decisions that the rules refuse lead nowhere', () => {
  const { states, decisions } = played(20);
  expect(
    runAtOnce(
      canReach(createHistory(engine, states[0], [...decisions, { seat: 0, move: { type: 'fly' } }]), states[20]),
    ),
  ).toBe(false);
});

test('packed decisions come out as they went in, each move written once', () => {
  const { decisions } = played(70);
  const packed = packDecisions(decisions);
  expect(unpackDecisions(JSON.parse(JSON.stringify(packed)))).toEqual(decisions);
  expect(new Set(packed.book.map((move) => JSON.stringify(move))).size).toBe(packed.book.length);
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(decisions).length / 2);
  expect(unpackDecisions(packDecisions([]))).toEqual([]);
});

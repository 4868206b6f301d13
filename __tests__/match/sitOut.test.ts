import { openMatches } from '../../src/match/matches';
import { thinkForSeat } from '../../src/match/thinkForSeat';
import type { Match, Sitter } from '../../src/match/types';
import { games } from '../../src/rules';
import type { NightmareCathedral } from '../../src/rules/nightmare-cathedral/state';
import { createMemoryStores } from '../../src/storage/memoryStores';

const sitters: Sitter[] = [
  { kind: 'person', person: 1, name: 'Ola', mark: 'circle' },
  { kind: 'bot', level: 'easy', name: 'Figa', mark: 'star' },
  { kind: 'bot', level: 'easy', name: 'Bury', mark: 'moon' },
];

const TURNS = 18;

const begin = (): Match =>
  openMatches({ stores: createMemoryStores(), games }).begin({
    game: 'nightmare-cathedral',
    seed: 3,
    first: 0,
    sitters,
  });

const turnsOf = (match: Match) => (match.showing.getState().view as NightmareCathedral).turns;

/** Plays until the person is asked; false when the match is over. */
function isAsked(match: Match): boolean {
  for (;;) {
    const { status, waiting } = match.showing.getState();
    if (status !== 'underWay') return false;
    const [seat] = waiting;
    const forced = match.findAppMove(seat);
    if (forced) match.play(seat, forced);
    else if (seat === 0) return true;
    else {
      const thought = match.startThinking(thinkForSeat, seat);
      let slice = thought.next();
      while (!slice.done) slice = thought.next();
      match.play(seat, slice.value);
    }
  }
}

/** Plays on, with `answer` whenever a deed is asked for; returns the turns in which that was. */
function countDeedQuestions(match: Match, answer: (match: Match) => void): number[] {
  const asked: number[] = [];
  while (isAsked(match) && turnsOf(match) < TURNS) {
    const { moves } = match.showing.getState();
    if (match.maySitOut(0)) {
      asked.push(turnsOf(match));
      answer(match);
    } else match.play(0, moves[(turnsOf(match) * 7) % moves.length]);
  }
  return asked;
}

const decline = (match: Match) =>
  match.play(
    0,
    match.showing.getState().moves.find(({ type }) => type === 'done')!,
  );

test('who sits out is asked for a deed once a turn, not before and after every action', () => {
  const often = countDeedQuestions(begin(), decline);
  const once = countDeedQuestions(begin(), (match) => match.sitOut(0));
  expect(often.length).toBeGreaterThan(1.5 * once.length);
  expect(new Set(once).size).toBe(once.length);
  expect(once.length).toBeGreaterThan(3);
});

test('a decision that is taken back is asked for anew', () => {
  const match = begin();
  while (isAsked(match) && !match.maySitOut(0)) match.play(0, match.showing.getState().moves[0]);
  match.sitOut(0);
  expect(match.maySitOut(0) && match.findAppMove(0) === null).toBe(false);
  match.undo();
  while (isAsked(match) && !match.maySitOut(0)) match.play(0, match.showing.getState().moves[0]);
  expect(match.findAppMove(0)).toBeNull();
});

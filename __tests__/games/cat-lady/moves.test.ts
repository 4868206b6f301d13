import { face } from '../../../src/games/cat-lady/face';
import { handles } from '../../../src/games/cat-lady/handles';
import { say, sure } from '../../../src/games/cat-lady/moveText';
import { REASONS } from '../../../src/games/cat-lady/refuse';
import { FOODS } from '../../../src/rules/cat-lady/cats';
import type { CatLadyMove } from '../../../src/rules/cat-lady/state';
import { handsOf, refusalsOf } from '../gestureSuite';

import { engine, play } from './matches';

const faced = { face, engine, play };

test('every move is done with a piece and a place of the table, or is a button; one hand means two moves only for a card in a row and a column', () => {
  const isCrossing = (moves: readonly CatLadyMove[]) =>
    moves.length === 2 && moves.every(({ type }) => type === 'take');
  expect(handsOf(faced, { matches: 45, every: 1 }, isCrossing)).toEqual({
    byHand: ['adopt', 'back', 'give', 'place', 'spray', 'take'],
    buttons: ['best', 'cash', 'done', 'end'],
    wrong: [],
  });
});

test('a tap on an arrow takes its line; no two moves of one choice read alike', () => {
  play(4, (state, seat, moves) => {
    const view = engine.view(state, seat);
    const takes = moves.filter(({ type }) => type === 'take');
    for (const move of takes)
      expect(handles(view, seat, move)).toContainEqual({ place: `line:${(move as { line: number }).line}` });
    expect(new Set(moves.map((move) => JSON.stringify(say(view, seat, move)))).size).toBe(moves.length);
  });
});

test('whatever else is touched is refused with a rule that can be looked up', () => {
  expect(refusalsOf(faced, { matches: 45, every: 3 })).toEqual({ reasons: Object.keys(REASONS).sort(), wrong: [] });
});

test('a feeding worse than the best is asked about, the best is not', () => {
  let asked = 0;
  for (let number = 0; number < 12; number++) {
    let isFirst = true;
    play(number, (state, seat) => {
      if (!state.revealed || !isFirst) return;
      isFirst = false;
      const view = engine.view(state, seat);
      expect(sure(view, seat, { type: 'done' })).toBeNull();
      const fed = view.bowls[seat].findIndex((bowl) => bowl.some((count) => count > 0));
      if (fed < 0) return;
      engine.play(state, seat, {
        type: 'back',
        cat: fed,
        food: FOODS[view.bowls[seat][fed].findIndex((count) => count > 0)],
      });
      const question = sure(engine.view(state, seat), seat, { type: 'done' });
      if (!question) return;
      asked++;
      expect(question.facts!.mine).toBeLessThan(question.facts!.could as number);
    });
  }
  expect(asked).toBeGreaterThan(6);
});

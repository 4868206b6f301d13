import { handles } from '../../../src/games/cat-lady/handles';
import { REASONS, refuse } from '../../../src/games/cat-lady/refuse';
import { rules } from '../../../src/games/cat-lady/rules';
import { say, sure } from '../../../src/games/cat-lady/say';
import { scene as sceneOf } from '../../../src/games/cat-lady/scene';
import { stepOf } from '../../../src/games/cat-lady/step';
import type { CatLadyMove } from '../../../src/rules/cat-lady/state';
import { FOODS } from '../../../src/rules/cat-lady/cats';
import type { Handle } from '../../../src/table/scene';
import { movesBy, waysOf } from '../../../src/table/ways';
import { engine, play } from './matches';

const SIZE = { width: 390, height: 668 };
const numbers = rules.flatMap((section) => section.rules);

test('every move is done with a piece and a place of the table, or is a button; one hand means two moves only for a card in a row and a column', () => {
  const byHand = new Set<string>();
  const buttons = new Set<string>();
  const wrong: string[] = [];
  for (let number = 0; number < 45; number++) {
    play(number, (state, seat, moves) => {
      const view = engine.view(state, seat);
      const scene = sceneOf(view, seat, SIZE, null);
      const places = new Set(scene.places.map((place) => place.key));
      const pieces = new Map(scene.pieces.map((piece) => [piece.key, piece]));
      const ways = waysOf(moves, (move) => handles(view, seat, move));
      for (const move of ways.buttons) buttons.add(move.type);
      for (const { move, piece, place } of ways.all) {
        const hand = `${move.type}: ${piece} onto ${place}`;
        byHand.add(move.type);
        if (place !== undefined && !places.has(place)) wrong.push(`${hand}: no such place`);
        if (piece !== undefined && !pieces.has(piece)) wrong.push(`${hand}: no such piece`);
        const meant = movesBy<CatLadyMove>(ways, piece, place);
        if (meant.length > 1 && !(meant.length === 2 && meant.every((one) => one.type === 'take'))) wrong.push(`${hand}: means ${meant.map((one) => one.type)}`);
      }
    });
  }
  expect(wrong).toEqual([]);
  expect([...buttons].sort()).toEqual(['best', 'cash', 'done', 'end']);
  expect([...byHand].sort()).toEqual(['adopt', 'back', 'give', 'place', 'spray', 'take']);
});

test('a tap on an arrow takes its line; no two moves of one choice read alike', () => {
  play(4, (state, seat, moves) => {
    const view = engine.view(state, seat);
    const takes = moves.filter(({ type }) => type === 'take');
    for (const move of takes) expect(handles(view, seat, move)).toContainEqual({ place: `line:${(move as { line: number }).line}` });
    expect(new Set(moves.map((move) => JSON.stringify(say(view, seat, move)))).size).toBe(moves.length);
  });
});

test('whatever else is touched is refused with a rule that can be looked up', () => {
  const reasons = new Set<string>();
  const wrong: string[] = [];
  for (let number = 0; number < 45; number++) {
    let step = number;
    play(number, (state, seat, moves) => {
      if (step++ % 3 !== 0) return;
      const viewer = step % 4 === 0 ? (seat + 1) % state.seats : seat;
      const view = engine.view(state, viewer);
      const { pieces, places } = sceneOf(view, viewer, SIZE, null);
      const allowed = viewer === seat ? moves.flatMap((move) => handles(view, viewer, move)) : [];
      const touches: Handle[] = [
        ...places.map((place) => ({ place: place.key })),
        ...pieces.map((piece) => ({ piece: piece.key, place: piece.place })),
        ...pieces.filter((piece) => piece.place === `hand:${viewer}` || piece.isToken).flatMap((piece) => places.map((place) => ({ piece: piece.key, place: place.key }))),
      ];
      for (const touched of touches) {
        if (allowed.some((way) => way.piece === touched.piece && way.place === touched.place)) continue;
        const refusal = refuse(view, viewer, touched);
        if (!refusal || !numbers.includes(refusal.rule)) wrong.push(`${stepOf(state)} ${JSON.stringify(touched)}`);
        else reasons.add(refusal.why.key.replace('cat-lady:refused.', ''));
      }
    });
  }
  expect(wrong).toEqual([]);
  expect([...reasons].sort()).toEqual(Object.keys(REASONS).sort());
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
      engine.play(state, seat, { type: 'back', cat: fed, food: FOODS[view.bowls[seat][fed].findIndex((count) => count > 0)] });
      const question = sure(engine.view(state, seat), seat, { type: 'done' });
      if (!question) return;
      asked++;
      expect(question.facts!.mine).toBeLessThan(question.facts!.could as number);
    });
  }
  expect(asked).toBeGreaterThan(6);
});

import { handles } from '../../../src/games/sen/handles';
import { scene as sceneOf } from '../../../src/games/sen/scene';
import { REASONS, refuse } from '../../../src/games/sen/refuse';
import { rules } from '../../../src/games/sen/rules';
import { stepOf } from '../../../src/games/sen/step';
import type { Handle } from '../../../src/table/scene';
import { engine, play } from './matches';

const SIZE = { width: 390, height: 668 };
const BUTTONS = ['remember', 'wake', 'use', 'say'];
const numbers = rules.flatMap((section) => section.rules);

test('every move is done with a piece and a place of the table, or is a button; no hand means two moves, none is covered', () => {
  const byHand = new Set<string>();
  const buttons = new Set<string>();
  const wrong: string[] = [];
  for (let number = 0; number < 48; number++) {
    let step = number;
    play(number, (state, seat, moves) => {
      if (step++ % 5 !== 0) return;
      const view = engine.view(state, seat);
      const scene = sceneOf(view, seat, SIZE);
      const places = new Set(scene.places.map((place) => place.key));
      const pieces = new Map(scene.pieces.map((piece) => [piece.key, piece]));
      const met = new Set<string>();
      for (const move of moves) {
        const ways = handles(view, seat, move);
        (ways.length > 0 ? byHand : buttons).add(move.type);
        for (const { piece, place } of ways) {
          const hand = `${move.type}: ${piece} onto ${place}`;
          const taken = piece === undefined ? null : pieces.get(piece);
          if (place === undefined || !places.has(place)) wrong.push(`${hand}: no such place`);
          if (taken === undefined) wrong.push(`${hand}: no such piece`);
          if (taken && scene.pieces.some((one) => one.place === taken.place && one.depth > taken.depth)) wrong.push(`${hand}: covered`);
          if (met.has(`${piece} ${place}`)) wrong.push(`${hand}: means two moves`);
          met.add(`${piece} ${place}`);
        }
      }
    });
  }
  expect(wrong).toEqual([]);
  expect([...buttons].sort()).toEqual([...BUTTONS].sort());
  expect([...byHand].sort()).toEqual(['claim', 'discard', 'draw', 'keep', 'look', 'put', 'swap', 'take']);
});

test('whatever else is touched is refused with a rule that can be looked up', () => {
  const reasons = new Set<string>();
  const wrong: string[] = [];
  for (let number = 0; number < 48; number++) {
    let step = number;
    play(number, (state, seat, moves) => {
      if (step++ % 5 !== 0) return;
      const viewer = step % 3 === 0 ? (seat + 1) % state.seats : seat;
      const view = engine.view(state, viewer);
      const { pieces, places } = sceneOf(view, viewer, SIZE);
      const allowed = viewer === seat ? moves.flatMap((move) => handles(view, viewer, move)) : [];
      const touches: Handle[] = [
        ...places.map((place) => ({ place: place.key })),
        ...pieces.map((piece) => ({ piece: piece.key })),
        ...pieces.map((piece, i) => ({ piece: piece.key, place: places[(i * 7 + step) % places.length].key })),
      ];
      for (const touched of touches) {
        if (allowed.some((way) => way.piece === touched.piece && way.place === touched.place)) continue;
        const refusal = refuse(view, viewer, touched);
        if (!refusal || !numbers.includes(refusal.rule)) wrong.push(`${stepOf(state)} ${JSON.stringify(touched)}`);
        else reasons.add(refusal.why.key.replace('sen:refused.', ''));
      }
    });
  }
  expect(wrong).toEqual([]);
  expect([...reasons].sort()).toEqual(Object.keys(REASONS).sort());
});

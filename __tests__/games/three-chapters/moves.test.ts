import { handles } from '../../../src/games/three-chapters/handles';
import { REASONS, refuse } from '../../../src/games/three-chapters/refuse';
import { rules } from '../../../src/games/three-chapters/rules';
import { scene as sceneOf } from '../../../src/games/three-chapters/scene';
import type { ThreeChaptersMove } from '../../../src/rules/three-chapters/state';
import type { Handle } from '../../../src/table/scene';
import { movesBy, waysOf } from '../../../src/table/ways';
import { engine, play } from './matches';

const SIZE = { width: 390, height: 668 };
const numbers = rules.flatMap((section) => section.rules);

test('every move is done with a piece and a place of the table, and no hand means two', () => {
  const byHand = new Set<string>();
  const wrong: string[] = [];
  for (let number = 0; number < 30; number++) {
    play(number, (state, seat, moves) => {
      const view = engine.view(state, seat);
      const { places, pieces, groups = [] } = sceneOf(view, seat, SIZE, null);
      const ways = waysOf(moves, (move) => handles(view, seat, move));
      if (ways.buttons.length > 0) wrong.push('a button');
      for (const { move, piece, place } of ways.all) {
        const hand = `${move.type}: ${piece} onto ${place}`;
        byHand.add(move.type);
        if (!pieces.some(({ key }) => key === piece)) wrong.push(`${hand}: no such piece`);
        if (place !== undefined && !places.some(({ key }) => key === place)) wrong.push(`${hand}: no such place`);
        if (place !== undefined && groups.some((group) => group.places.includes(place))) wrong.push(`${hand}: on a closed paper`);
        if (movesBy<ThreeChaptersMove>(ways, piece, place).length > 1) wrong.push(`${hand}: two moves`);
      }
    });
  }
  expect(wrong).toEqual([]);
  expect([...byHand].sort()).toEqual(['give', 'keep', 'play']);
});

test('whatever else is touched is refused with a rule that can be looked up', () => {
  const reasons = new Set<string>();
  const wrong: string[] = [];
  for (let number = 0; number < 25; number++) {
    let step = number;
    play(number, (state, seat, moves) => {
      if (step++ % 4 !== 0) return;
      for (let viewer = 0; viewer < state.seats; viewer++) {
        const view = engine.view(state, viewer);
        const { pieces, places } = sceneOf(view, viewer, SIZE, null);
        const asked = engine.waiting(state).includes(viewer) ? engine.moves(state, viewer) : [];
        const allowed = (viewer === seat ? moves : asked).flatMap((move) => handles(view, viewer, move));
        const inHand = pieces.filter((piece) => piece.place === `hand:${viewer}`);
        const touches: Handle[] = [
          ...places.map((place) => ({ place: place.key })),
          ...pieces.map((piece) => ({ piece: piece.key })),
          ...inHand.flatMap((piece) => places.map((place) => ({ piece: piece.key, place: place.key }))),
        ];
        for (const touched of touches) {
          if (allowed.some((way) => way.piece === touched.piece && way.place === touched.place)) continue;
          const refusal = refuse(view, viewer, touched);
          if (!refusal || !numbers.includes(refusal.rule)) wrong.push(`${state.chapter} ${JSON.stringify(touched)}`);
          else reasons.add(refusal.why.key.replace('three-chapters:refused.', ''));
        }
      }
    });
  }
  expect(wrong).toEqual([]);
  expect([...reasons].sort()).toEqual(Object.keys(REASONS).sort());
});

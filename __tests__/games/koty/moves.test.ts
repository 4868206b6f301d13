import { handles } from '../../../src/games/koty/handles';
import { REASONS, refuse } from '../../../src/games/koty/refuse';
import { rules } from '../../../src/games/koty/rules';
import { scene as sceneOf } from '../../../src/games/koty/scene';
import { stepOf } from '../../../src/games/koty/step';
import type { KotyMove } from '../../../src/rules/koty/state';
import type { Handle } from '../../../src/table/scene';
import { waysOf, movesBy } from '../../../src/table/ways';
import { engine, play } from './matches';

const SIZE = { width: 390, height: 668 };
const BUTTONS = ['decline', 'exchange', 'stop'];
const numbers = rules.flatMap((section) => section.rules);

test('every move is done with a piece and a place of the table, or is a button; one hand means two moves only with a joker', () => {
  const byHand = new Set<string>();
  const buttons = new Set<string>();
  const wrong: string[] = [];
  for (let number = 0; number < 60; number++) {
    let step = number;
    play(number, (state, seat, moves) => {
      if (step++ % 7 !== 0 && !['moth', 'dragon', 'bat', 'owl'].some((type) => moves.some((move) => move.type === type))) return;
      const view = engine.view(state, seat);
      const scene = sceneOf(view, seat, SIZE, null);
      const places = new Set(scene.places.map((place) => place.key));
      const pieces = new Map(scene.pieces.map((piece) => [piece.key, piece]));
      const ways = waysOf(moves, (move) => handles(view, seat, move));
      for (const move of ways.buttons) buttons.add(move.type);
      for (const { move, piece, place } of ways.all) {
        const hand = `${move.type}: ${piece} onto ${place}`;
        byHand.add(move.type);
        const taken = piece === undefined ? null : pieces.get(piece);
        if (place !== undefined && !places.has(place)) wrong.push(`${hand}: no such place`);
        if (taken === undefined) wrong.push(`${hand}: no such piece`);
        if (taken && taken.place !== `hand:${seat}` && scene.pieces.some((one) => one.place === taken.place && one.depth > taken.depth)) wrong.push(`${hand}: covered`);
        const meant = movesBy<KotyMove>(ways, piece, place);
        const isJoker = meant.length === 2 && meant.every((one) => one.type === 'befriend' || one.type === 'fight');
        if (meant.length > 1 && !isJoker) wrong.push(`${hand}: means ${meant.map((one) => one.type)}`);
      }
    });
  }
  expect(wrong).toEqual([]);
  expect([...buttons].sort()).toEqual(BUTTONS);
  expect([...byHand].sort()).toEqual(['bat', 'befriend', 'carry', 'chase', 'cover', 'defend', 'dragon', 'exchange', 'fight', 'lay', 'moth', 'owl', 'place', 'repeat']);
});

test('whatever else is touched is refused with a rule that can be looked up', () => {
  const reasons = new Set<string>();
  const wrong: string[] = [];
  for (let number = 0; number < 60; number++) {
    let step = number;
    play(number, (state, seat, moves) => {
      if (step++ % 5 !== 0) return;
      const viewer = step % 3 === 0 ? (seat + 1) % state.seats : seat;
      const view = engine.view(state, viewer);
      const { pieces, places } = sceneOf(view, viewer, SIZE, null);
      const allowed = viewer === seat ? moves.flatMap((move) => handles(view, viewer, move)) : [];
      const inHand = pieces.filter((piece) => piece.place === `hand:${viewer}`);
      const touches: Handle[] = [
        ...places.map((place) => ({ place: place.key })),
        ...pieces.map((piece) => ({ piece: piece.key })),
        ...inHand.flatMap((piece) => places.map((place) => ({ piece: piece.key, place: place.key }))),
      ];
      for (const touched of touches) {
        if (allowed.some((way) => way.piece === touched.piece && way.place === touched.place)) continue;
        const refusal = refuse(view, viewer, touched);
        if (!refusal || !numbers.includes(refusal.rule)) wrong.push(`${stepOf(state)} ${JSON.stringify(touched)}`);
        else reasons.add(refusal.why.key.replace('koty:refused.', ''));
      }
    });
  }
  expect(wrong).toEqual([]);
  expect([...reasons].sort()).toEqual(Object.keys(REASONS).sort());
});

import { face } from '../../../src/games/nightmare-cathedral/face';
import { hintIds, listHints } from '../../../src/games/nightmare-cathedral/hints';
import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';

import { engine, play } from './matches';

const SIZE = { width: 390, height: 724, text: 1, leftHand: false, largeCards: false };

test('every hint has its moment, and points at places that are there', () => {
  const met = new Set<string>();
  for (let number = 0; number < 24; number++) {
    play(number, (s, seat) => {
      const view = engine.view(s, seat);
      for (const { id, point = [] } of listHints(view, seat)) {
        if (met.has(id)) continue;
        met.add(id);
        const keys = layOutScene(view, seat, SIZE).places.map(({ key }) => key);
        expect(point.filter((key) => !keys.includes(key))).toEqual([]);
      }
    });
  }
  expect(hintIds.filter((id) => !met.has(id))).toEqual([]);
});

test('a hint stands neither over the chips that it points at, nor over the Day spaces of which one is asked for', () => {
  const s = engine.start({ seats: 2, seed: 1, first: 0 });
  while (s.flow[s.flow.length - 1].procedure !== 'turn') {
    const [seat] = engine.waiting(s);
    engine.play(s, seat, engine.moves(s, seat)[0], () => {});
  }
  s.limbo[0] = 2;
  expect(listHints(engine.view(s, 0), 0).find(({ id }) => id === 'limbo')).toMatchObject({ stands: 'middle' });
  expect(listHints(engine.view(s, 0), 0).find(({ id }) => id === 'turn')?.stands).toBeUndefined();
});

test('nothing is explained before the first turn, and the first own turn is', () => {
  const s = engine.start({ seats: 2, seed: 1, first: 0 });
  expect(listHints(engine.view(s, 0), 0)).toEqual([]);
  while (s.flow[s.flow.length - 1].procedure !== 'turn') {
    const [seat] = engine.waiting(s);
    engine.play(s, seat, engine.moves(s, seat)[0], () => {});
  }
  expect(listHints(engine.view(s, 0), 0)[0]).toMatchObject({ id: 'turn' });
  expect(listHints(engine.view(s, 1), 1)).toEqual([]);
});

test('what may be done is told for areas and beds in the set-up, then for five Day spaces', () => {
  const told: Record<string, Set<number>> = {};
  play(5, (s, seat) => {
    const step = s.flow[s.flow.length - 1]?.step;
    const place = step === 'takeArea' || step === 'sleep' ? step : 'turn';
    (told[place] ??= new Set()).add(face.explainOptions?.(engine.view(s, seat), seat).length ?? 0);
  });
  expect(told).toEqual({ takeArea: new Set([2]), sleep: new Set([3]), turn: new Set([5]) });
});

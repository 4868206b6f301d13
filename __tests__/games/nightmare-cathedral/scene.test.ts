import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';
import { SHADOWS, SIDES } from '../../../src/rules/nightmare-cathedral/state';
import { misplaced, pickLook, wrongIn } from '../scenes';

import { engine, play } from './matches';

/** The parts of a window that a slim footer leaves for the table, or the one beside it on a low screen. */
const SIZES = [
  [320, 448],
  [360, 620],
  [375, 560],
  [390, 643],
  [390, 724],
  [412, 790],
  [600, 860],
  [768, 904],
  [1024, 1240],
  [457, 319],
  [634, 334],
  [722, 374],
  [1024, 660],
  [1156, 740],
  [1366, 904],
].map(([width, height]) => ({ width, height }));

test('wherever a random match stands and whoever looks, everything is inside, apart, and large enough to touch', () => {
  const found = new Set<string>();
  let looked = 0;
  for (let number = 0; number < 24; number++) {
    let step = number;
    play(number, (state, seat) => {
      if (step++ % 9 !== 0) return;
      const { viewer, size } = pickLook(number, step, seat, state, SIZES);
      const view = engine.view(state, viewer);
      const scene = layOutScene(view, viewer, { ...size, leftHand: step % 4 === 0, text: step % 3 === 0 ? 2 : 1 });
      looked++;
      for (const wrong of wrongIn(scene, view, size))
        found.add(`${state.seats} seats, viewer ${viewer}, ${size.width}x${size.height}: ${wrong}`);
    });
  }
  expect([...found]).toEqual([]);
  expect(looked).toBeGreaterThan(1000);
});

test.each(SIZES.slice(0, 9))('the map is at least 264 wide at $width x $height', (size) => {
  for (const seats of [2, 3, 4]) {
    const view = engine.view(engine.start({ seats, seed: seats }), 0);
    const map = layOutScene(view, 0, size).scenery!.find(({ key }) => key === 'map')!;
    expect([seats, map.width >= 264]).toEqual([seats, true]);
    expect(map.width).toBeCloseTo(map.height);
  }
});

test('right after every event each unit on the map is drawn where it stands', () => {
  const { wrong, heard } = misplaced(engine, 9, play, (view, viewer) => ({
    drawn: layOutScene(view, viewer, SIZES[4])
      .pieces.filter(({ key }) => key.startsWith('unit:'))
      .map(({ key, place }) => `${key.split(':').slice(0, 3).join(':')} ${place}`),
    lying: view.units.flatMap((count, at) => {
      const [area, side] = [Math.floor(at / SIDES), at % SIDES];
      return Array.from({ length: count }, () => `unit:${area}:${side} area:${area}`);
    }),
  }));
  expect(wrong).toEqual([]);
  expect(heard.length).toBeGreaterThan(40);
});

test('figures stay within the map, and the own side stands in front of Shadows', () => {
  for (let number = 0; number < 6; number++) {
    play(number, (state, seat) => {
      const view = engine.view(state, seat);
      const { pieces, scenery } = layOutScene(view, seat, SIZES[4]);
      const map = scenery!.find(({ key }) => key === 'map')!;
      for (const piece of pieces.filter(({ place }) => place.startsWith('area:'))) {
        const [left, top] = [piece.x - piece.width / 2, piece.y - (piece.width * (piece.aspect ?? 1)) / 2];
        expect(left).toBeGreaterThan(map.x - map.width / 2 - 1);
        expect(top).toBeGreaterThan(map.y - map.height / 2 - 1);
      }
      const own = pieces.filter(({ key }) => key.split(':')[2] === `${seat}` && key.startsWith('unit:'));
      for (const piece of own) {
        const behind = pieces.filter(({ key, place }) => place === piece.place && key.split(':')[2] === `${SHADOWS}`);
        for (const shadow of behind) expect(shadow.depth).toBeLessThan(piece.depth);
      }
    });
  }
});

test('the count at the end stands before the sums: no plate shows its score once the match is over', () => {
  const s = engine.start({ seats: 3, seed: 1 });
  const hidden = (view: typeof s) => layOutScene(view, 0, SIZES[0]).plates.map(({ hidesScore }) => hidesScore);
  expect(hidden(engine.view(s, 0))).toEqual([false, false, false]);
  expect(hidden({ ...engine.view(s, 0), flow: [] })).toEqual([true, true, true]);
  const ends: unknown[] = [];
  play(
    1,
    () => {},
    ({ key }, state) => key === 'ended' && ends.push(hidden(engine.view(state, 0))),
    6000,
  );
  expect(ends).toEqual([[true, true, true]]);
});

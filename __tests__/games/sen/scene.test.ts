import { layOutScene as sceneOf } from '../../../src/games/sen/scene';
import type { Sen } from '../../../src/rules/sen/state';
import type { Scene, Size } from '../../../src/table/scene';
import { TARGET } from '../../../src/theme/space';
import { SIZES, brokenIn, lookAround, misplaced, wrongIn } from '../scenes';

import { engine, play } from './matches';

/**
 * Whether a table of this size has room for the lands at a finger's width. Random players claim pairs without knowing
 * them; people's dreams do not grow this large.
 */
function hasRoom(view: Sen, size: Size): boolean {
  const grown = Math.max(...view.dreams.map((lands) => lands.length));
  if (grown <= 4) return true;
  const lands = view.dreams.flat().length;
  return grown <= 8 && lands * TARGET * TARGET < size.width * size.height * 0.34;
}

test('wherever a random match stands and whoever looks, everything is inside, apart, and large enough to touch', () => {
  let looked = 0;
  let roomy = 0;
  const found: string[] = [];
  lookAround<Sen>(play, { matches: 200, every: 9 }, (state, { number, viewer, size }) => {
    const view = engine.view(state, viewer);
    const scene = sceneOf(view, viewer, size);
    looked++;
    const wrong = hasRoom(view, size) ? wrongIn(scene, view, size) : brokenIn(scene, view, size);
    if (hasRoom(view, size)) roomy++;
    if (wrong.length > 0) {
      found.push(
        `match ${number}, viewer ${viewer}, ${size.width}x${size.height}, lands ${view.dreams.map((lands) => lands.length)}: ${wrong}`,
      );
    }
  });
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(1000);
  expect(roomy).toBeGreaterThan(900);
});

test.each(SIZES)('four lands each, two cards in hand, 2 to 5 seats: all of it fits $width x $height', (size) => {
  for (const seats of [2, 3, 4, 5]) {
    const state = engine.start({ seats, seed: seats, first: 0 });
    state.hand = [state.closed.pop()!, state.closed.pop()!];
    const scene = sceneOf(engine.view(state, 0), 0, size);
    const where = `${seats} seats`;
    expect([where, ...wrongIn(scene, { seats }, size)]).toEqual([where]);
    expect(scene.places.filter((place) => place.key.startsWith('hand:'))).toHaveLength(2);
  }
});

test.each([5, 6, 7, 8])('dreams of %d lands are still met by a finger', (lands) => {
  const rooms: [seats: number, size: Size][] = [
    [2, { width: 320, height: 390 }],
    [3, { width: 360, height: 464 }],
    [4, { width: 360, height: 564 }],
    [5, lands <= 6 ? { width: 360, height: 564 } : { width: 412, height: 740 }],
    [5, { width: 768, height: 848 }],
    [5, { width: 1024, height: 592 }],
  ];
  for (const [seats, size] of rooms) {
    const state = engine.start({ seats, seed: 1, first: 0, options: { pairs: true } });
    for (let dream = 0; dream < seats; dream++) {
      for (const rows of [state.met, state.shown]) while (rows[dream].length < lands) rows[dream].push(0);
      while (state.dreams[dream].length < lands) state.dreams[dream].push(state.closed.pop()!);
    }
    const scene = sceneOf(engine.view(state, 0), 0, size);
    const where = `${seats} seats, ${size.width}x${size.height}`;
    expect([where, ...wrongIn(scene, { seats }, size)]).toEqual([where]);
  }
});

test('an absurd dream of 17 lands shrinks and stays inside', () => {
  for (const size of SIZES) {
    const state = engine.start({ seats: 5, seed: 1, first: 0, options: { pairs: true } });
    for (const dream of [0, 3]) {
      while (state.dreams[dream].length < 17) {
        state.dreams[dream].push(state.closed.pop()!);
        state.met[dream].push(0);
        state.shown[dream].push(0);
      }
    }
    const scene = sceneOf(engine.view(state, 0), 0, size);
    expect([size, ...brokenIn(scene, state, size)]).toEqual([size]);
  }
});

test('larger text has more room: plates and captions grow, cards make way', () => {
  const state = engine.start({ seats: 3, seed: 4, first: 0 });
  const view = engine.view(state, 0);
  for (const size of SIZES.slice(1, 9)) {
    const [plain, large] = [1, 2].map((text) => sceneOf(view, 0, { ...size, text }));
    expect(large.plates[0].height).toBe(2 * plain.plates[0].height);
    expect([size, ...wrongIn(large, view, size)]).toEqual([size]);
  }
});

test('for a left hand the piles and the sides change places, and the lands of a dream do not', () => {
  const state = engine.start({ seats: 3, seed: 4, first: 0 });
  const view = engine.view(state, 0);
  for (const size of SIZES) {
    const right = sceneOf(view, 0, size);
    const left = sceneOf(view, 0, { ...size, leftHand: true });
    const x = (scene: Scene, key: string) => scene.places.find((place) => place.key === key)!.x;
    expect(x(left, 'closed')).toBeCloseTo(size.width - x(right, 'closed'));
    expect(x(left, 'closed') > x(left, 'open')).toBe(x(right, 'closed') < x(right, 'open'));
    expect(x(left, 'land:0:1') - x(left, 'land:0:0')).toBeCloseTo(x(right, 'land:0:1') - x(right, 'land:0:0'));
    expect([size, ...wrongIn(left, view, size)]).toEqual([size]);
  }
});

test('who wants large cards gets them, and larger numbers on the others', () => {
  const state = engine.start({ seats: 2, seed: 4, first: 0 });
  const view = engine.view(state, 0);
  const widthOf = (scene: Scene) => scene.pieces.find((piece) => piece.place === 'land:0:0')!.width;
  const openFace = (scene: Scene) => scene.pieces.find((piece) => piece.place === 'open')!.face;
  const tablet = { width: 1366, height: 900 };
  expect(widthOf(sceneOf(view, 0, { ...tablet, largeCards: true }))).toBeGreaterThan(
    widthOf(sceneOf(view, 0, tablet)) * 1.1,
  );
  const phone = { width: 360, height: 464 };
  expect(openFace(sceneOf(view, 0, phone))).not.toContain('small');
  expect(openFace(sceneOf(view, 0, { ...phone, largeCards: true }))).toContain('small');
  for (const size of SIZES) {
    const large = sceneOf(view, 0, { ...size, largeCards: true });
    expect([size, ...wrongIn(large, view, size)]).toEqual([size]);
  }
});

test('right after every event each card of the table is drawn where it lies', () => {
  const { wrong, heard } = misplaced(engine, 24, play, (view, viewer) => ({
    drawn: [...new Set(sceneOf(view, viewer, SIZES[3]).pieces.map((piece) => piece.place))],
    lying: [
      ...view.dreams.flatMap((lands, dream) => lands.map((_, land) => `land:${dream}:${land}`)),
      ...view.hand.map((_, index) => `hand:${index}`),
      ...(view.closed.length > 0 ? ['closed'] : []),
      ...(view.open.length > 0 ? ['open'] : []),
    ],
  }));
  expect(wrong).toEqual([]);
  expect(heard.length).toBeGreaterThan(12);
});

test('at the end of a round plates count crows land by land, then what is written down, and the best count is ringed', () => {
  const state = engine.start({ seats: 3, seed: 5, first: 0 });
  for (const seat of [0, 1, 2]) {
    for (const land of [0, 1]) engine.play(state, seat, { type: 'look', dream: seat, land });
    engine.play(state, seat, { type: 'remember' });
  }
  const said: string[] = [];
  engine.play(state, 0, { type: 'wake' }, ({ key }) => {
    const { plates } = sceneOf(engine.view(state, 1), 1, SIZES[0]);
    const isNamed = plates.every(({ scoreName }) => scoreName !== undefined);
    const best = plates.filter(({ isBest }) => isBest).map(({ seat }) => seat);
    if (key === 'revealed' || key === 'compared')
      said.push(`${[0, 1, 2].map((seat) => plates.find((one) => one.seat === seat)!.score)} ${isNamed} ${best}`);
  });
  const crows = state.rounds[0].crows;
  expect(said).toHaveLength(13);
  expect(said[3]).toBe(`0,${crows[1]},0 true `);
  expect(said[11]).toBe(`${crows} true `);
  const { points } = state.rounds[0];
  expect(said[12]).toBe(`${points} true ${points.indexOf(Math.min(...points))}`);
});

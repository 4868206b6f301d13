import { ASPECT } from '../../../src/games/sen/blocks';
import { scene as sceneOf } from '../../../src/games/sen/scene';
import { NOBODY } from '../../../src/rules/kernel/zones';
import type { Sen } from '../../../src/rules/sen/state';
import type { Place, Scene, Size } from '../../../src/table/scene';
import { TARGET } from '../../../src/theme/space';
import { engine, play } from './matches';

const MATCHES = 200;
const EVERY = 9;

/** What the Play screen leaves of a window: a strip above and the footer below it, or beside it on a low screen. */
const SIZES: readonly Size[] = [
  [320, 340], [320, 390], [360, 464], [360, 564], [375, 490], [390, 668], [412, 740], [600, 784], [768, 848], [1024, 1190],
  [358, 264], [430, 304], [530, 304], [634, 334], [722, 374], [1024, 592], [1156, 744], [1366, 900],
].map(([width, height]) => ({ width, height }));

const EDGE = 0.01;

/** All places can be lit together: with Swap 2 every land, with a drawn card the own lands and the open pile. */
function overlaps(places: readonly Place[]): string[] {
  return places.flatMap((one, i) =>
    places.slice(i + 1).flatMap((other) => {
      const across = Math.abs(one.x - other.x) < (one.width + other.width) / 2 - EDGE;
      const along = Math.abs(one.y - other.y) < (one.height + other.height) / 2 - EDGE;
      return across && along ? [`${one.key} and ${other.key}`] : [];
    }),
  );
}

function outside({ pieces, places, plates }: Scene, { width, height }: Size): string[] {
  const turned = pieces.map((piece) => {
    const angle = (Math.abs(piece.turn) * Math.PI) / 180;
    const tall = piece.width * ASPECT;
    return {
      ...piece,
      width: piece.width * Math.cos(angle) + tall * Math.sin(angle),
      height: tall * Math.cos(angle) + piece.width * Math.sin(angle),
    };
  });
  const named = [...turned, ...places, ...plates.map((plate) => ({ ...plate, key: `plate ${plate.seat}` }))];
  return named.flatMap(({ key, x, y, width: w, height: h }) =>
    x - w / 2 < -EDGE || x + w / 2 > width + EDGE || y - h / 2 < -EDGE || y + h / 2 > height + EDGE ? [key] : [],
  );
}

const small = (places: readonly Place[]) => places.filter((place) => place.width < TARGET - EDGE || place.height < TARGET - EDGE).map((place) => place.key);
const unique = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** Lands that a table of this size has room for at a finger's width. Random players claim pairs without knowing; people do not grow past this. */
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
  for (let number = 0; number < MATCHES; number++) {
    let step = number;
    play(number, (state, seat) => {
      if (step++ % EVERY !== 0) return;
      const viewer = step % 5 === 0 ? NOBODY : step % 2 === 0 ? seat : (seat + 1) % state.seats;
      const view = engine.view(state, viewer);
      const size = SIZES[(step * 7 + number) % SIZES.length];
      const scene = sceneOf(view, viewer, size);
      looked++;
      const wrong = [...outside(scene, size), ...overlaps(scene.places), ...(hasRoom(view, size) ? small(scene.places) : [])];
      if (hasRoom(view, size)) roomy++;
      if (!unique(scene.pieces.map((piece) => piece.key))) wrong.push('two pieces of one key');
      if (!unique(scene.places.map((place) => place.key))) wrong.push('two places of one key');
      if (!scene.pieces.every((piece) => scene.places.some((place) => place.key === piece.place))) wrong.push('a piece in no place');
      if (scene.plates.length !== view.seats) wrong.push('a seat without a plate');
      if (wrong.length > 0) {
        found.push(`match ${number}, viewer ${viewer}, ${size.width}x${size.height}, lands ${view.dreams.map((lands) => lands.length)}: ${wrong}`);
      }
    });
  }
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
    expect([where, outside(scene, size), overlaps(scene.places), small(scene.places)]).toEqual([where, [], [], []]);
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
    expect([where, outside(scene, size), overlaps(scene.places), small(scene.places)]).toEqual([where, [], [], []]);
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
    expect([size, outside(scene, size), overlaps(scene.places)]).toEqual([size, [], []]);
  }
});

test('larger text has more room: plates and captions grow, cards make way', () => {
  const state = engine.start({ seats: 3, seed: 4, first: 0 });
  const view = engine.view(state, 0);
  for (const size of SIZES.slice(1, 9)) {
    const [plain, large] = [1, 2].map((text) => sceneOf(view, 0, { ...size, text }));
    expect(large.plates[0].height).toBe(2 * plain.plates[0].height);
    expect([size, outside(large, size), overlaps(large.places), small(large.places)]).toEqual([size, [], [], []]);
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
    expect([size, outside(left, size), overlaps(left.places), small(left.places)]).toEqual([size, [], [], []]);
  }
});

test('who wants large cards gets them, and larger numbers on the others', () => {
  const state = engine.start({ seats: 2, seed: 4, first: 0 });
  const view = engine.view(state, 0);
  const widthOf = (scene: Scene) => scene.pieces.find((piece) => piece.place === 'land:0:0')!.width;
  const openFace = (scene: Scene) => scene.pieces.find((piece) => piece.place === 'open')!.face;
  const tablet = { width: 1366, height: 900 };
  expect(widthOf(sceneOf(view, 0, { ...tablet, largeCards: true }))).toBeGreaterThan(widthOf(sceneOf(view, 0, tablet)) * 1.1);
  const phone = { width: 360, height: 464 };
  expect(openFace(sceneOf(view, 0, phone))).not.toContain('small');
  expect(openFace(sceneOf(view, 0, { ...phone, largeCards: true }))).toContain('small');
  for (const size of SIZES) {
    const large = sceneOf(view, 0, { ...size, largeCards: true });
    expect([size, outside(large, size), overlaps(large.places), small(large.places)]).toEqual([size, [], [], []]);
  }
});

test('right after every event each card of the table is drawn where it lies', () => {
  const wrong: string[] = [];
  const heard = new Set<string>();
  for (let number = 0; number < 24; number++) {
    play(
      number,
      () => {},
      (event, state) => {
        heard.add(event.key);
        for (let viewer = NOBODY; viewer < state.seats; viewer++) {
          const view = engine.view(state, viewer);
          const drawn = sceneOf(view, viewer, SIZES[3]).pieces.map((piece) => piece.place);
          const lying = [
            ...view.dreams.flatMap((lands, dream) => lands.map((_, land) => `land:${dream}:${land}`)),
            ...view.hand.map((_, index) => `hand:${index}`),
            ...(view.closed.length > 0 ? ['closed'] : []),
            ...(view.open.length > 0 ? ['open'] : []),
          ];
          const missing = lying.filter((place) => !drawn.includes(place));
          if (missing.length > 0 || drawn.some((place) => !lying.includes(place))) wrong.push(`${event.key} to ${viewer}: ${missing}`);
        }
      },
    );
  }
  expect(wrong).toEqual([]);
  expect(heard.size).toBeGreaterThan(12);
});

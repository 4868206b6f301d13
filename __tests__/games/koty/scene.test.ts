import { decodeFace } from '../../../src/games/koty/cardFace';
import { DISCARDED, handOf } from '../../../src/games/koty/keys';
import { layout } from '../../../src/games/koty/layout';
import { layOutScene as sceneOf } from '../../../src/games/koty/scene';
import { NOBODY } from '../../../src/rules/kernel/zones';
import { kindOf } from '../../../src/rules/koty/cards';
import type { Koty } from '../../../src/rules/koty/state';
import { areOverlapping, findOpenGroup, listGroups } from '../../../src/table/groups';
import { ASPECT } from '../../../src/table/layout/measures';
import { getPieceHeight, type Scene } from '../../../src/table/scene';
import { SIZES, expectLargeCards, lookAround, misplaced, wrongIn } from '../scenes';

import { engine, play } from './matches';

test('wherever a random match stands, whoever looks and whatever is open, everything is inside, apart, and large enough to touch', () => {
  let looked = 0;
  let opened = 0;
  const found: string[] = [];
  lookAround<Koty>(play, { matches: 60, every: 11 }, (state, { number, step, viewer, size }) => {
    const view = engine.view(state, viewer);
    for (const open of [
      null,
      DISCARDED,
      handOf((Math.max(0, viewer) + 1 + (step % (state.seats - 1))) % state.seats),
    ]) {
      const scene = sceneOf(view, viewer, size, open);
      looked++;
      if (findOpenGroup(scene)) opened++;
      const wrong = wrongIn(scene, view, size);
      if (wrong.length > 0)
        found.push(
          `match ${number}, ${state.seats} seats, viewer ${viewer}, ${size.width}x${size.height}, open ${open}: ${wrong}`,
        );
    }
  });
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(2000);
  expect(opened).toBeGreaterThan(500);
});

/** Fills all lands, so that every stack is as high as it can be. */
function full(seats: number, teams: boolean): Koty {
  const state = engine.start({ seats, seed: seats, first: 0, options: { teams } });
  for (const lands of state.dreams) for (const land of lands) land.nines.push(...state.pile.splice(-1));
  for (const lands of state.dreams) {
    lands.forEach((land, index) => {
      while (land.nines.length < 3 && state.pile.length > 0) land.nines.push(state.pile.pop()!);
      land.known = land.nines.map(() => false);
      if (index % 2 === 0 && state.pile.length > 0) land.top.push(state.pile.pop()!);
    });
  }
  return state;
}

test.each(SIZES)(
  'full stacks, 2 to 6 seats: all of it fits $width x $height, and every dream can be opened',
  (size) => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const view = engine.view(full(seats, seats === 4 || seats === 6), 0);
      for (const open of [null, ...Array.from({ length: seats - 1 }, (_, rival) => handOf(rival + 1))]) {
        const scene = sceneOf(view, 0, size, open);
        expect([seats, open, ...wrongIn(scene, view, size)]).toEqual([seats, open]);
        const group = listGroups(scene).find(({ key }) => key === open);
        if (group) expect(['over', 'flat']).toContain(group.lies);
      }
    }
  },
);

/** Where a caption below a place begins, and the height of its line. */
const CAPTION = { gap: 3, line: 18 };

test.each(SIZES)('what full lands count is not covered by the hand at $width x $height', (size) => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const { places, pieces } = sceneOf(engine.view(full(seats, false), 0), 0, size, null);
    const feet = places
      .filter(({ key, caption }) => key.startsWith('land:0') && caption)
      .map(({ y, height }) => y + height / 2 + CAPTION.gap + CAPTION.line);
    const hand = pieces.filter(({ place }) => place === handOf(0)).map(({ y, width }) => y - 0.7 * width);
    expect([seats, feet.length, Math.max(...feet) <= Math.min(...hand)]).toEqual([seats, 4, true]);
  }
});

test.each(SIZES)(
  'every discarded card can be leafed through at $width x $height, and a card still be dropped there',
  (size) => {
    for (const seats of [2, 6]) {
      const state = engine.start({ seats, seed: seats, first: 0, options: { moth: 4, bat: 4, owl: 4, dragon: 1 } });
      state.discard = state.pile.splice(-70);
      const view = engine.view(state, 0);
      const closed = sceneOf(view, 0, size, null);
      expect(listGroups(closed).find(({ key }) => key === DISCARDED)).toMatchObject({
        lies: 'closed',
        places: ['discard'],
      });
      const scene = sceneOf(view, 0, size, DISCARDED);
      const lying = scene.pieces.filter(({ place }) => place === 'discard');
      expect(lying.map(({ key }) => key).sort()).toEqual(state.discard.map((card) => `card:${card}`).sort());
      expect(Math.min(...lying.map(({ width }) => width))).toBeGreaterThan(28);
      expect([seats, findOpenGroup(scene)?.places, wrongIn(scene, view, size)]).toEqual([seats, ['discard'], []]);
    }
  },
);

test('larger text has more room: plates and captions grow, cards make way', () => {
  const view = engine.view(full(3, false), 0);
  for (const size of SIZES.slice(2, 10)) {
    const [plain, large] = [1, 2].map((text) => sceneOf(view, 0, { ...size, text }, null));
    expect(large.plates[0].height).toBe(2 * plain.plates[0].height);
    expect([size, ...wrongIn(large, view, size)]).toEqual([size]);
  }
});

test('for a left hand the piles change sides, and the lands of a dream do not', () => {
  const view = engine.view(full(3, false), 0);
  const moved = SIZES.filter((size) => {
    const right = sceneOf(view, 0, size, null);
    const left = sceneOf(view, 0, { ...size, leftHand: true }, null);
    const x = (scene: Scene, key: string) => scene.places.find((place) => place.key === key)!.x;
    expect(x(left, 'land:0:1') - x(left, 'land:0:0')).toBeCloseTo(x(right, 'land:0:1') - x(right, 'land:0:0'));
    expect(x(left, 'pile') > x(left, 'discard')).toBe(x(right, 'pile') < x(right, 'discard'));
    expect([size, ...wrongIn(left, view, size)]).toEqual([size]);
    return x(left, 'pile') !== x(right, 'pile');
  });
  expect(moved.length).toBe(SIZES.length);
});

test('who wants large cards gets them', () => {
  const view = engine.view(full(2, false), 0);
  expectLargeCards((size) => sceneOf(view, 0, size, null), view, 'hand:0');
});

test('partners sit opposite: in the middle of the row at the top', () => {
  for (const seats of [4, 6]) {
    const view = engine.view(full(seats, true), 0);
    for (const size of SIZES) {
      const { groups = [], plates } = sceneOf(view, 0, size, null);
      const partner = groups.find(({ key }) => key === handOf(seats / 2))!;
      const isColumn = new Set(groups.map(({ x }) => x)).size === 1;
      if (!isColumn) expect(partner.y).toBe(Math.min(...groups.map(({ y }) => y)));
      const sums = plates.map(({ seat, sum }) => [seat, sum]);
      expect(new Map(sums as [number, number][]).get(0)).toBe(
        plates[0].score + plates.find(({ seat }) => seat === seats / 2)!.score,
      );
    }
  }
});

test('an attack is a scene of its own: the cards on a paper, the land ringed, the own dream as it lay; for everybody', () => {
  let attacks = 0;
  for (let number = 0; number < 40; number++) {
    play(
      number,
      () => {},
      (event, state) => {
        if (event.key !== 'attacked' && event.key !== 'defended') return;
        attacks++;
        const { dream, land } = event as unknown as { dream: number; land: number };
        for (let viewer = NOBODY; viewer < state.seats; viewer++) {
          const size = SIZES[(number + attacks) % SIZES.length];
          const scene = sceneOf(engine.view(state, viewer), viewer, size, null);
          const meant = scene.places.filter((place) => place.isMeant);
          expect(meant.map((place) => place.key)).toEqual([`land:${dream}:${land}`]);
          expect(scene.pieces.filter((piece) => piece.place === 'middle').map((piece) => piece.face)).toHaveLength(
            event.key === 'attacked' ? 1 : 2,
          );
          const own = Math.max(0, viewer);
          // a dream that lies too small to be read is opened for it
          const isSmall = layout(state.seats, size).panels.some(({ isClosed }) => isClosed);
          expect(findOpenGroup(scene)?.key).toBe(dream === own || !isSmall ? 'middle' : handOf(dream));
          const { row } = layout(state.seats, size);
          const lands = scene.places.filter(({ key }) => key.startsWith(`land:${own}:`));
          expect(lands.map(({ x }) => x)).toEqual([0, 1, 2, 3].map((index) => row.x + index * row.pitch));
        }
      },
    );
  }
  expect(attacks).toBeGreaterThan(50);
});

/** What a card takes of the table, leaving out by how much it leans. */
const boxOf = (piece: Scene['pieces'][number]) => ({ ...piece, height: getPieceHeight(piece, ASPECT) });

test('the paper of an attack covers neither plate nor cards of the viewer, nor the attacked land, at any size of text', () => {
  let attacks = 0;
  const covered: string[] = [];
  for (let number = 0; number < 3 * SIZES.length; number++) {
    // One size a match: laying out a table of a new size takes longest.
    const size = { ...SIZES[number % SIZES.length], text: [1, 1.5, 2][Math.floor(number / SIZES.length)] };
    play(
      number,
      () => {},
      (event, state) => {
        if (event.key !== 'attacked' && event.key !== 'defended') return;
        const { dream, land } = event as unknown as { dream: number; land: number };
        const viewer = attacks++ % state.seats;
        const scene = sceneOf(engine.view(state, viewer), viewer, size, null);
        const group = scene.groups?.find(({ key }) => key === 'middle');
        if (!group) return; // the attacked dream is opened, and the cards lie in it
        const paper = { ...group, width: group.width - 0.1, height: group.height - 0.1 }; // they may touch
        const seen = [
          ...scene.plates.filter(({ seat }) => seat === viewer),
          ...scene.pieces
            .filter(({ place }) => place.startsWith(`land:${viewer}:`) || place === handOf(viewer))
            .map(boxOf),
          ...scene.pieces.filter(({ place }) => place === `land:${dream}:${land}`).map(boxOf),
        ];
        if (seen.some((one) => areOverlapping(paper, one)))
          covered.push(`${state.seats} seats, ${size.width}x${size.height}, text ${size.text}, dream of ${dream}`);
      },
    );
  }
  expect(covered).toEqual([]);
  expect(attacks).toBeGreaterThan(100);
});

test('right after every event each card that a viewer may meet is drawn where it lies', () => {
  const { wrong, heard } = misplaced(engine, 45, play, (view, viewer) => {
    const owner = viewer < 0 ? view.turn : viewer;
    return {
      drawn: sceneOf(view, viewer, SIZES[3], null).pieces.map((piece) => piece.place),
      lying: [
        ...view.dreams.flatMap((lands, dream) =>
          lands.flatMap(({ nines, top }, land) => [...nines, ...top].map(() => `land:${dream}:${land}`)),
        ),
        ...view.hands[owner].map(() => handOf(owner)),
        ...view.middle.map(() => 'middle'),
        ...view.pile.slice(-4).map(() => 'pile'),
        ...view.discard.slice(-4).map(() => 'discard'),
      ],
    };
  });
  expect(wrong).toEqual([]);
  expect(heard.length).toBeGreaterThan(18);
});

test.each([2, 3, 4, 5, 6])(
  'for %s, large cards make those in the hand at least 15 % larger on a phone and on a tablet',
  (seats) => {
    for (const size of [
      { width: 390, height: 632 },
      { width: 768, height: 800 },
    ])
      expect(layout(seats, { ...size, largeCards: true }).hand.width).toBeGreaterThanOrEqual(
        1.15 * layout(seats, size).hand.width,
      );
  },
);

test.each([3, 4, 5])(
  'with %s seats rivals’ cards are at least 40 wide on a phone, and their lands can be touched',
  (seats) => {
    for (const height of [632, 648]) {
      const { panels } = layout(seats, { width: 390, height });
      expect(Math.min(...panels.map(({ row }) => row.card))).toBeGreaterThanOrEqual(40);
      expect(panels.some(({ isClosed }) => isClosed)).toBe(false);
    }
  },
);

test('with six at a phone the lands of rivals are tiles that say what their 9s make of them; with four they are pictures', () => {
  const tilesOf = (seats: number) => {
    const state = engine.start({ seats, seed: 1, first: 0 });
    const cats = state.hands.flat().filter((card) => kindOf(card) === 'cat');
    for (const lands of state.dreams) lands[0] = { nines: [0, 0], top: [cats.pop()!], known: [false, false] };
    const { pieces } = sceneOf(engine.view(state, 0), 0, { width: 390, height: 648 }, null);
    return pieces.flatMap(({ face }) => (face?.includes('tile') ? [decodeFace(face).tile] : []));
  };
  expect(tilesOf(6)).toEqual([4, 4, 4, 4, 4]);
  expect(tilesOf(4)).toEqual([]);
});

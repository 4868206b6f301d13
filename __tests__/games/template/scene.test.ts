import { handOf, stairsPlace } from '../../../src/games/template/keys';
import { scene } from '../../../src/games/template/scene';
import { NOBODY } from '../../../src/rules/kernel/zones';
import { PILED } from '../../../src/table/pieces';
import { SIZES, misplaced, wrongIn } from '../scenes';

import { engine, play } from './matches';

test('wherever a random match stands and whoever looks, everything is inside, apart, and large enough to touch', () => {
  const found: string[] = [];
  for (let number = 0; number < 18; number++) {
    let step = number;
    play(number, (state, seat) => {
      const viewer = step % 5 === 0 ? NOBODY : seat;
      const size = SIZES[(step++ * 7 + number) % SIZES.length];
      const view = engine.view(state, viewer);
      const wrong = wrongIn(scene(view, viewer, size), view, size);
      if (wrong.length > 0) found.push(`match ${number}, viewer ${viewer}, ${size.width}x${size.height}: ${wrong}`);
    });
  }
  expect(found).toEqual([]);
});

test.each(SIZES)('2 to 4 seats fit $width x $height, for a left hand and with large cards too', (size) => {
  for (const seats of [2, 3, 4]) {
    const view = engine.view(engine.start({ seats, seed: 1, options: { hand: 5 } }), 0);
    for (const wish of [{}, { leftHand: true }, { largeCards: true }]) {
      const drawn = scene(view, 0, { ...size, ...wish });
      expect([seats, wish, ...wrongIn(drawn, view, size)]).toEqual([seats, wish]);
    }
  }
});

test('larger text has more room, and for a left hand the piles change sides', () => {
  const view = engine.view(engine.start({ seats: 4, seed: 1 }), 0);
  for (const size of SIZES.slice(2, 10)) {
    const [plain, large] = [1, 2].map((text) => scene(view, 0, { ...size, text }));
    expect(large.plates[0].height).toBe(2 * plain.plates[0].height);
    expect([size, ...wrongIn(large, view, size)]).toEqual([size]);
    const x = (leftHand: boolean, key: string) =>
      scene(view, 0, { ...size, leftHand }).places.find((place) => place.key === key)!.x;
    expect(x(true, 'pile') < x(true, 'stairs:0:0')).toBe(true);
    expect(x(false, 'pile') > x(false, 'stairs:0:0')).toBe(true);
  }
});

test('right after every event each card that a viewer may meet is drawn where it lies', () => {
  const { wrong, heard } = misplaced(engine, 9, play, (view, viewer) => {
    const owner = viewer < 0 ? view.turn : viewer;
    const piles = [
      ...view.stairs.flatMap((rows, seat) => rows.map((cards, row) => [stairsPlace(seat, row), cards] as const)),
      ['pile', view.pile] as const,
      ['discard', view.discard] as const,
    ];
    return {
      drawn: scene(view, viewer, SIZES[3]).pieces.map(({ place }) => place),
      lying: [
        ...piles.flatMap(([place, cards]) => cards.slice(-PILED).map(() => place)),
        ...view.hands[owner].map(() => handOf(owner)),
      ],
    };
  });
  expect(wrong).toEqual([]);
  expect(heard).toEqual(['discarded', 'drew', 'ended', 'laid']);
});

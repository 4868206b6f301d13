import { DISCARDED, OWN_CATS, handOf, paperOf } from '../../../src/games/cat-lady/keys';
import { layOutScene as sceneOf } from '../../../src/games/cat-lady/scene';
import type { CatLady } from '../../../src/rules/cat-lady/state';
import { findOpenGroup } from '../../../src/table/groups';
import type { Scene } from '../../../src/table/scene';
import { SIZES as ALL, misplaced, pickLook, wrongIn } from '../scenes';

import { catLover, engine, play } from './matches';

/** The last size leaves room for a footer with two rows of buttons. */
const SIZES = [...ALL, { width: 320, height: 314 }];

const opens = (view: CatLady, viewer: number): (string | null)[] => [
  null,
  ...Array.from({ length: view.seats }, (_, seat) => paperOf(seat)).filter((_, seat) => seat !== Math.max(0, viewer)),
  ...(view.revealed || view.discard.length === 0 ? [] : [DISCARDED]),
];

test('wherever a random match stands, whoever looks and whatever is open, everything is inside, apart, and large enough to touch', () => {
  let looked = 0;
  const found: string[] = [];
  for (let number = 0; number < 30; number++) {
    let step = number;
    play(number, (state, seat) => {
      if (step++ % 5 !== 0) return;
      const { viewer, size } = pickLook(number, step, seat, state, SIZES);
      const view = engine.view(state, viewer);
      for (const open of opens(view, viewer)) {
        const scene = sceneOf(view, viewer, size, open);
        looked++;
        if (open !== null && findOpenGroup(scene)?.key !== open) found.push(`${open} does not open`);
        const wrong = wrongIn(scene, view, size);
        if (wrong.length > 0)
          found.push(
            `match ${number}, ${state.seats} seats, viewer ${viewer}, ${size.width}x${size.height}, open ${open}: ${wrong}`,
          );
      }
    });
  }
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(600);
});

/** One seat takes every cat and the other everything else; each table is tested at the feeding and right before it. */
const largest = [0, 1, 2, 3, 4, 5].map((number) => {
  const fed = catLover(number);
  return { fed, before: { ...fed, revealed: false, bowls: [], changed: [] } as CatLady };
});

test('the largest tables are large', () => {
  expect(Math.max(...largest.map(({ fed }) => fed.cats[0].length))).toBeGreaterThan(11);
  expect(Math.max(...largest.flatMap(({ fed }) => fed.hands.map((hand) => hand.length)))).toBeGreaterThan(11);
});

test.each(SIZES)('the largest tables fit $width x $height', (size) => {
  for (const { fed, before } of largest) {
    for (const state of [fed, before]) {
      for (const viewer of [0, 1]) {
        const view = engine.view(state, viewer);
        for (const open of opens(view, viewer))
          expect([
            view.seats,
            viewer,
            state.revealed,
            open,
            ...wrongIn(sceneOf(view, viewer, size, open), view, size),
          ]).toEqual([view.seats, viewer, state.revealed, open]);
      }
    }
  }
});

test('larger text, larger cards and a left hand: everything still has its place', () => {
  for (const { fed, before } of largest.slice(0, 3)) {
    for (const state of [fed, before]) {
      for (const size of SIZES.slice(2, 10)) {
        for (const more of [{ text: 2 }, { largeCards: true }, { leftHand: true }]) {
          const view = engine.view(state, 0);
          expect([
            size,
            more,
            state.revealed,
            ...wrongIn(sceneOf(view, 0, { ...size, ...more }, null), view, size),
          ]).toEqual([size, more, state.revealed]);
        }
      }
    }
  }
});

test('for a left hand the arrows change sides', () => {
  const view = engine.view(largest[0].before, 0);
  const x = (scene: Scene, key: string) => scene.places.find((place) => place.key === key)!.x;
  for (const size of SIZES) {
    expect(x(sceneOf(view, 0, size, null), 'line:0')).toBeGreaterThan(x(sceneOf(view, 0, size, null), 'spot:2'));
    expect(x(sceneOf(view, 0, { ...size, leftHand: true }, null), 'line:0')).toBeLessThan(
      x(sceneOf(view, 0, { ...size, leftHand: true }, null), 'spot:0'),
    );
  }
});

test('on papers too narrow for a line a name has one of its own', () => {
  for (const { fed, before } of largest) {
    for (const state of [fed, before]) {
      for (const size of SIZES) {
        for (const plate of sceneOf(engine.view(state, 0), 0, size, null).plates)
          if (plate.width < 70) expect([size, plate.height]).toEqual([size, Math.max(30, plate.height)]);
      }
    }
  }
});

/** More cats than most people ever have. */
const MANY = 9;

test('what the own cats want is to be seen, be there many of them', () => {
  for (const { before } of largest) {
    const many = { ...before, cats: before.cats.map((cats) => cats.slice(0, MANY)) };
    for (const size of SIZES.filter(({ width, height }) => width >= 360 && height >= 460)) {
      const { pieces } = sceneOf(engine.view(many, 0), 0, size, null);
      const own = pieces.filter(({ place }) => place === 'cats:0');
      const next = (one: (typeof own)[number]) => own.find((other) => other.y === one.y && other.x > one.x);
      const hidden = own.filter((one) => next(one) && next(one)!.x - one.x < one.width * 0.7);
      expect([size, own.length, hidden.map(({ key }) => key), own[0].width > 24]).toEqual([size, own.length, [], true]);
    }
  }
});

test('own cats too small to be read are met as one, and open on a paper; where they can be read, each is met', () => {
  const widths = (scene: Scene) => scene.pieces.filter(({ place }) => place === 'cats:0').map(({ width }) => width);
  const met = { asOne: 0, each: 0 };
  for (const { before } of largest) {
    const view = engine.view(before, 0);
    for (const size of SIZES) {
      const closed = sceneOf(view, 0, size, null);
      const group = closed.groups!.find(({ key }) => key === OWN_CATS);
      expect([size, group?.lies]).toEqual([size, Math.min(...widths(closed)) < 28 ? 'closed' : undefined]);
      if (!group) {
        met.each++;
        continue;
      }
      met.asOne++;
      const open = sceneOf(view, 0, size, OWN_CATS);
      expect([size, findOpenGroup(open)?.places, wrongIn(open, view, size)]).toEqual([size, ['cats:0'], []]);
      expect([size, widths(open).length, Math.min(...widths(open)) > 1.6 * Math.min(...widths(closed))]).toEqual([
        size,
        view.cats[0].length,
        true,
      ]);
    }
  }
  expect(met.asOne).toBeGreaterThan(3);
  expect(met.each).toBeGreaterThan(30);
});

test('points are drawn for every pair of lost cats, discarded cards as a pile that opens', () => {
  const view = engine.view({ ...largest[0].before, points: largest[0].before.points.map(() => 4) }, 0);
  for (const size of SIZES) {
    const { pieces } = sceneOf(view, 0, size, null);
    expect(pieces.filter(({ place }) => place === 'points:0').map(({ face }) => face)).toEqual([
      'points token',
      'points token +4',
    ]);
    expect(sceneOf(view, 0, size, paperOf(1)).pieces.filter(({ place }) => place === 'points:1')).toHaveLength(2);
    const open = sceneOf(view, 0, size, DISCARDED).pieces.filter(({ place }) => place === 'discard');
    expect(open.map(({ key }) => key).sort()).toEqual(view.discard.map((card) => `card:${card}`).sort());
    expect(pieces.filter(({ place }) => place === 'discard')).toHaveLength(4);
  }
});

test('all the food in the bowls is drawn, and the rest is counted', () => {
  for (const { fed } of largest) {
    const { pieces } = sceneOf(engine.view(fed, 0), 0, SIZES[3], null);
    fed.bowls[0].forEach((bowl, cat) =>
      expect(pieces.filter(({ place, isToken }) => place === `bowl:0:${cat}` && isToken)).toHaveLength(
        bowl.reduce((all, count) => all + count, 0),
      ),
    );
    expect(pieces.filter(({ place }) => place === handOf(0))).toHaveLength(fed.hands[0].length);
  }
});

test('right after every event each card that a viewer may meet is drawn where it lies', () => {
  const { wrong, heard } = misplaced(engine, 9, play, (view, viewer) => {
    const own = Math.max(0, viewer);
    const cards = (list: readonly number[], place: (index: number) => string) =>
      list.flatMap((card, index) => (card === 0 ? [] : [`card:${card} ${place(index)}`]));
    return {
      drawn: sceneOf(view, viewer, SIZES[3], null).pieces.flatMap(({ key, place }) =>
        key.startsWith('card:') ? [`${key} ${place}`] : [],
      ),
      lying: [
        ...(view.revealed
          ? []
          : [
              ...cards(view.discard.slice(-4), () => 'discard'),
              ...view.grid.flatMap((spot, index) => cards(spot, () => `spot:${index}`)),
              ...cards(view.strays, (index) => `stray:${index}`),
            ]),
        ...view.cats.flatMap((cats, seat) =>
          cards(cats, (cat) => (view.revealed && seat === own ? `bowl:${seat}:${cat}` : `cats:${seat}`)),
        ),
        ...cards(view.hands[own], () => `hand:${own}`),
      ],
    };
  });
  expect(wrong).toEqual([]);
  expect(heard).toEqual([
    'adopted',
    'cashed',
    'fed',
    'placed',
    'refilled',
    'restored',
    'revealed',
    'scored',
    'sprayed',
    'took',
  ]);
});

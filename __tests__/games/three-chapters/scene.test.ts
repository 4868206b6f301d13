import { OWN_PAPER, ghostPaperKey, handOf } from '../../../src/games/three-chapters/keys';
import { layOutScene as sceneOf } from '../../../src/games/three-chapters/scene';
import { chairsOf, ghostAt, seatAt } from '../../../src/rules/three-chapters/chairs';
import type { ThreeChapters } from '../../../src/rules/three-chapters/state';
import { listGroups, findOpenGroup } from '../../../src/table/groups';
import type { Scene } from '../../../src/table/scene';
import { TARGET } from '../../../src/theme/space';
import { SIZES, expectLargeCards, misplaced, pickLook, wrongIn } from '../scenes';

import { engine, play } from './matches';

/** The groups that a viewer may open. */
const papersOf = (view: ThreeChapters, viewer: number) => [
  OWN_PAPER,
  ...Array.from({ length: view.seats }, (_, seat) => handOf(seat)).filter((_, seat) => seat !== Math.max(viewer, 0)),
  ...(view.seats === 2 ? [ghostPaperKey(0), ghostPaperKey(1)] : []),
];

/** Lists cards of hands that stick out too little for a finger. */
function hardToMeet({ pieces }: Scene): string[] {
  const inHand = pieces.filter(({ place }) => place.startsWith('hand:'));
  return inHand.flatMap((one, i) =>
    inHand
      .slice(i + 1)
      .flatMap((other) =>
        Math.abs(one.x - other.x) < TARGET - 0.01 && Math.abs(one.y - other.y) < TARGET - 0.01
          ? [`${one.key} and ${other.key}`]
          : [],
      ),
  );
}

test('wherever a random match stands, whoever looks and whatever is open, everything is inside, apart, and large enough to touch', () => {
  let looked = 0;
  let opened = 0;
  const found: string[] = [];
  for (let number = 0; number < 60; number++) {
    let step = number;
    const look = (state: ThreeChapters, seat: number) => {
      const { viewer, size } = pickLook(number, step, seat, state);
      const view = engine.view(state, viewer);
      const papers = papersOf(view, viewer);
      for (const open of [null, papers[step % papers.length]]) {
        const scene = sceneOf(view, viewer, size, open);
        looked++;
        if (findOpenGroup(scene)) opened++;
        const wrong = [...wrongIn(scene, view, size), ...hardToMeet(scene)];
        if (wrong.length > 0)
          found.push(
            `match ${number}, ${state.seats} seats, chapter ${state.chapter}, viewer ${viewer}, ${size.width}x${size.height}, open ${open}: ${wrong}`,
          );
      }
    };
    const end = play(number, (state, seat) => {
      if (step++ % 5 === 0) look(state, seat);
    });
    step++;
    look(end, 0);
  }
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(700);
  expect(opened).toBeGreaterThan(200);
});

const begin = (seats: number) => engine.start({ seats, seed: seats, first: 0 });

/** Plays until the first full trick lacks only its last card. */
function fullTrick(seats: number): ThreeChapters {
  let full: ThreeChapters | null = null;
  play(
    seats - 2,
    () => {},
    (event, state) => {
      if (event.key === 'won' && full === null) full = engine.view(state, 0);
    },
  );
  return full!;
}

test.each(SIZES)(
  'the deal, a full trick and the end, 2 to 6 seats: all of it fits $width x $height, and every paper can be opened',
  (size) => {
    for (const seats of [2, 3, 4, 5, 6]) {
      for (const view of [
        engine.view(begin(seats), 0),
        fullTrick(seats),
        engine.view(
          play(seats - 2, () => {}),
          0,
        ),
      ]) {
        for (const open of [null, ...papersOf(view, 0)]) {
          const scene = sceneOf(view, 0, size, open);
          expect([seats, view.chapter, open, ...wrongIn(scene, view, size), ...hardToMeet(scene)]).toEqual([
            seats,
            view.chapter,
            open,
          ]);
          const group = listGroups(scene).find(({ key }) => key === open);
          if (group) expect(group.lies).toBe('over');
        }
      }
    }
  },
);

test('below each card of a trick stands who played it: a mark, and the name where there is room for it', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const view = fullTrick(seats);
    for (const size of SIZES.filter(({ height }) => height > 310)) {
      const places = sceneOf(view, 0, size, null).places.filter(({ key }) => key.startsWith('trick:'));
      for (const { key, seat, caption, captionAt } of places) {
        expect([size, key, seat ?? caption]).toEqual([
          size,
          key,
          key.startsWith('trick:ghost') && seat === undefined
            ? { key: 'three-chapters:place.ghostAlone', facts: expect.anything() }
            : Number(key.split(':')[2]),
        ]);
        expect([size, caption === undefined || captionAt!.width >= (seat === undefined ? 50 : 80)]).toEqual([
          size,
          true,
        ]);
      }
    }
  }
});

test('larger text has more room: plates and captions grow, cards make way', () => {
  for (const view of [engine.view(begin(3), 0), fullTrick(3)]) {
    for (const size of SIZES.slice(2, 10)) {
      const [plain, large] = [1, 2].map((text) => sceneOf(view, 0, { ...size, text }, null));
      expect(large.plates[0].height).toBe(2 * plain.plates[0].height);
      expect([size, ...wrongIn(large, view, size)]).toEqual([size]);
    }
  }
});

test('for a left hand the others change sides where they lie at the side', () => {
  const view = fullTrick(3);
  for (const size of SIZES) {
    const right = sceneOf(view, 0, size, null);
    const left = sceneOf(view, 0, { ...size, leftHand: true }, null);
    const x = (scene: Scene) => scene.plates.find(({ seat }) => seat === 1)!.x;
    if (size.width > size.height * 1.05) expect(x(left)).toBeGreaterThan(x(right));
    expect([size, ...wrongIn(left, view, size)]).toEqual([size]);
  }
});

test('who wants large cards gets them', () => {
  const view = engine.view(begin(2), 0);
  expectLargeCards((size) => sceneOf(view, 0, size, null), view, 'hand:0');
});

test('a trick lies in the order of play, and the highest card is ringed when all have played', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const view = fullTrick(seats);
    const { pieces, places } = sceneOf(view, 0, { width: 1024, height: 592 }, null);
    const trick = pieces.filter(({ place }) => place.startsWith('trick:'));
    expect(trick.map(({ key }) => key)).toEqual(view.trick.map((card) => `card:${card}`));
    expect(trick.map(({ x }) => x)).toEqual([...trick.map(({ x }) => x)].sort((a, b) => a - b));
    const highest = trick.find(({ key }) => key === `card:${Math.max(...view.trick)}`)!;
    expect(places.filter(({ isMeant }) => isMeant).map(({ key }) => key)).toEqual([highest.place]);
  }
});

test('right after every event each card that a viewer may meet is drawn where it lies, and every token that was gained', () => {
  const { wrong, heard } = misplaced(engine, 25, play, (view, viewer) => {
    const own = Math.max(0, viewer);
    const nameOf = (chair: number) =>
      seatAt(view, chair) === null ? `ghost:${ghostAt(chair)}` : `seat:${seatAt(view, chair)}`;
    const isReading = view.chapter === 1 || view.kept.some((cards) => cards.length > 0);
    return {
      drawn: sceneOf(view, viewer, SIZES[3], null).pieces.map((piece) => piece.place),
      lying: [
        ...view.hands[own].map(() => `hand:${own}`),
        ...view.kept.flatMap((cards, seat) => cards.map(() => `kept:${seat}`)),
        ...view.ghosts.flatMap((cards, seat) => cards.slice(-4).map(() => `ghost:${seat}`)),
        ...view.trick.map((_, index) => `trick:${nameOf((view.leader + index) % chairsOf(view))}`),
        ...view.stories.flatMap((cards, chair) => cards.map(() => `story:${nameOf(chair)}`)),
        ...view.tokens.flatMap((tokens, seat) =>
          Object.entries(tokens).flatMap(([token, count]) =>
            isReading && seat === own ? [] : Array.from({ length: Math.min(4, count) }, () => `${token}:${seat}`),
          ),
        ),
      ],
    };
  });
  expect(wrong).toEqual([]);
  expect(heard).toEqual([
    'allKept',
    'chapterThree',
    'chapterTwo',
    'counted',
    'dealt',
    'finished',
    'frozen',
    'gathered',
    'gave',
    'ghostsShuffled',
    'kept',
    'mostGems',
    'paid',
    'passed',
    'played',
    'setAside',
    'won',
  ]);
});

import type { Engine, Event, Seat, State } from '../../src/rules/kernel/types';
import { NOBODY } from '../../src/rules/kernel/zones';
import { listGroups, listReachable } from '../../src/table/groups';
import { getPieceHeight, type Group, type Place, type Scene, type Size } from '../../src/table/scene';
import { TARGET } from '../../src/theme/space';

/**
 * The parts of a window that the Play screen leaves for the table: below a bar and above the footer, or beside it on a
 * low screen.
 */
export const SIZES: readonly Size[] = [
  [320, 340],
  [320, 390],
  [360, 464],
  [360, 564],
  [375, 490],
  [390, 668],
  [412, 740],
  [600, 784],
  [768, 848],
  [1024, 1190],
  [358, 264],
  [430, 304],
  [530, 304],
  [634, 334],
  [722, 374],
  [1024, 592],
  [1156, 744],
  [1366, 900],
].map(([width, height]) => ({ width, height }));

/** Who looks at a step of a random match, and at what size: everybody and all of them in turn. */
export const pickLook = (number: number, step: number, seat: Seat, { seats }: State, sizes = SIZES) => ({
  viewer: step % 5 === 0 ? NOBODY : step % 2 === 0 ? seat : (seat + 1) % seats,
  size: sizes[(step * 7 + number) % sizes.length],
});

/** Where a scene is looked at: at which step of which match, by whom, and at what size. */
interface Look {
  readonly number: number;
  readonly step: number;
  readonly viewer: Seat;
  readonly size: Size;
}

/** Looks at every so many steps of random matches; each begins at a step of its own. */
export function lookAround<S extends State>(
  play: (number: number, watch: (state: S, seat: Seat) => void) => unknown,
  { matches, every, sizes = SIZES }: { matches: number; every: number; sizes?: readonly Size[] },
  look: (state: S, at: Look) => void,
): void {
  for (let number = 0; number < matches; number++) {
    let step = number;
    play(number, (state, seat) => {
      if (step++ % every === 0) look(state, { number, step, ...pickLook(number, step, seat, state, sizes) });
    });
  }
}

/** Expects larger cards of those who want them, and room for them at every size. */
export function expectLargeCards(layOut: (size: Size) => Scene, view: State, place: string): void {
  const widthAt = (size: Size) => layOut(size).pieces.find((piece) => piece.place === place)!.width;
  const tablet = { width: 1366, height: 900 };
  expect(widthAt({ ...tablet, largeCards: true })).toBeGreaterThan(widthAt(tablet) * 1.1);
  for (const size of SIZES)
    expect([size, ...wrongIn(layOut({ ...size, largeCards: true }), view, size)]).toEqual([size]);
}

const EDGE = 0.01;
/** The height of a card of width 1, in every game. */
const ASPECT = 1.4;

const SPECK = 5;

type Spot = Pick<Place, 'key' | 'x' | 'y' | 'width' | 'height' | 'outline' | 'holdsOthers'>;

const cornersOf = ({ x, y, width, height, outline }: Spot): readonly number[] => {
  if (outline) return outline;
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return [left, top, right, top, right, bottom, left, bottom];
};

/** Whether some edge of the first polygon parts it from the second; both have no corner that points inwards. */
function parts(a: readonly number[], b: readonly number[]): boolean {
  const far = (corners: readonly number[], nx: number, ny: number) =>
    corners.flatMap((x, i) => (i % 2 === 0 ? [x * nx + corners[i + 1] * ny] : []));
  return a.some((x, i) => {
    if (i % 2 === 1) return false;
    const [nx, ny] = [a[i + 1] - a[(i + 3) % a.length], a[(i + 2) % a.length] - x];
    const length = Math.sqrt(nx * nx + ny * ny) || 1;
    const [one, other] = [far(a, nx / length, ny / length), far(b, nx / length, ny / length)];
    return Math.max(...one) <= Math.min(...other) + EDGE || Math.max(...other) <= Math.min(...one) + EDGE;
  });
}

/** A place may hold others, as a map holds its areas: a finger then means the one inside. */
const holds = (a: Spot, b: Spot) =>
  Math.abs(a.x - b.x) <= (a.width - b.width) / 2 + EDGE && Math.abs(a.y - b.y) <= (a.height - b.height) / 2 + EDGE;

const meet = (a: Spot, b: Spot) =>
  !parts(cornersOf(a), cornersOf(b)) &&
  !parts(cornersOf(b), cornersOf(a)) &&
  !((a.holdsOthers && holds(a, b)) || (b.holdsOthers && holds(b, a)));

const meeting = (spots: readonly Spot[]) =>
  spots.flatMap((one, i) =>
    spots.slice(i + 1).flatMap((other) => (meet(one, other) ? [`${one.key} and ${other.key}`] : [])),
  );

function reached(scene: Scene): readonly Spot[] {
  const { places, closed } = listReachable(scene);
  return [...places, ...closed];
}

function outside({ pieces, places, plates, groups = [] }: Scene, { width, height }: Size): string[] {
  const turned = pieces.map((piece) => {
    const angle = (Math.abs(piece.turn) * Math.PI) / 180;
    const tall = getPieceHeight(piece, ASPECT);
    return {
      ...piece,
      width: piece.width * Math.cos(angle) + tall * Math.sin(angle),
      height: tall * Math.cos(angle) + piece.width * Math.sin(angle),
      ...(piece.isCut && { y: Math.min(piece.y, height - tall / 2) }),
    };
  });
  const named: readonly Spot[] = [
    ...turned,
    ...places,
    ...groups,
    ...plates.map((plate) => ({ ...plate, key: `plate ${plate.seat}` })),
  ];
  return named.flatMap(({ key, x, y, width: w, height: h }) =>
    x - w / 2 < -EDGE || x + w / 2 > width + EDGE || y - h / 2 < -EDGE || y + h / 2 > height + EDGE ? [key] : [],
  );
}

/** Lists what is too small for a finger or an eye. */
const small = (scene: Scene): string[] => [
  ...reached(scene).flatMap(({ key, width, height }) => (width < TARGET - EDGE || height < TARGET - EDGE ? [key] : [])),
  ...scene.pieces.filter(({ width }) => width <= SPECK).map(({ key }) => `${key} too small to see`),
];

/**
 * Lists overlaps: what can be lit at the same time must lie apart, and so must papers, except the one of an open group.
 */
const crowded = (scene: Scene): string[] => [
  ...meeting(reached(scene)),
  ...meeting(listGroups(scene).filter(({ lies }: Group) => lies !== 'over')),
];

const twice = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

/** Lists what is wrong with a scene, apart from places that are too small. */
export function brokenIn(scene: Scene, { seats }: Pick<State, 'seats'>, size: Size): string[] {
  const keys = scene.places.map(({ key }) => key);
  return [
    ...outside(scene, size),
    ...crowded(scene),
    ...twice(scene.pieces.map(({ key }) => key)).map((key) => `two pieces ${key}`),
    ...twice(keys).map((key) => `two places ${key}`),
    ...scene.pieces.filter(({ place }) => !keys.includes(place)).map(({ key }) => `${key} in no place`),
    ...scene.plates.flatMap(({ seat, place }) =>
      place === undefined || keys.includes(place) ? [] : [`the plate of ${seat} lies in no place`],
    ),
    ...(scene.plates.length === seats ? [] : ['a seat without a plate']),
    ...(listGroups(scene).filter(({ lies }) => lies === 'over').length > 1 ? ['two papers over all else'] : []),
  ];
}

export const wrongIn = (scene: Scene, view: Pick<State, 'seats'>, size: Size): string[] => [
  ...brokenIn(scene, view, size),
  ...small(scene),
];

type Hear<S> = (event: Event, state: S) => void;

/**
 * Compares, right after every event of matches, the drawn table with what lies there. Returns which events came, and
 * after which of them the two differed for whom.
 */
export function misplaced<S extends State>(
  engine: Engine<S>,
  matches: number,
  play: (number: number, watch: () => void, hear: Hear<S>) => unknown,
  compare: (view: S, viewer: Seat) => { readonly drawn: readonly string[]; readonly lying: readonly string[] },
) {
  const wrong: string[] = [];
  const heard = new Set<string>();
  for (let number = 0; number < matches; number++) {
    play(
      number,
      () => {},
      (event, state) => {
        heard.add(event.key);
        for (let viewer = NOBODY; viewer < state.seats; viewer++) {
          const { drawn, lying } = compare(engine.view(state, viewer), viewer);
          if ([...drawn].sort().join() !== [...lying].sort().join())
            wrong.push(`match ${number}, ${event.key} to ${viewer}`);
        }
      },
    );
  }
  return { wrong, heard: [...heard].sort() };
}

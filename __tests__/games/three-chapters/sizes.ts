import { ASPECT } from '../../../src/games/three-chapters/measures';
import { reachOf } from '../../../src/table/groups';
import { heightOf, type Group, type Place, type Scene, type Size } from '../../../src/table/scene';
import { TARGET } from '../../../src/theme/space';

/** What the Play screen leaves of a window: a strip above and the footer below it, or beside it on a low screen. */
export const SIZES: readonly Size[] = [
  [320, 340], [320, 390], [360, 464], [360, 564], [375, 490], [390, 668], [412, 740], [600, 784], [768, 848], [1024, 1190],
  [358, 264], [430, 304], [530, 304], [634, 334], [722, 374], [1024, 592], [1156, 744], [1366, 900],
].map(([width, height]) => ({ width, height }));

const EDGE = 0.01;

type Spot = Pick<Place, 'key' | 'x' | 'y' | 'width' | 'height'>;

/** Everything a finger can meet can be lit at once. */
export function overlaps(scene: Scene): string[] {
  const { places, closed } = reachOf(scene);
  const spots: readonly Spot[] = [...places, ...closed];
  return spots.flatMap((one, i) =>
    spots.slice(i + 1).flatMap((other) => {
      const across = Math.abs(one.x - other.x) < (one.width + other.width) / 2 - EDGE;
      const along = Math.abs(one.y - other.y) < (one.height + other.height) / 2 - EDGE;
      return across && along ? [`${one.key} and ${other.key}`] : [];
    }),
  );
}

export function outside({ pieces, places, plates, groups = [] }: Scene, { width, height }: Size): string[] {
  const turned = pieces.map((piece) => {
    const angle = (Math.abs(piece.turn) * Math.PI) / 180;
    const tall = heightOf(piece, ASPECT);
    return {
      ...piece,
      width: piece.width * Math.cos(angle) + tall * Math.sin(angle),
      height: tall * Math.cos(angle) + piece.width * Math.sin(angle),
    };
  });
  const named: readonly Spot[] = [...turned, ...places, ...groups, ...plates.map((plate) => ({ ...plate, key: `plate ${plate.seat}` }))];
  return named.flatMap(({ key, x, y, width: w, height: h }) =>
    x - w / 2 < -EDGE || x + w / 2 > width + EDGE || y - h / 2 < -EDGE || y + h / 2 > height + EDGE ? [key] : [],
  );
}

/** What a finger can't meet. */
export function small(scene: Scene): string[] {
  const { places, closed } = reachOf(scene);
  const spots: readonly Spot[] = [...places, ...closed];
  return spots.filter((spot) => spot.width < TARGET - EDGE || spot.height < TARGET - EDGE).map((spot) => spot.key);
}

/** Papers lie apart, but for the one that lies over all else. */
export function touching(scene: Scene): string[] {
  const flat = (scene.groups ?? []).filter(({ lies }) => lies !== 'over');
  const meet = (one: Group, other: Group) => Math.abs(one.x - other.x) < (one.width + other.width) / 2 - EDGE && Math.abs(one.y - other.y) < (one.height + other.height) / 2 - EDGE;
  return flat.flatMap((one, i) => flat.slice(i + 1).flatMap((other) => (meet(one, other) ? [`${one.key} and ${other.key}`] : [])));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of a polygon that is nearer to one point than to another. */
function nearer(cell: readonly Point[], to: Point, than: Point): Point[] {
  const side = (p: Point) => (p.x - than.x) ** 2 + (p.y - than.y) ** 2 - (p.x - to.x) ** 2 - (p.y - to.y) ** 2;
  return cell.flatMap((p, i) => {
    const q = cell[(i + 1) % cell.length];
    const [a, b] = [side(p), side(q)];
    const crossing = { x: p.x + ((q.x - p.x) * a) / (a - b), y: p.y + ((q.y - p.y) * a) / (a - b) };
    return [...(a >= 0 ? [p] : []), ...(a >= 0 !== b >= 0 ? [crossing] : [])];
  });
}

const SQUARE: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

/** The length of the border between the cells of each two centres, by `one-other`, the lower number first. */
export function borders(centres: readonly Point[]): Map<string, number> {
  const lengths = new Map<string, number>();
  centres.forEach((centre, one) => {
    const cell = centres.reduce<readonly Point[]>(
      (rest, other, i) => (i === one ? rest : nearer(rest, centre, other)),
      SQUARE,
    );
    cell.forEach((p, i) => {
      const q = cell[(i + 1) % cell.length];
      const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
      const gap = (other: Point) =>
        Math.abs(
          Math.hypot(middle.x - other.x, middle.y - other.y) - Math.hypot(middle.x - centre.x, middle.y - centre.y),
        );
      const other = centres.findIndex((point, number) => number > one && gap(point) < 1e-6);
      const length = Math.hypot(p.x - q.x, p.y - q.y);
      if (other >= 0) lengths.set(`${one}-${other}`, (lengths.get(`${one}-${other}`) ?? 0) + length);
    });
  });
  return lengths;
}

import { CATHEDRAL, boardOf } from '../../../src/rules/nightmare-cathedral/content/maps';
import type { Area, AreaId, BoardMap } from '../../../src/rules/nightmare-cathedral/content/types';

import { borders } from './voronoi';

const SIGNS = ['eye', 'candle', 'bone', 'root'];

const near = ({ areas }: BoardMap, from: AreaId, without: readonly AreaId[] = []) => {
  const steps = new Map([[from, 0]]);
  for (const [area, far] of steps)
    for (const next of areas[area].adjacent) if (!steps.has(next) && !without.includes(next)) steps.set(next, far + 1);
  return steps;
};
/** How many areas lie at each distance. */
const profile = (board: BoardMap, from: AreaId) => {
  const counts: number[] = [];
  for (const far of near(board, from).values()) counts[far] = (counts[far] ?? 0) + 1;
  return counts.join('-');
};
const corners = ({ areas, inPlay }: BoardMap) => inPlay.filter((id) => areas[id].corner);
const signs = ({ areas }: BoardMap, ids: readonly AreaId[]) => ids.map((id) => areas[id].sign);

test('N2.1 up to 2 seats play on 12 areas, 4 on 20, 3 on 16 of these', () => {
  expect([1, 2, 3, 4].map((seats) => [boardOf(seats).map, boardOf(seats).inPlay.length])).toEqual([
    ['small', 12],
    ['small', 12],
    ['large', 16],
    ['large', 20],
  ]);
  const four = boardOf(4);
  const three = boardOf(3);
  const covered = four.inPlay.filter((id) => !three.inPlay.includes(id));
  expect(covered).toEqual([13, 16, 17, 19]);
  expect(signs(four, covered).sort()).toEqual([...SIGNS].sort());
  expect(corners(three)).toHaveLength(3);
  for (const id of covered) expect(three.areas[id].adjacent).toEqual([]);
  for (const id of three.inPlay)
    expect(three.areas[id].adjacent).toEqual(four.areas[id].adjacent.filter((other) => !covered.includes(other)));
});

describe.each([2, 3, 4])('the map for %i seats', (seats) => {
  const board = boardOf(seats);
  const { areas, inPlay } = board;

  test('is connected, and adjacency goes both ways', () => {
    expect(near(board, inPlay[0]).size).toBe(inPlay.length);
    for (const id of inPlay) for (const other of areas[id].adjacent) expect(areas[other].adjacent).toContain(id);
    for (const id of inPlay) expect(areas[id].adjacent).not.toContain(id);
  });

  test('has no two neighbours with the same symbol, and each symbol equally often', () => {
    for (const id of inPlay) for (const other of areas[id].adjacent) expect(areas[id].sign).not.toBe(areas[other].sign);
    for (const sign of SIGNS)
      expect(signs(board, inPlay).filter((one) => one === sign)).toHaveLength(inPlay.length / 4);
  });

  test('the Cathedral lies beside the four areas around it, and is no neighbour itself', () => {
    expect(areas[CATHEDRAL].adjacent).toEqual(inPlay.filter((id) => areas[id].cathedral));
    for (const id of inPlay) expect(areas[id].adjacent).not.toContain(CATHEDRAL);
  });
});

// Adjacent areas share a border of the cells around their centres, so the map can be drawn without crossing lines.
test.each([
  [4, 44, 4.8],
  [2, 24, 9.4],
])('with %i seats the %i borders are those of the cells around the centres', (seats, count, shortest) => {
  const { areas } = boardOf(seats);
  const lengths = borders(areas);
  const touching = (a: AreaId, b: AreaId) => lengths.get(`${a}-${b}`) ?? 0;
  const declared: number[] = [];
  for (let one = 0; one < areas.length; one++) {
    for (let other = one + 1; other < areas.length; other++) {
      const isAdjacent = areas[one].adjacent.includes(other);
      if (isAdjacent) expect(touching(one, other)).toBeGreaterThan(shortest - 0.05);
      else expect(touching(one, other)).toBeLessThan(1);
      if (isAdjacent && one !== CATHEDRAL) declared.push(touching(one, other));
    }
  }
  expect(declared).toHaveLength(count);
  expect(Math.min(...declared)).toBeCloseTo(shortest, 1);
});

test.each([
  [4, '1-3-4-6-5-1'],
  [2, '1-4-4-3'],
])('with %i seats every corner has the same distances', (seats, wanted) => {
  const board = boardOf(seats);
  for (const corner of corners(board)) expect(profile(board, corner)).toBe(wanted);
});

test.each([
  [4, 5],
  [2, 3],
])('with %i seats each quarter is the one before turned, its symbols shifted by one', (seats, size) => {
  const { areas } = boardOf(seats);
  const at = (x: number, y: number) => areas.find((area) => area.x === x && area.y === y);
  const shifts = new Set<number>();
  const next = (area: Area) => at(100 - area.y, area.x)!;
  for (const area of areas.slice(1)) {
    const turned = next(area);
    expect(turned.key).toBe(area.key[0] + ((Number(area.key[1]) + 1) % 4));
    shifts.add((SIGNS.indexOf(turned.sign!) - SIGNS.indexOf(area.sign!) + 4) % 4);
  }
  expect(shifts.size).toBe(1);
  expect(areas.filter((area) => area.key.endsWith('0'))).toHaveLength(size);
});

test.each([2, 4])('with %i seats a corner and its neighbours hold all four symbols', (seats) => {
  const board = boardOf(seats);
  for (const corner of corners(board))
    expect(new Set(signs(board, [corner, ...board.areas[corner].adjacent])).size).toBe(4);
});

test('with 3 seats each corner is nearest to five, four and five areas, and to one or two as near as another', () => {
  const board = boardOf(3);
  const ways = corners(board).map((corner) => near(board, corner));
  const claimed = ways.map(() => ({ own: 0, shared: 0 }));
  for (const id of board.inPlay) {
    const far = ways.map((way) => way.get(id)!);
    const closest = far.filter((one) => one === Math.min(...far)).length;
    far.forEach((one, i) => {
      if (one !== Math.min(...far)) return;
      if (closest === 1) claimed[i].own++;
      else claimed[i].shared++;
    });
  }
  expect(claimed).toEqual([
    { own: 5, shared: 1 },
    { own: 4, shared: 2 },
    { own: 5, shared: 1 },
  ]);
});

import { freeze } from '../../kernel/clone';

import type { Area, AreaId, BoardMap } from './types';

/** The place where Nightmares stand before they come out. */
export const CATHEDRAL: AreaId = 0;

const LARGE: readonly Area[] = freeze([
  { key: 'cathedral', sign: null, corner: false, cathedral: false, x: 50, y: 50, adjacent: [5, 10, 15, 20] },
  { key: 'C0', sign: 'eye', corner: true, cathedral: false, x: 13, y: 13, adjacent: [2, 4, 18] },
  { key: 'A0', sign: 'candle', corner: false, cathedral: false, x: 38, y: 11, adjacent: [1, 3, 4, 5] },
  { key: 'B0', sign: 'root', corner: false, cathedral: false, x: 62, y: 11, adjacent: [2, 5, 6, 9] },
  { key: 'D0', sign: 'root', corner: false, cathedral: false, x: 27, y: 27, adjacent: [1, 2, 5, 18, 20] },
  { key: 'M0', sign: 'bone', corner: false, cathedral: true, x: 50, y: 31, adjacent: [2, 3, 4, 9, 10, 20] },
  { key: 'C1', sign: 'candle', corner: true, cathedral: false, x: 87, y: 13, adjacent: [3, 7, 9] },
  { key: 'A1', sign: 'bone', corner: false, cathedral: false, x: 89, y: 38, adjacent: [6, 8, 9, 10] },
  { key: 'B1', sign: 'eye', corner: false, cathedral: false, x: 89, y: 62, adjacent: [7, 10, 11, 14] },
  { key: 'D1', sign: 'eye', corner: false, cathedral: false, x: 73, y: 27, adjacent: [3, 5, 6, 7, 10] },
  { key: 'M1', sign: 'root', corner: false, cathedral: true, x: 69, y: 50, adjacent: [5, 7, 8, 9, 14, 15] },
  { key: 'C2', sign: 'bone', corner: true, cathedral: false, x: 87, y: 87, adjacent: [8, 12, 14] },
  { key: 'A2', sign: 'root', corner: false, cathedral: false, x: 62, y: 89, adjacent: [11, 13, 14, 15] },
  { key: 'B2', sign: 'candle', corner: false, cathedral: false, x: 38, y: 89, adjacent: [12, 15, 16, 19] },
  { key: 'D2', sign: 'candle', corner: false, cathedral: false, x: 73, y: 73, adjacent: [8, 10, 11, 12, 15] },
  { key: 'M2', sign: 'eye', corner: false, cathedral: true, x: 50, y: 69, adjacent: [10, 12, 13, 14, 19, 20] },
  { key: 'C3', sign: 'root', corner: true, cathedral: false, x: 13, y: 87, adjacent: [13, 17, 19] },
  { key: 'A3', sign: 'eye', corner: false, cathedral: false, x: 11, y: 62, adjacent: [16, 18, 19, 20] },
  { key: 'B3', sign: 'bone', corner: false, cathedral: false, x: 11, y: 38, adjacent: [1, 4, 17, 20] },
  { key: 'D3', sign: 'bone', corner: false, cathedral: false, x: 27, y: 73, adjacent: [13, 15, 16, 17, 20] },
  { key: 'M3', sign: 'candle', corner: false, cathedral: true, x: 31, y: 50, adjacent: [4, 5, 15, 17, 18, 19] },
]);

const SMALL: readonly Area[] = freeze([
  { key: 'cathedral', sign: null, corner: false, cathedral: false, x: 50, y: 50, adjacent: [3, 6, 9, 12] },
  { key: 'C0', sign: 'eye', corner: true, cathedral: false, x: 15, y: 15, adjacent: [2, 3, 11, 12] },
  { key: 'S0', sign: 'bone', corner: false, cathedral: false, x: 50, y: 11, adjacent: [1, 3, 4] },
  { key: 'I0', sign: 'root', corner: false, cathedral: true, x: 50, y: 31, adjacent: [1, 2, 4, 6, 12] },
  { key: 'C1', sign: 'candle', corner: true, cathedral: false, x: 85, y: 15, adjacent: [2, 3, 5, 6] },
  { key: 'S1', sign: 'root', corner: false, cathedral: false, x: 89, y: 50, adjacent: [4, 6, 7] },
  { key: 'I1', sign: 'eye', corner: false, cathedral: true, x: 69, y: 50, adjacent: [3, 4, 5, 7, 9] },
  { key: 'C2', sign: 'bone', corner: true, cathedral: false, x: 85, y: 85, adjacent: [5, 6, 8, 9] },
  { key: 'S2', sign: 'eye', corner: false, cathedral: false, x: 50, y: 89, adjacent: [7, 9, 10] },
  { key: 'I2', sign: 'candle', corner: false, cathedral: true, x: 50, y: 69, adjacent: [6, 7, 8, 10, 12] },
  { key: 'C3', sign: 'root', corner: true, cathedral: false, x: 15, y: 85, adjacent: [8, 9, 11, 12] },
  { key: 'S3', sign: 'candle', corner: false, cathedral: false, x: 11, y: 50, adjacent: [1, 10, 12] },
  { key: 'I3', sign: 'bone', corner: false, cathedral: true, x: 31, y: 50, adjacent: [1, 3, 9, 10, 11] },
]);

/** Areas of the large map that are out of play with 3 seats. They hold one of each symbol, and three corners remain. */
const COVERED: readonly AreaId[] = [16, 17, 13, 19];

function board(map: BoardMap['map'], areas: readonly Area[], covered: readonly AreaId[]): BoardMap {
  const plays = (id: AreaId) => !covered.includes(id);
  return freeze({
    map,
    areas: areas.map((area, id) => ({ ...area, adjacent: plays(id) ? area.adjacent.filter(plays) : [] })),
    inPlay: areas.map((_, id) => id).filter((id) => id !== CATHEDRAL && plays(id)),
  });
}

const small = board('small', SMALL, []);
const boards = [small, small, board('large', LARGE, COVERED), board('large', LARGE, [])];

/** N2.1: the map depends on the number of seats. */
export const boardOf = (seats: number): BoardMap => boards[seats - 1];

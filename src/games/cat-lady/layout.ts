import { inset } from '../../table/layout/box';
import { pickBest, remembered } from '../../table/layout/largest';
import type { Size } from '../../table/scene';

import { tall, wide, type Spots, type Task, type Way } from './arrangements';
import { CELLS, FOR_A_ROW } from './cells';
import { LEAST } from './sizes';

const MARGIN = 2;
const LARGE = 1.25;
const LARGEST = 150;

/** How many columns may lie beside the grid, by whether all stands above one another. */
const COLUMNS = { tall: [1, 2, 3, 4], wide: [FOR_A_ROW, 2, CELLS, 3] };

const waysIn = (columns: readonly number[], below: readonly boolean[]): Way[] =>
  columns.flatMap((count) =>
    [false, true].flatMap((isTogether) => below.map((isBelow) => ({ columns: count, isTogether, isBelow }))),
  );

function layOut(seats: number, size: Size): Spots {
  const box = inset({ x: 0, y: 0, width: size.width, height: size.height }, MARGIN);
  const task: Task = { box, rivals: seats - 1, text: size.text ?? 1, isMirrored: size.leftHand === true };
  const isWide = size.width > size.height;
  const all = [
    ...waysIn(COLUMNS.tall, [false]).map((way) => tall(task, way)),
    ...(isWide ? waysIn(COLUMNS.wide, [false, true]).map((way) => wide(task, way)) : []),
  ];
  const most = LARGEST * (size.largeCards ? LARGE : 1);
  return pickBest(all, [LEAST, most], ({ fits, good }) => (fits ? good : good - 10_000)).lay();
}

export const layout = remembered(layOut);

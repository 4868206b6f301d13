import type { Box } from '../../table/layout/box';
import { largest, remembered } from '../../table/layout/largest';
import type { Size } from '../../table/scene';

import { tall, wide, type Arrangement, type Spots } from './arrangements';
import { CELLS, FOR_A_ROW } from './cells';
import { LEAST } from './grown';

const MARGIN = 2;
const LARGE = 1.25;
const LARGEST = 150;

function laidOut(seats: number, size: Size): Spots {
  const text = size.text ?? 1;
  const isMirrored = size.leftHand === true;
  const most = LARGEST * (size.largeCards ? LARGE : 1);
  const box: Box = { x: MARGIN, y: MARGIN, width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN };
  const rivals = seats - 1;
  const ways: Arrangement[] = [1, 2, 3, 4].flatMap((columns) =>
    [false, true].map((together) => tall(box, rivals, columns, together, text, isMirrored)),
  );
  if (size.width > size.height) {
    for (const columns of [FOR_A_ROW, 2, CELLS, 3]) {
      for (const together of [false, true])
        ways.push(
          wide(box, rivals, columns, false, together, text, isMirrored),
          wide(box, rivals, columns, true, together, text, isMirrored),
        );
    }
  }
  const all = ways.map((way) => way(largest((unit) => way(unit).fits, LEAST, most)));
  return all
    .reduce((one, other) => ((Number(other.fits) - Number(one.fits) || other.good - one.good) > 0 ? other : one))
    .lay();
}

export const layout = remembered(laidOut);

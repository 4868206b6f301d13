import type { Fur } from '../../fur';
import { curve } from '../../outline';
import { place } from '../../paper';
import { edged, raise } from '../../shadow';
import { foot } from '../poses/figure';

/** A paw that reaches in from below. */
export const thief = (x: number, y: number, coat: Fur, turn: number): string =>
  place(
    x,
    y,
    raise(
      2,
      edged(curve('-19 120!, -17 40, -18 6, 0 -6, 18 6, 17 40, 19 120!'), coat.fur, 0.35) +
        place(0, 4, foot({ coat }, 0, 0, 21, 16)),
    ),
    { turn },
  );

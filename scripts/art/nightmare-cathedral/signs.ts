/** The signs of the app, cut from paper. */
import type { SignDrawing } from '../../../src/games/nightmare-cathedral/signPaths';
import { line, path, place } from '../paper';

/** A sign `size` wide and high, its middle at (x, y). */
export const sign = (
  x: number,
  y: number,
  size: number,
  drawing: SignDrawing,
  colour: string,
  ground: string,
): string =>
  place(
    x,
    y,
    drawing
      .map(({ d, isCut, line: width }) =>
        width ? line(d, isCut ? ground : colour, width) : path(d, isCut ? ground : colour),
      )
      .join(''),
    { scale: size / 100 },
  );

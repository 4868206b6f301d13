/** Boxes on the shelf: 300 x 340 units, the title's band left empty. */
import { lighter } from './colour';
import { grain } from './grain';
import { clipped, path, rectangle, roundedRectangle } from './paper';
import type { Drawing } from './render';
import { raise } from './shadow';

const width = 300;
const height = 340;

/** What is in front lies on the band's upper edge. */
export function gameBox(scene: string, band: string, front = ''): Drawing {
  const strip = 'M-10 262Q150 246 310 262V360H-10Z';
  const label = raise(3, path(strip, lighter(band, 0.3), { transform: 'translate(0 -2)' }) + path(strip, band));
  const spine =
    rectangle(0, 0, 9, height, '#000000', 0, { opacity: 0.18 }) +
    rectangle(9, 0, 2, height, '#ffffff', 0, { opacity: 0.18 });
  return {
    width,
    height,
    content: clipped(
      roundedRectangle(0, 0, width, height, 10),
      scene + label + front + grain(width, height, 0.4) + spine,
    ),
  };
}

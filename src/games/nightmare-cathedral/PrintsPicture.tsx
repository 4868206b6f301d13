import Svg, { Circle, G } from 'react-native-svg';

import type { AreaId } from '../../rules/nightmare-cathedral/content/types';

import { cellsFor } from './ground';
import { palette } from './palette';

/** The way that a commanded Nightmare has gone, as the prints of its paws. */

export interface PrintsLook {
  readonly seats: number;
  /** The areas it was in, from the one it began in. */
  readonly path: readonly AreaId[];
}

/** The map is 100 wide. How far it is from one print to the next, and how far each lies beside the way. */
const PITCH = 3.6;
const ASIDE = 0.9;
/** Toes before the ball of a paw: how far ahead and aside. */
const TOES = [
  [0.6, -0.85],
  [1.1, 0],
  [0.6, 0.85],
] as const;

/** Where the prints of one stretch lie, and which way they point. */
function listPrints(from: { x: number; y: number }, to: { x: number; y: number }) {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(across * across + down * down);
  const count = Math.max(2, Math.round(length / PITCH));
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const side = at % 2 === 0 ? ASIDE : -ASIDE;
    return {
      x: from.x + across * share - (down / length) * side,
      y: from.y + down * share + (across / length) * side,
      angle: (Math.atan2(down, across) * 180) / Math.PI,
    };
  });
}

export function PrintsPicture({ look: { seats, path }, width }: { readonly look: PrintsLook; readonly width: number }) {
  const cells = cellsFor(seats);
  const prints = path.slice(1).flatMap((area, at) => listPrints(cells[path[at]], cells[area]));
  return (
    <Svg width={width} height={width} viewBox="0 0 100 100">
      {prints.map(({ x, y, angle }, at) => (
        <G key={at} transform={`translate(${x} ${y}) rotate(${angle})`} fill={palette.bone} stroke={palette.soot}>
          <Circle r={0.75} strokeWidth={0.3} />
          {TOES.map(([ahead, aside]) => (
            <Circle key={aside} cx={ahead} cy={aside * 0.8} r={0.36} strokeWidth={0.2} />
          ))}
        </G>
      ))}
    </Svg>
  );
}

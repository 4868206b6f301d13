import Svg, { Path } from 'react-native-svg';

import type { AreaId } from '../../rules/nightmare-cathedral/content/types';

import { drawCell } from './cells';
import { cellsFor } from './ground';
import { palette } from './palette';

/** Areas that could pay: a faint glow, for nothing is touched there yet. */
export interface PayersLook {
  readonly seats: number;
  readonly areas: readonly AreaId[];
}

export function PayersPicture({
  look: { seats, areas },
  width,
}: {
  readonly look: PayersLook;
  readonly width: number;
}) {
  const cells = cellsFor(seats);
  return (
    <Svg width={width} height={width} viewBox="0 0 100 100">
      {areas.map((area) => (
        <Path
          key={area}
          d={drawCell(cells[area].corners)}
          fill={palette.glow}
          fillOpacity={0.2}
          stroke={palette.glow}
          strokeOpacity={0.6}
          strokeWidth={0.5}
        />
      ))}
    </Svg>
  );
}

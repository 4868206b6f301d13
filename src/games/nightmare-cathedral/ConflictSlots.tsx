import Svg, { Rect } from 'react-native-svg';

import { useTheme } from '../../theme/theme';

import { spotsIn } from './conflictRows';
import type { SlotsLook } from './conflictScene';
import type { Box } from './fitLine';

/** Where cards may still be laid. */
export function ConflictSlots({ look: { count, laid }, width, height }: Box & { readonly look: SlotsLook }) {
  const { colours } = useTheme();
  return (
    <Svg width={width} height={height}>
      {spotsIn({ x: 0, y: 0, width, height }, count)
        .slice(laid)
        .map((spot, index) => (
          <Rect
            key={index}
            x={spot.x - spot.width / 2 + 1.5}
            y={spot.y - spot.width * 0.7 + 1.5}
            width={spot.width - 3}
            height={spot.width * 1.4 - 3}
            rx={spot.width * 0.07}
            fill={colours.chip} // opaque, or the edges of slots that overlap would cross
            stroke={colours.line}
            strokeWidth={1.5}
            strokeDasharray="5 5"
          />
        ))}
    </Svg>
  );
}

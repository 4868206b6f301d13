import { useMemo, useState } from 'react';
import type { LayoutChangeEvent } from 'react-native';

import { useTheme } from '../theme/theme';

import type { Size } from './scene';

/** How large a table is, with what else its layout depends on; null until it was measured. */
export function useTableSize() {
  const { textScale, leftHand, largeCards } = useTheme();
  const [extent, setExtent] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const size = useMemo(
    (): Size | null => extent && { ...extent, text: textScale, leftHand, largeCards },
    [extent, textScale, leftHand, largeCards],
  );
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    const width = Math.round(layout.width);
    const height = Math.round(layout.height);
    if (width > 0 && height > 0 && (extent?.width !== width || extent.height !== height)) setExtent({ width, height });
  };
  return { size, measure };
}

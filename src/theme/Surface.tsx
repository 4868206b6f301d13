import type { Ref } from 'react';
import { View, type ViewProps } from 'react-native';

import { makeShadow, type Height } from './shadow';
import { useTheme } from './theme';

interface SurfaceProps extends ViewProps {
  readonly ref?: Ref<View>;
  readonly height?: Height;
  /** Whether it is bright paper, which asks for attention. */
  readonly isBright?: boolean;
}

/** Something that lies on the ground. In high contrast a line shows its edge, because no shadow is seen there. */
export function Surface({ height = 1, isBright = false, style, ...props }: SurfaceProps) {
  const { colours, highContrast } = useTheme();
  return (
    <View
      {...props}
      style={[
        { backgroundColor: isBright ? colours.paper : colours.panel },
        makeShadow(height, colours.shadow),
        highContrast && { borderWidth: 2, borderColor: colours.line },
        style,
      ]}
    />
  );
}

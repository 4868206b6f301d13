import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { useRef, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect, Text } from 'react-native-svg';

import type { SharedPicture, Shape } from './shape';

export interface PictureSharing {
  /** Must be drawn somewhere, because the shared picture is made from it. */
  readonly hidden: ReactNode;
  share(): Promise<'shared' | 'saved'>;
}

/** After this time, in milliseconds, no picture can be expected any more. */
const PATIENCE = 4000;

function drawShape(shape: Shape, key: number) {
  if (shape.kind === 'box')
    return (
      <Rect
        key={key}
        x={shape.x}
        y={shape.y}
        width={shape.width}
        height={shape.height}
        rx={shape.radius}
        fill={shape.fill}
      />
    );
  if (shape.kind === 'path')
    return (
      <Path
        key={key}
        d={shape.d}
        fill={shape.fill}
        transform={`translate(${shape.x} ${shape.y}) scale(${shape.scale})`}
      />
    );
  return (
    <Text
      key={key}
      x={shape.x}
      y={shape.y}
      fontSize={shape.size}
      fontFamily={shape.font}
      fill={shape.fill}
      textAnchor={shape.align}
    >
      {shape.text}
    </Text>
  );
}

/** Opens the phone's share sheet. */
export function usePictureSharing({ width, height, shapes }: SharedPicture, name: string): PictureSharing {
  const svg = useRef<Svg>(null);
  const renderPng = () =>
    new Promise<string>((resolve, reject) => {
      setTimeout(() => reject(new Error('No picture came of it')), PATIENCE);
      svg.current?.toDataURL(resolve, { width, height });
    });
  return {
    hidden: (
      <View style={styles.away} aria-hidden importantForAccessibility="no-hide-descendants" accessibilityElementsHidden>
        <Svg ref={svg} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {shapes.map(drawShape)}
        </Svg>
      </View>
    ),
    async share() {
      const file = new File(Paths.cache, name);
      file.write(await renderPng(), { encoding: 'base64' });
      await shareAsync(file.uri, { mimeType: 'image/png' });
      return 'shared';
    },
  };
}

const styles = StyleSheet.create({ away: { position: 'absolute', left: -10_000, top: 0, pointerEvents: 'none' } });

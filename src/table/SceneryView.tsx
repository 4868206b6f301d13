import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { GameFace } from './face';
import { OVER_DEPTH, type Scenery } from './scene';

interface SceneryViewProps {
  readonly item: Scenery;
  readonly Picture: NonNullable<GameFace['Scenery']>;
}

/** A picture of the table itself. Scenes make their items anew, so it is drawn again only when one says something else. */
export const SceneryView = memo(
  function SceneryView({ item: { picture, x, y, width, height, data, isOver, depth }, Picture }: SceneryViewProps) {
    return (
      <View
        style={[
          styles.item,
          { left: x - width / 2, top: y - height / 2, width, height },
          depth !== undefined && { zIndex: depth },
          isOver && styles.over,
        ]}
      >
        <Picture picture={picture} width={width} height={height} data={data} />
      </View>
    );
  },
  (before, after) => before.Picture === after.Picture && JSON.stringify(before.item) === JSON.stringify(after.item),
);

const styles = StyleSheet.create({ item: { position: 'absolute' }, over: { zIndex: OVER_DEPTH } });

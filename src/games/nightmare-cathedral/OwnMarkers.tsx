import { StyleSheet, View } from 'react-native';

import { SeatToken } from './SeatToken';
import { listOwnSteps, type StairsLook } from './stairs';
import { tokenLooks } from './tokenLooks';

/** How high the token of a marker is, as a part of its width. */
export const MARKER = tokenLooks.marker.height / tokenLooks.marker.width;

interface OwnMarkersProps {
  readonly look: StairsLook;
  readonly width: number;
  leftOf(step: number, marker: number): number;
  /** The height at which a marker stands on its step. */
  footOf(step: number): number;
}

/** The own markers of the Ritual, as tokens that stand on their steps. */
export const OwnMarkers = ({ look, width, leftOf, footOf }: OwnMarkersProps) =>
  listOwnSteps(look).map((step, marker) => {
    const height = width * MARKER;
    return (
      <View
        key={marker}
        style={[styles.token, { width, height, left: leftOf(step, marker), top: footOf(step) - height }]}
      >
        <SeatToken token="marker" seat={look.seat} />
      </View>
    );
  });

const styles = StyleSheet.create({ token: { position: 'absolute' } });

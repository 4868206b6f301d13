import { StyleSheet, View } from 'react-native';

import type { Seat } from '../../rules/kernel/types';

import { SeatToken } from './SeatToken';
import type { TokenName } from './tokenLooks';

/** A token that does not stand there yet. */
export interface GhostLook {
  readonly token: TokenName;
  readonly seat: Seat;
}

export const GhostPicture = ({ look: { token, seat } }: { readonly look: GhostLook }) => (
  <View style={[StyleSheet.absoluteFill, styles.pale]}>
    <SeatToken token={token} seat={seat} />
  </View>
);

const styles = StyleSheet.create({ pale: { opacity: 0.6 } });

import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Text as SvgText } from 'react-native-svg';

import type { Seat } from '../../rules/kernel/types';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import { ASPECT } from '../../table/layout/measures';
import { font } from '../../theme/type';

import { STAR } from './boardPictures';
import { encodeFace } from './cardFace';
import { palette } from './palette';
import { TokenFace } from './paperParts';
import { SignMark } from './Sign';
import { actionSigns, effectSigns } from './signPaths';
import { tokenLooks } from './tokenLooks';

/** What a seat has on the table, below its chip on a broad table: its actions, the Dreams it has played, its pieces. */
export interface BelongingsLook {
  readonly seat: Seat;
  readonly actions: readonly { readonly isUpgraded: boolean; readonly points: number }[];
  /** The faces of the Dreams that it has played, the last one last. */
  readonly dreams: readonly string[];
  readonly followers: number;
  readonly levels: number;
  readonly limbo: number;
}

const PAD = 8;
/** The stars of upgrades stand out of their tiles. */
const TOP = 6;
const GAP = 4;
/** The column of pieces at the right. */
const PIECES = 62;

const Count = ({ x, y, size, children }: { x: number; y: number; size: number; children: number }) => (
  <SvgText x={x} y={y + size * 0.36} fontFamily={font.display} fontSize={size} fill={palette.bone}>
    {children}
  </SvgText>
);

export function SeatBelongings({
  look: { seat, actions, dreams, followers, levels, limbo },
  width,
  height,
}: {
  readonly look: BelongingsLook;
  readonly width: number;
  readonly height: number;
}) {
  const inside = height - PAD - TOP;
  const tile = Math.min((width - 2 * PAD - PIECES - 4 * GAP) / 5, inside * 0.42, 48);
  const below = inside - tile - 2 * GAP;
  const card = Math.min(below / ASPECT, 62);
  const hasCards = below >= 30;
  const room = width - 2 * PAD - PIECES;
  const pitch = dreams.length < 2 ? 0 : Math.min(card + GAP, (room - card) / (dreams.length - 1));
  const line = Math.min(24, inside / 3);
  const right = width - PIECES;
  return (
    <View style={styles.all} aria-hidden>
      <Svg width={width} height={height} style={styles.fill}>
        {actions.map(({ isUpgraded, points }, day) => {
          const x = PAD + day * (tile + GAP);
          const ground = isUpgraded ? palette.rust : palette.tile;
          return (
            <G key={day}>
              <Path
                d={`M${x + 6} ${TOP}h${tile - 12}a6 6 0 0 1 6 6v${tile - 12}a6 6 0 0 1 -6 6h${12 - tile}a6 6 0 0 1 -6 -6v${12 - tile}a6 6 0 0 1 6 -6z`}
                fill={ground}
              />
              <SignMark
                drawing={actionSigns[ACTIONS[day]]}
                x={x + tile / 2}
                y={TOP + tile / 2}
                size={tile * 0.68}
                colour={palette.bone}
                ground={ground}
              />
              {points > 0 && (
                <G transform={`translate(${x + tile - 5} ${TOP + 5})`}>
                  <Path d={STAR} fill={palette.flame} />
                  <SvgText y={3.6} fontFamily={font.display} fontSize={10} textAnchor="middle" fill={palette.soot}>
                    {points}
                  </SvgText>
                </G>
              )}
            </G>
          );
        })}
        <Count x={right + 26} y={TOP + line * 0.5} size={15}>
          {followers}
        </Count>
        <Count x={right + 26} y={TOP + line * 1.5} size={15}>
          {levels}
        </Count>
        <SignMark
          drawing={effectSigns.lose}
          x={right + 11}
          y={TOP + line * 2.5}
          size={18}
          colour={palette.mist}
          ground={palette.panel}
        />
        <Count x={right + 26} y={TOP + line * 2.5} size={15}>
          {limbo}
        </Count>
      </Svg>
      <View style={[styles.piece, { left: right + 2, top: TOP + (line - 21) / 2 }]}>
        <TokenFace face={encodeFace({ kind: 'follower', seat, count: 1 })} width={17.5} aspect={1.2} />
      </View>
      <View style={[styles.piece, { left: right + 1, top: TOP + line * 1.5 - 10 }]}>
        <TokenFace
          face={encodeFace({ kind: 'fortress', seat, levels: 1 })}
          width={20}
          aspect={tokenLooks['fortress-1'].height / 100}
        />
      </View>
      {hasCards &&
        dreams.map((face, at) => (
          <View key={face} style={[styles.piece, { left: PAD + at * pitch, top: TOP + tile + GAP }]}>
            <TokenFace face={face} width={card} aspect={ASPECT} />
          </View>
        ))}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1, backgroundColor: palette.panel, borderBottomLeftRadius: 10, borderBottomRightRadius: 10 },
  fill: { position: 'absolute', left: 0, top: 0 },
  piece: { position: 'absolute' },
});

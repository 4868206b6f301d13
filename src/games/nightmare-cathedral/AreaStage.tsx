import { Image } from 'expo-image';
import { StyleSheet, View } from 'react-native';

import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { SHADOWS } from '../../rules/nightmare-cathedral/state';
import type { Pictures } from '../../table/face';
import { useSeatMark } from '../../table/seatMarks';
import { marks } from '../../theme/marks';
import { radius, space } from '../../theme/space';

import { encodeFace, faceOfUnit } from './cardFace';
import type { LensLook } from './lens';
import { palette } from './palette';
import { SignDisc, TokenFace } from './paperParts';
import { stagePictures } from './pictures';
import { turnSigns } from './signPaths';
import { tokenLooks } from './tokenLooks';

const pictures: Pictures = stagePictures;

/** The land is drawn so high for its width, and shown a little higher, so that figures have a sky. */
const HIGH = 0.44;
const FIGURE = 0.092;

/** The ring of who controls it, in the seat's colour. */
function Ring({ seat }: { readonly seat: number }) {
  const { onDark } = marks[useSeatMark(seat)];
  return <View style={[styles.ring, { borderColor: onDark }]} />;
}

/** An area large: its land, its sign, and all that stands there. */
export function AreaStage({
  view,
  look,
  width,
}: {
  readonly view: Pick<NightmareCathedral, 'seats' | 'nightmares'>;
  readonly look: LensLook;
  readonly width: number;
}) {
  const { stage, sign, isMarked, units, fortress, winged, nightmares, control } = look;
  const height = width * HIGH;
  const figure = Math.min(width * FIGURE, 44);
  const kind = fortress && (fortress.isStronghold ? 'stronghold' : 'fortress');
  const count = units.reduce((sum, one) => sum + one.count, 0);
  /** A crowd stands closer. */
  const lap = count > 5 ? 0.5 : 0.28;
  return (
    <View style={[styles.stage, { width, height }]} aria-hidden>
      <Image source={pictures[stage]} style={StyleSheet.absoluteFill} contentFit="cover" transition={null} />
      {nightmares.map((index, at) => (
        <View key={index} style={[styles.nightmare, { left: width * (0.42 + at * 0.26), height: height * 0.86 }]}>
          <TokenFace
            face={encodeFace({ kind: 'figure', number: view.nightmares[index] })}
            width={height * 0.86}
            aspect={1}
          />
        </View>
      ))}
      <View style={styles.foot}>
        {fortress && kind && (
          <TokenFace
            face={encodeFace({ kind, seat: fortress.seat, levels: fortress.levels })}
            width={figure * 1.7}
            aspect={tokenLooks[`${kind}-${fortress.levels as 1 | 2 | 3}`].height / 100}
          />
        )}
        {units.map(({ side, count: many }) => (
          <View key={side} style={styles.troop}>
            {Array.from({ length: many }, (_, index) => (
              <View key={index} style={index > 0 && { marginLeft: -figure * lap }}>
                <TokenFace face={faceOfUnit(side)} width={figure} aspect={side === SHADOWS ? 216 / 198 : 1.2} />
              </View>
            ))}
          </View>
        ))}
      </View>
      <View style={styles.sky}>
        {winged.map((seat) => (
          <TokenFace
            key={seat}
            face={encodeFace({ kind: 'winged', seat })}
            width={figure * 1.7}
            aspect={tokenLooks.winged.height / tokenLooks.winged.width}
          />
        ))}
      </View>
      <View style={styles.sign}>
        <SignDisc
          drawing={turnSigns[sign]}
          size={Math.min(44, height * 0.3)}
          ground={isMarked ? palette.ember : palette.soot}
          colour={isMarked ? palette.soot : palette.bone}
        />
      </View>
      {control >= 0 && control < view.seats && <Ring seat={control} />}
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { borderRadius: radius.m, overflow: 'hidden', backgroundColor: palette.soot, alignSelf: 'center' },
  foot: {
    position: 'absolute',
    left: space.m,
    right: space.m,
    bottom: space.s,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'center',
    columnGap: space.m,
  },
  troop: { flexDirection: 'row', alignItems: 'flex-end' },
  sky: { position: 'absolute', right: space.m, top: space.s, flexDirection: 'row', gap: space.xs },
  sign: { position: 'absolute', left: space.s, top: space.s },
  nightmare: { position: 'absolute', bottom: space.s, transform: [{ translateX: -20 }] },
  ring: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, borderWidth: 4, borderRadius: radius.m },
});

import { Image } from 'expo-image';
import { Animated, StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

import { SHADOWS } from '../../rules/nightmare-cathedral/state';
import type { Pictures } from '../../table/face';
import { useTheme } from '../../theme/theme';

import { encodeFace, faceOfUnit } from './cardFace';
import type { Fighter } from './conflict';
import type { StageLook } from './conflictScene';
import { CathedralFaceView } from './faces';
import { palette } from './palette';
import { stagePictures, tokenPictures } from './pictures';
import { SignMark } from './Sign';
import { turnSigns } from './signPaths';
import { tokenLooks } from './tokenLooks';
import { interpolateClock, useClock } from './useClock';

const stages: Pictures = stagePictures;
const signs: Readonly<Record<string, (typeof turnSigns)['eye']>> = turnSigns;

/** So long a unit falls, in milliseconds. */
const FALL = 420;
/** A fallen figure lies on its side and is this pale. */
const LYING = { turn: 82, fade: 0.45 };
const WHOLE = [0, 1] as const;

interface FigureProps {
  readonly face: string;
  /** Which way it falls: towards its own edge of the stage. */
  readonly way: -1 | 1;
  readonly isFallen: boolean;
  /** A figure with a picture of its own for when it has fallen needs not lie down. */
  readonly fallen?: number;
  readonly left: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
}

function Figure({ face, way, isFallen, fallen, left, foot, width, height }: FigureProps) {
  const { isStill, speed } = useTheme();
  const to = isFallen ? 1 : 0;
  const down = useClock(to, to, speed === 'off' || isStill ? null : FALL);
  const turns = fallen === undefined;
  const lying = {
    opacity: interpolateClock(down, WHOLE, [1, LYING.fade]),
    transform: [
      { translateY: interpolateClock(down, WHOLE, [0, turns ? height * 0.28 : 0]) },
      { rotate: interpolateClock(down, WHOLE, ['0deg', `${turns ? way * LYING.turn : 0}deg`]) },
    ],
  };
  return (
    <Animated.View style={[styles.figure, { left, top: foot - height, width, height }, lying]}>
      {isFallen && fallen !== undefined ? (
        <Image source={fallen} style={StyleSheet.absoluteFill} contentFit="contain" transition={null} />
      ) : (
        <CathedralFaceView face={face} />
      )}
    </Animated.View>
  );
}

/** How high a figure stands on the stage, and where its feet are. */
const HIGH = 0.56;
const FEET = 0.93;
/** The middle of the stage belongs to nobody. */
const MIDDLE = 0.04;

/** One side: its fortress at the edge, its units before it; those that fell lie nearest to the middle. */
function Troop({
  fighter: { side, standing, fallen, fortress },
  way,
  width,
  height,
}: {
  readonly fighter: Fighter;
  readonly way: -1 | 1;
  readonly width: number;
  readonly height: number;
}) {
  const half = width * (0.5 - MIDDLE);
  const count = standing + fallen;
  const high = height * HIGH;
  const wide = side === SHADOWS ? high * 0.92 : high / 1.2;
  const walls = fortress && tokenLooks[`${fortress.kind}-${fortress.levels as 1 | 2 | 3}`];
  const wallWidth = walls ? Math.min(high * 1.05, half * 0.4, (height * 0.86 * walls.width) / walls.height) : 0;
  const from = walls ? wallWidth * 0.86 : half * 0.1;
  const pitch = count < 2 ? 0 : Math.min(wide * 0.82, (half - from - wide) / (count - 1));
  // Distances count from the own edge of the stage.
  const at = (distance: number, size: number) => (way < 0 ? distance : width - distance - size);
  const rest = Math.max(0, (half - from - wide - pitch * (count - 1)) * 0.5);
  return (
    <>
      {walls && fortress && (
        <View
          style={[
            styles.figure,
            {
              left: at(half * 0.04, wallWidth),
              top: height * (FEET - 0.03) - (wallWidth * walls.height) / walls.width,
              width: wallWidth,
              height: (wallWidth * walls.height) / walls.width,
            },
          ]}
        >
          <CathedralFaceView face={encodeFace({ kind: fortress.kind, seat: side, levels: fortress.levels })} />
        </View>
      )}
      {Array.from({ length: count }, (_, index) => (
        <Figure
          key={index}
          face={faceOfUnit(side)}
          way={way}
          isFallen={index >= standing}
          fallen={side === SHADOWS ? tokenPictures['shadow-fallen'] : undefined}
          left={at(from + rest + index * pitch, wide)}
          foot={height * (FEET + (index % 2) * 0.03)}
          width={wide}
          height={high}
        />
      ))}
    </>
  );
}

/** The area as a stage: both sides face each other on it. */
export function ConflictStage({
  look: { picture, sign, isMarked, left, right },
  width,
  height,
}: {
  readonly look: StageLook;
  readonly width: number;
  readonly height: number;
}) {
  const { highContrast } = useTheme();
  const disc = Math.min(13, height * 0.14);
  return (
    <View style={styles.stage}>
      <Image source={stages[picture]} style={StyleSheet.absoluteFill} contentFit="cover" transition={null} />
      {highContrast && <View style={[StyleSheet.absoluteFill, styles.veil]} />}
      <Troop fighter={left} way={-1} width={width} height={height} />
      <Troop fighter={right} way={1} width={width} height={height} />
      {sign !== null && (
        <Svg width={width} height={height} style={StyleSheet.absoluteFill}>
          <Circle
            cx={width / 2}
            cy={disc * 1.5}
            r={disc}
            fill={isMarked ? palette.ember : palette.soot}
            stroke={isMarked ? palette.glow : 'none'}
          />
          <SignMark
            drawing={signs[sign]}
            x={width / 2}
            y={disc * 1.5}
            size={disc * 1.45}
            colour={isMarked ? palette.soot : palette.bone}
            ground={isMarked ? palette.ember : palette.soot}
          />
        </Svg>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { flex: 1, borderRadius: 12, overflow: 'hidden', backgroundColor: palette.tile },
  figure: { position: 'absolute' },
  veil: { backgroundColor: '#000000a6' },
});

import { Image } from 'expo-image';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect, Text as SvgText } from 'react-native-svg';

import type { Seat } from '../../rules/kernel/types';
import { CONFLICTS, DEVELOPMENTS, DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import { NIGHTMARES } from '../../rules/nightmare-cathedral/content/nightmares';
import { CardPicture } from '../../table/CardPicture';
import type { Pictures } from '../../table/face';
import { GroundPicture } from '../../table/GroundPicture';
import { useSeatMark } from '../../table/seatMarks';
import { marks } from '../../theme/marks';
import { font } from '../../theme/type';
import { useFormatPhrase } from '../../words/useWords';

import { decodeFace, type CathedralFace } from './cardFace';
import { describe } from './describe';
import { palette } from './palette';
import {
  backPictures,
  conflictPictures,
  developmentPictures,
  dreamPictures,
  figurePictures,
  grounds,
  nightmarePictures,
  tokenPictures,
} from './pictures';
import { tokenLooks, type TokenName } from './tokenLooks';

/** Cards are drawn in units of 300 by 420. */
const FIELD = '0 0 300 420';
/** The baseline of a card's name and its largest letters; a Conflict has its name above its three rows. */
const NAME = { y: 392, size: 30, width: 270 };
const CONFLICT_NAME = { y: 292, size: 28, width: 270 };
/** The average width of a letter in the display font, as a part of its size. */
const LETTER = 0.58;

interface CardLook {
  readonly pictures: Pictures;
  readonly picture: string;
  readonly isConflict: boolean;
  readonly isDark: boolean;
}

type CardFace = Extract<
  CathedralFace,
  { readonly kind: 'development' | 'dream' | 'conflict' | 'nightmare' | 'action' }
>;

const plain = { isConflict: false, isDark: false };

function lookOf(face: CardFace): CardLook {
  switch (face.kind) {
    case 'development':
      return { pictures: developmentPictures, picture: DEVELOPMENTS[face.card].key, ...plain };
    case 'dream':
      return { pictures: dreamPictures, picture: DREAMS[face.card].key, ...plain };
    case 'conflict':
      return { pictures: conflictPictures, picture: CONFLICTS[face.card].key, isConflict: true, isDark: false };
    case 'action':
      return { pictures: developmentPictures, picture: ACTIONS[face.day], ...plain };
    case 'nightmare': {
      const { key } = NIGHTMARES[face.number];
      const isDark = face.side === 'advanced';
      return { pictures: nightmarePictures, picture: isDark ? `${key}-advanced` : key, isConflict: false, isDark };
    }
  }
}

function Name({
  face,
  isConflict,
  isDark,
}: {
  readonly face: string;
  readonly isConflict: boolean;
  readonly isDark: boolean;
}) {
  const name = useFormatPhrase()(describe(face).name);
  const { y, size: most, width } = isConflict ? CONFLICT_NAME : NAME;
  const size = Math.min(most, width / (LETTER * name.length));
  return (
    <Svg width="100%" height="100%" viewBox={FIELD} style={StyleSheet.absoluteFill}>
      <SvgText
        x={150}
        y={y - (most - size) / 3}
        fontFamily={font.display}
        fontSize={size}
        fill={isDark ? palette.bone : palette.soot}
        textAnchor="middle"
      >
        {name}
      </SvgText>
    </Svg>
  );
}

/** Where the first row of a Conflict card lies, and how far it is to the next. */
const ROW = { y: 304, height: 32, pitch: 35 };

/** The ring around the row that counts. */
const RowRing = ({ row }: { readonly row: number }) => (
  <Svg width="100%" height="100%" viewBox={FIELD} style={StyleSheet.absoluteFill}>
    <Rect
      x={14}
      y={ROW.y - 4 + (row - 1) * ROW.pitch}
      width={272}
      height={ROW.height + 8}
      rx={12}
      fill="none"
      stroke={palette.blood}
      strokeWidth={12}
    />
    <Rect
      x={14}
      y={ROW.y - 4 + (row - 1) * ROW.pitch}
      width={272}
      height={ROW.height + 8}
      rx={12}
      fill="none"
      stroke={palette.ember}
      strokeWidth={7}
    />
  </Svg>
);

function Card({ face, look, row }: { readonly face: string; readonly look: CardLook; readonly row?: number }) {
  return (
    <CardPicture source={look.pictures[look.picture]}>
      <Name face={face} isConflict={look.isConflict} isDark={look.isDark} />
      {row !== undefined && <RowRing row={row} />}
    </CardPicture>
  );
}

const tokens: Pictures = tokenPictures;
const figures: Pictures = figurePictures;

/** A token in its seat's colour, with the seat's mark. */
export function SeatToken({ token, seat }: { readonly token: TokenName; readonly seat: Seat }) {
  const { path, onDark } = marks[useSeatMark(seat)];
  const { width, height, mark } = tokenLooks[token];
  return (
    <View style={StyleSheet.absoluteFill}>
      <Image
        source={tokens[`${token}-tint`]}
        tintColor={onDark}
        style={StyleSheet.absoluteFill}
        contentFit="fill"
        transition={null}
      />
      <Image source={tokens[token]} style={StyleSheet.absoluteFill} contentFit="fill" transition={null} />
      <Svg width="100%" height="100%" viewBox={`0 0 ${width} ${height}`} style={StyleSheet.absoluteFill}>
        <Path
          d={path}
          fill={onDark}
          transform={`translate(${mark.x - mark.size / 2} ${mark.y - mark.size / 2}) scale(${mark.size / 24})`}
        />
      </Svg>
    </View>
  );
}

/** How many units stand there, when they stand too close to be counted. */
const Count = ({ count, colour }: { readonly count: number; readonly colour: string }) => (
  <Svg width="100%" height="100%" viewBox="0 0 100 120" style={styles.count}>
    <Circle cx={92} cy={8} r={32} fill={palette.soot} />
    <SvgText x={92} y={27} fontFamily={font.display} fontSize={52} fill={colour} textAnchor="middle">
      {count}
    </SvgText>
  </Svg>
);

function Follower({ seat, count }: { readonly seat: Seat; readonly count: number }) {
  const { onDark } = marks[useSeatMark(seat)];
  return (
    <>
      <SeatToken token="follower" seat={seat} />
      {count > 1 && <Count count={count} colour={onDark} />}
    </>
  );
}

const Picture = ({ source }: { readonly source: number }) => (
  <Image source={source} style={StyleSheet.absoluteFill} contentFit="contain" transition={null} />
);

/** The sign of a kind of card beside a number: its back would be a dark spot in this size. */
const CountedCard = ({ isDream }: { readonly isDream: boolean }) => (
  <Svg width="100%" height="100%" viewBox={FIELD}>
    <Rect
      x={12}
      y={12}
      width={276}
      height={396}
      rx={48}
      fill={isDream ? palette.mist : palette.pass}
      stroke={palette.soot}
      strokeWidth={24}
    />
    {isDream ? (
      <Path d="M176 118A100 100 0 1 0 246 262A84 84 0 1 1 176 118Z" fill={palette.soot} />
    ) : (
      <Path d="M40 40H160V250L100 196L40 250Z" fill={palette.rust} />
    )}
  </Svg>
);

/** Draws a card, its back, or a token. Names are drawn here, so that one picture serves all languages. */
export function CathedralFaceView({ face }: { readonly face: string | null; readonly large?: boolean }) {
  if (face === null) return <CardPicture source={backPictures['development-1']} />;
  if (face.startsWith('back:')) return <CardPicture source={(backPictures as Pictures)[face.slice('back:'.length)]} />;
  if (face === 'count:development' || face === 'count:dream') return <CountedCard isDream={face === 'count:dream'} />;
  const drawn = decodeFace(face);
  switch (drawn.kind) {
    case 'follower':
      return <Follower seat={drawn.seat} count={drawn.count} />;
    case 'shadow':
      return (
        <>
          <Picture source={tokens.shadow} />
          {drawn.count > 1 && <Count count={drawn.count} colour={palette.bone} />}
        </>
      );
    case 'winged':
    case 'dreamer':
      return <SeatToken token={drawn.kind} seat={drawn.seat} />;
    case 'fortress':
    case 'stronghold':
      return <SeatToken token={`${drawn.kind}-${drawn.levels as 1 | 2 | 3}`} seat={drawn.seat} />;
    case 'figure':
      return <Picture source={figures[NIGHTMARES[drawn.number].key]} />;
    case 'conflict':
      return <Card face={face} look={lookOf(drawn)} row={drawn.row} />;
    default:
      return <Card face={face} look={lookOf(drawn)} />;
  }
}

/** The ground shows the nave of the Cathedral, by night or by day. */
export const Ground = () => <GroundPicture {...grounds} />;

const styles = StyleSheet.create({
  count: { position: 'absolute', left: 0, top: 0, overflow: 'visible' },
});

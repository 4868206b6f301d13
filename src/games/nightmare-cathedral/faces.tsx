import { StyleSheet } from 'react-native';
import Svg, { Circle, Defs, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import { NIGHTMARES } from '../../rules/nightmare-cathedral/content/nightmares';
import { CARD_FIELD } from '../../table/CardName';
import { CardPicture } from '../../table/CardPicture';
import type { Pictures } from '../../table/face';
import { GroundPicture } from '../../table/GroundPicture';

import { decodeFace } from './cardFace';
import { NamedCard } from './CardFaceView';
import { palette } from './palette';
import { backPictures, figurePictures, grounds, tokenPictures } from './pictures';
import { Count, Follower, SeatToken } from './SeatToken';

const tokens: Pictures = tokenPictures;
const figures: Pictures = figurePictures;

const Picture = ({ source }: { readonly source: number }) => <CardPicture source={source} fit="contain" />;

/** The light behind a Nightmare: without it, dark ones are lost before the Cathedral and among Shadows. */
const Halo = () => (
  <Svg width="100%" height="100%" viewBox="0 0 100 100" style={StyleSheet.absoluteFill}>
    <Defs>
      <RadialGradient id="halo" cx="50%" cy="50%" r="50%">
        <Stop offset="0.3" stopColor={palette.glow} stopOpacity={0.75} />
        <Stop offset="1" stopColor={palette.flame} stopOpacity={0} />
      </RadialGradient>
    </Defs>
    <Circle cx={50} cy={50} r={50} fill="url(#halo)" />
  </Svg>
);

/** The sign of a kind of card beside a number: its back would be a dark spot in this size. */
const CountedCard = ({ isDream }: { readonly isDream: boolean }) => (
  <Svg width="100%" height="100%" viewBox={CARD_FIELD}>
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

/** Who fell in a conflict and is in Limbo. */
const CountedGhost = () => (
  <Svg width="100%" height="100%" viewBox={CARD_FIELD}>
    <Path
      d="M40 396V180A110 150 0 0 1 260 180V396L205 340L150 396L95 340Z"
      fill={palette.pale}
      stroke={palette.soot}
      strokeWidth={24}
      strokeLinejoin="round"
    />
    <Circle cx={112} cy={190} r={24} fill={palette.soot} />
    <Circle cx={188} cy={190} r={24} fill={palette.soot} />
  </Svg>
);

/** Draws a card, its back, or a token. Names are drawn here, so that one picture serves all languages. */
export function CathedralFaceView({ face }: { readonly face: string | null; readonly large?: boolean }) {
  if (face === null) return <CardPicture source={backPictures['development-1']} />;
  if (face.startsWith('back:')) return <CardPicture source={(backPictures as Pictures)[face.slice('back:'.length)]} />;
  if (face === 'count:limbo') return <CountedGhost />;
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
      return (
        <>
          <Halo />
          <Picture source={figures[NIGHTMARES[drawn.number].key]} />
        </>
      );
    default:
      return <NamedCard face={face} drawn={drawn} />;
  }
}

/** The ground shows the nave of the Cathedral, by night or by day. */
export const Ground = () => <GroundPicture {...grounds} />;

import { StyleSheet } from 'react-native';
import Svg, { Circle, G, Rect } from 'react-native-svg';

import { CONFLICTS, DEVELOPMENTS, DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import { NIGHTMARES } from '../../rules/nightmare-cathedral/content/nightmares';
import { CARD_FIELD, CardName } from '../../table/CardName';
import { CardPicture } from '../../table/CardPicture';
import type { Pictures } from '../../table/face';
import { useFormatPhrase } from '../../words/useWords';

import type { CathedralFace } from './cardFace';
import { describe } from './describe';
import { palette } from './palette';
import { conflictPictures, developmentPictures, dreamPictures, nightmarePictures } from './pictures';
import { SignMark } from './Sign';
import { actionSigns } from './signPaths';

/** How a card is drawn: its picture, and what is written on it in the language of who looks. */

/** The baseline of a card's name and its largest letters; a Conflict has its name above its three rows. */
const NAME = { y: 392, size: 30, width: 270 };
const CONFLICT_NAME = { y: 292, size: 28, width: 270 };

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
  return (
    <CardName name={name} {...(isConflict ? CONFLICT_NAME : NAME)} colour={isDark ? palette.bone : palette.soot} />
  );
}

/** Where the first row of a Conflict card lies, and how far it is to the next. */
const ROW = { y: 304, height: 32, pitch: 35 };

/** The colours of a ring, the wider one below. */
const RING = [
  { colour: palette.blood, width: 12 },
  { colour: palette.ember, width: 7 },
];

/** The ring around the row that counts. */
const RowRing = ({ row }: { readonly row: number }) => (
  <Svg width="100%" height="100%" viewBox={CARD_FIELD} style={StyleSheet.absoluteFill}>
    {RING.map(({ colour, width }) => (
      <Rect
        key={colour}
        x={14}
        y={ROW.y - 4 + (row - 1) * ROW.pitch}
        width={272}
        height={ROW.height + 8}
        rx={12}
        fill="none"
        stroke={colour}
        strokeWidth={width}
      />
    ))}
  </Svg>
);

/** Below the points, where they are seen also on a card that others cover. */
const ICONS = { x: 52, y: 168, pitch: 76, radius: 34 };

/** The pieces of the Cathedral that a Dream puts up. */
const PieceIcons = ({ count }: { readonly count: number }) => (
  <Svg width="100%" height="100%" viewBox={CARD_FIELD} style={StyleSheet.absoluteFill}>
    {Array.from({ length: count }, (_, at) => (
      <G key={at}>
        <Circle
          cx={ICONS.x}
          cy={ICONS.y + at * ICONS.pitch}
          r={ICONS.radius}
          fill={palette.soot}
          stroke={palette.ember}
          strokeWidth={6}
        />
        <SignMark
          drawing={actionSigns.fortify}
          x={ICONS.x}
          y={ICONS.y + at * ICONS.pitch}
          size={46}
          colour={palette.ember}
          ground={palette.soot}
        />
      </G>
    ))}
  </Svg>
);

/** A card with its name, of a Conflict the ring around the row that counts, and of a Dream its icons where they count. */
export function NamedCard({ face, drawn }: { readonly face: string; readonly drawn: CardFace }) {
  const look = lookOf(drawn);
  const row = drawn.kind === 'conflict' ? drawn.row : undefined;
  return (
    <CardPicture source={look.pictures[look.picture]}>
      <Name face={face} isConflict={look.isConflict} isDark={look.isDark} />
      {row !== undefined && <RowRing row={row} />}
      {drawn.kind === 'dream' && drawn.icons !== undefined && <PieceIcons count={drawn.icons} />}
    </CardPicture>
  );
}

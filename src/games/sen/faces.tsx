import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Text as SvgText } from 'react-native-svg';

import { CARD_FIELD } from '../../table/CardName';
import { CardPicture } from '../../table/CardPicture';
import type { Pictures } from '../../table/face';
import { GroundPicture } from '../../table/GroundPicture';
import { useTheme } from '../../theme/theme';
import { font } from '../../theme/type';
import { useFormatPhrase } from '../../words/useWords';

import { BACK, crowsOn, decodeFace, specialOn } from './cardFace';
import { palette } from './palette';
import { grounds, largePictures, pictures } from './pictures';

/** The moon in the picture, and the larger moon that covers it on small cards. */
const MOON = { x: 70, y: 72, r: 58, size: 92 };
const LARGE_MOON = { x: 92, y: 94, r: 92, size: 150 };
const BAND = { x: 150, y: 387 };

/** Draws a number in a moon, over the picture's own where that would be too small or too dim to read. */
function Moon({
  crows,
  isSmall,
  isMemory,
  isSpecial,
}: {
  crows: number;
  isSmall: boolean;
  isMemory: boolean;
  isSpecial: boolean;
}) {
  const { x, y, r, size } = isSmall ? LARGE_MOON : MOON;
  const paper = isMemory ? palette.pale : isSpecial ? palette.lamp : palette.cream;
  return (
    <>
      <Circle cx={x} cy={y} r={r} fill={paper} />
      {isMemory && (
        <Circle
          cx={x}
          cy={y}
          r={r - 9}
          fill="none"
          stroke={palette.teal}
          strokeWidth={isSmall ? 9 : 6}
          strokeDasharray={isSmall ? '20 14' : '14 10'}
        />
      )}
      <SvgText
        x={x}
        y={y + size * 0.36}
        fontFamily={font.display}
        fontSize={isMemory ? size * 0.82 : size}
        fill={palette.crow}
        textAnchor="middle"
      >
        {crows}
      </SvgText>
    </>
  );
}

/**
 * Draws a land, or the back of every land. The words on specials are drawn here, so that one picture serves all
 * languages.
 */
export function CardFaceView({ face, large = false }: { readonly face: string | null; readonly large?: boolean }) {
  const speak = useFormatPhrase();
  const { highContrast } = useTheme();
  const cards: Pictures = large ? largePictures : pictures;
  if (face === null) return <CardPicture source={cards[BACK]} />;
  const look = decodeFace(face);
  const { picture } = look;
  const isMemory = look.isMemory && !large; // the large view shows the card itself, not the memory of it
  const isSmall = (look.isSmall || highContrast) && !large; // the large moon can be read in any light
  const special = specialOn(picture);
  return (
    <>
      <CardPicture source={cards[picture]} />
      {isMemory && <View style={[styles.mist, highContrast && styles.thick]} />}
      {(special !== null || isMemory || isSmall) && (
        <Svg width="100%" height="100%" viewBox={CARD_FIELD} style={StyleSheet.absoluteFill}>
          {special !== null && (
            <SvgText
              x={BAND.x}
              y={BAND.y}
              fontFamily={font.display}
              fontSize={36}
              fill={palette.crow}
              textAnchor="middle"
            >
              {speak({ key: `sen:special.${special}` })}
            </SvgText>
          )}
          {(isMemory || isSmall) && (
            <Moon crows={crowsOn(picture)} isSmall={isSmall} isMemory={isMemory} isSpecial={special !== null} />
          )}
        </Svg>
      )}
    </>
  );
}

/** The ground shows night on the water in the dark theme and mist in the light one. */
export const Ground = () => <GroundPicture {...grounds} />;

const styles = StyleSheet.create({
  mist: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, backgroundColor: palette.night, opacity: 0.62 },
  thick: { opacity: 0.82 },
});

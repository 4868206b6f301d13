import { CardName } from '../../table/CardName';
import { CardPicture } from '../../table/CardPicture';
import type { Pictures } from '../../table/face';
import { GroundPicture } from '../../table/GroundPicture';
import { useFormatPhrase } from '../../words/useWords';

import { BACK, decodeFace } from './cardFace';
import { palette } from './palette';
import { grounds, largePictures, pictures, smallPictures, tokenPictures } from './pictures';

/** The baseline and the width of the name, between the picture and what the figure pays, and its largest letters. */
const NAME = { y: 351, width: 262, size: 29 };

function FigureName({ picture }: { readonly picture: string }) {
  const name = useFormatPhrase()({ key: `three-chapters:figure.${picture}` });
  return <CardName name={name} {...NAME} colour={palette.ink} />;
}

const small: Pictures = smallPictures;
const tokens: Pictures = tokenPictures;

/** Draws a figure, the back, or a token. Names are drawn here, so that one picture serves all languages. */
export function CardFaceView({ face, large = false }: { readonly face: string | null; readonly large?: boolean }) {
  const cards: Pictures = large ? largePictures : pictures;
  if (face === null) return <CardPicture source={cards[BACK]} />;
  const { picture, isSmall, isToken } = decodeFace(face);
  if (isToken) return <CardPicture source={tokens[picture]} fit="contain" />;
  if (isSmall && !large) return <CardPicture source={small[picture]} />;
  return (
    <CardPicture source={cards[picture]}>
      <FigureName picture={picture} />
    </CardPicture>
  );
}

/** The ground shows a clearing at night in the dark theme and a page of the book in the light one. */
export const Ground = () => <GroundPicture {...grounds} />;

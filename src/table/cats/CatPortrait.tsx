import { StyleSheet, View } from 'react-native';

import type { CatName, Expression } from '../../storage/cats';
import { CardPicture } from '../CardPicture';

import { largePictures, pictures } from './pictures';

interface CatPortraitProps {
  readonly cat: CatName;
  readonly expression?: Expression;
  /** The width of its coin in points; ears and hats break the coin's upper edge. */
  readonly coin: number;
}

/** The picture, with the coin in it, in the units of the drawing. */
const PICTURE = { width: 140, height: 150 };
const COIN = { width: 104, left: 18, top: 42 };
/** From this width on, the large picture is drawn, if there is one of this expression. */
const LARGE = 64;

const large: Readonly<Record<string, number>> = largePictures;

/** A cat that plays. It is hidden from screen readers: the name beside it says who is meant. It takes the room of its coin. */
export function CatPortrait({ cat, expression = 'calm', coin }: CatPortraitProps) {
  const unit = coin / COIN.width;
  const name = `${cat}-${expression}` as const;
  const source = (coin >= LARGE ? large[name] : undefined) ?? pictures[name];
  return (
    <View style={{ width: coin, height: coin }} aria-hidden testID={`cat:${name}`}>
      <View
        style={[
          styles.picture,
          {
            left: -COIN.left * unit,
            top: -COIN.top * unit,
            width: PICTURE.width * unit,
            height: PICTURE.height * unit,
          },
        ]}
      >
        <CardPicture source={source} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({ picture: { position: 'absolute', pointerEvents: 'none' } });

/** Letters baked into pictures: numbers only. Words are live text in the app. */
import { element, type Attributes } from './paper';

const folder = 'node_modules/@expo-google-fonts';

export const fontFiles = [
  `${folder}/fraunces/900Black/Fraunces_900Black.ttf`,
  `${folder}/nunito/800ExtraBold/Nunito_800ExtraBold.ttf`,
];

export const number = (
  x: number,
  baseline: number,
  size: number,
  text: string,
  fill: string,
  more: Attributes = {},
): string =>
  element(
    'text',
    {
      x,
      y: baseline,
      'font-family': 'Fraunces',
      'font-weight': 900,
      'font-size': size,
      fill,
      'text-anchor': 'middle',
      ...more,
    },
    text,
  );

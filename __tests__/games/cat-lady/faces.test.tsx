import { render } from '@testing-library/react-native';

import { encodeFace, decodeFace } from '../../../src/games/cat-lady/cardFace';
import { CardFaceView, Ground } from '../../../src/games/cat-lady/faces';
import { largePictures, pictures, smallPictures, tokenPictures } from '../../../src/games/cat-lady/pictures';
import { FACES } from '../../../src/rules/cat-lady/cards';
import { FOODS } from '../../../src/rules/cat-lady/cats';

const keys = [...new Set(FACES.flatMap((face) => (face === null ? [] : [face.key])))].sort();

const drawn = (face: string | null, large = false): string =>
  JSON.stringify(render(<CardFaceView face={face} large={large} />).toJSON());

test('every card of the rules has its picture in every size; backs have no small one', () => {
  expect(Object.keys(smallPictures).sort()).toEqual(keys);
  expect(Object.keys(pictures).sort()).toEqual([...keys, 'back', 'strayBack'].sort());
  expect(Object.keys(largePictures).sort()).toEqual(Object.keys(pictures).sort());
});

test('every food has a token, and so have points and the cat', () => {
  expect(Object.keys(tokenPictures).sort()).toEqual([...FOODS, 'points', 'cat'].sort());
});

test('a card has its name as text, a back has none', () => {
  expect(drawn('luna')).toMatch(/"type":"RNSVG/);
  expect(drawn(null)).not.toMatch(/"type":"RNSVG/);
  expect(drawn('strayBack')).not.toMatch(/"type":"RNSVG/);
});

test('a small card has no name, and looks as it is from near', () => {
  expect(drawn('luna small')).not.toMatch(/"type":"RNSVG/);
  expect(drawn('luna small', true)).toBe(drawn('luna', true));
});

test('at the feeding a cat wears what it brings, before it only whether it could be fed', () => {
  expect(drawn('luna small fed +3')).toContain('+3');
  expect(drawn('luna small −2')).toContain('−2');
  expect(drawn('luna small fed')).not.toBe(drawn('luna small'));
  for (const face of ['luna small fed +3', 'luna small −2', 'luna small fed'])
    expect(drawn(face, true)).toBe(drawn('luna', true));
});

test('a token is not the card of the same food', () => {
  expect(drawn('tuna token')).not.toBe(drawn('tuna'));
});

test('what is drawn and how is one text and back', () => {
  for (const face of [
    'luna',
    'luna small',
    'luna small fed',
    'luna small fed +3',
    'luna small −2',
    'chicken token',
    'chicken token 3/5',
    'points token +4',
  ])
    expect(encodeFace(decodeFace(face))).toBe(face);
});

test('the ground is drawn', () => {
  expect(render(<Ground />).toJSON()).not.toBeNull();
});

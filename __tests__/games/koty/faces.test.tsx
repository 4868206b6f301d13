import { act, render } from '@testing-library/react-native';

import { encodeFace, decodeFace } from '../../../src/games/koty/cardFace';
import { CardFaceView, Ground } from '../../../src/games/koty/faces';
import { largePictures, pictures, smallPictures } from '../../../src/games/koty/pictures';
import en from '../../../src/games/koty/words/en.json';
import pl from '../../../src/games/koty/words/pl.json';
import { addWords, setLanguage } from '../../../src/words/words';

beforeAll(() => addWords('koty', { pl, en }));
beforeEach(() => act(() => setLanguage('pl')));

const drawn = (face: string | null, large = false): string =>
  JSON.stringify(render(<CardFaceView face={face} large={large} />).toJSON());

test('every card is drawn in every size; the back alone has no small one', () => {
  expect(Object.keys(largePictures)).toEqual(Object.keys(pictures));
  expect([...Object.keys(smallPictures), 'back'].sort()).toEqual(Object.keys(pictures).sort());
});

test('the letter of a colour is text in the language of now', () => {
  expect(drawn('yellow-7')).toContain('"Ż"');
  act(() => setLanguage('en'));
  expect(drawn('yellow-7')).toContain('"Y"');
});

test('a back draws the back and nothing else', () => {
  expect(drawn(null)).not.toMatch(/"type":"RNSVG/);
  expect(drawn(null)).not.toBe(drawn('blue-1'));
});

test('a small card has no letter, and looks as it is from near', () => {
  expect(drawn('green-3 small')).not.toContain('"Z"');
  expect(drawn('green-3 small', true)).toBe(drawn('green-3', true));
});

test('where a card is too small for a picture its number, its colour and what the 9s make of it are drawn large', () => {
  expect(drawn('pink-5 tile8')).toMatch(/"5".*"×8"/);
  expect(drawn('pink-5 tile1')).not.toContain('×');
  expect(drawn('crow tile2')).toContain('"0"');
  expect(drawn('pink-5 tile8', true)).toBe(drawn('pink-5', true));
});

test('a named joker shows whom it plays', () => {
  expect(drawn('joker blue-8')).not.toBe(drawn('joker'));
  expect(drawn('joker blue-8')).not.toBe(drawn('joker blue-1'));
});

test.each(['blue-1', 'pink-5 small', 'green-3 tile4', 'joker green-6', 'joker crow small'])(
  'the face "%s" is read as it is written',
  (face) => {
    expect(encodeFace(decodeFace(face))).toBe(face);
  },
);

test('the ground is drawn', () => {
  expect(render(<Ground />).toJSON()).not.toBeNull();
});

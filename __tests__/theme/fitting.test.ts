import { scaleToFit } from '../../src/theme/scaleToFit';
import { font } from '../../src/theme/type';

const at = (fontSize: number) => ({ fontFamily: font.display, fontSize });

test('what has room keeps its size; the longest word is made to fit, however many stand beside it', () => {
  expect(scaleToFit('Settings', at(28), 288)).toBe(1);
  expect(scaleToFit('Ustawienia', at(56), 288)).toBeCloseTo(288 / (0.69 * 560));
  expect(scaleToFit('Nowa partia', at(56), 240)).toBe(1); // The text breaks between the words.
});

test('the widest words of our titles stand whole at 200 % on the narrowest phone, by the width of their letters in the display face', () => {
  // The width of the longest word, relative to the font size.
  const WIDTHS = { 'Nowa karta punktów': 4.622, 'Katedra Koszmarów': 6.185, 'Odtwórz kod': 4.467 };
  for (const [title, width] of Object.entries(WIDTHS))
    expect(width * 56 * scaleToFit(title, at(56), 232)).toBeLessThanOrEqual(232);
});

test('other faces are narrower', () => {
  expect(scaleToFit('Ustawienia', { fontFamily: font.bold, fontSize: 26 }, 120)).toBeCloseTo(120 / 156);
});

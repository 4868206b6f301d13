import { fitting } from '../../src/theme/fitting';

test('what has room keeps its size; the longest word is made to fit, however many stand beside it', () => {
  expect(fitting('Settings', 28, 288)).toBe(1);
  expect(fitting('Ustawienia', 56, 288)).toBeCloseTo(288 / 336);
  expect(fitting('Nowa partia', 56, 228)).toBe(1); // it breaks between the words
});

import { setText } from '../../src/words/setText';

test('in Polish no letter stands alone at a line’s end', () => {
  expect(setText('Kot i pies w domu, a z nimi i o nich', 'pl')).toBe(
    'Kot i\u00a0pies w\u00a0domu, a\u00a0z\u00a0nimi i\u00a0o\u00a0nich',
  );
  expect(setText('W domu (w kuchni) „o kotach”', 'pl')).toBe('W\u00a0domu (w\u00a0kuchni) „o\u00a0kotach”');
  expect(setText('a cat', 'en')).toBe('a cat');
});

test('a minus is a minus, and a hyphen stays one', () => {
  expect(setText('-2, and (-3) = -5', 'en')).toBe('−2, and (−3) = −5');
  expect(setText('KOT-7F3A-91 2026-11-19', 'pl')).toBe('KOT-7F3A-91 2026-11-19');
});

test('there is one apostrophe', () => {
  expect(setText("somebody else's, Owls' and 'quoted'", 'en')).toBe("somebody else’s, Owls’ and 'quoted’");
});

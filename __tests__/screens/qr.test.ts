import jsQR from 'jsqr';

import { createQr, type Qr } from '../../src/screens/ShareCode/qr';

const DOT = 4;
const LINK = 'https://catnap.example.org/code#';
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A text without regular repetitions. */
const codeOf = (length: number) => Array.from({ length }, (_, i) => LETTERS[(i * i * 7 + i * 3) % 36]).join('');

/** Reads the picture as a camera would, white where nothing is drawn. */
function read({ size, path }: Qr): string | undefined {
  const side = size * DOT;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = 0; row < DOT; row++) {
      for (let column = 0; column < Number(length) * DOT; column++)
        pixels.fill(
          0,
          ((Number(y) * DOT + row) * side + Number(x) * DOT + column) * 4,
          ((Number(y) * DOT + row) * side + Number(x) * DOT + column) * 4 + 3,
        );
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test.each([60, 120, 350, 600, 880])('a code of %s letters is read as it was drawn, with its link', (length) => {
  const qr = createQr(LINK, codeOf(length))!;
  expect(read(qr)).toBe(LINK + codeOf(length));
  expect(qr.size).toBeLessThanOrEqual(97 + 8);
});

test('a longer one would be too fine for a camera', () => {
  expect(createQr(LINK, codeOf(881))).toBeNull();
});

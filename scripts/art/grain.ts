/** The tooth of paper: one noise tile, repeated. */
import sharp from 'sharp';

import { random } from './random';

const SIDE = 256;

function noise(): Buffer {
  const next = random(7);
  const raw = Array.from({ length: SIDE * SIDE }, () => next() - 0.5);
  const at = (x: number, y: number): number => raw[((y + SIDE) % SIDE) * SIDE + ((x + SIDE) % SIDE)] ?? 0;
  const pixels = Buffer.alloc(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      // Blurred in all four directions: in one direction only it looks like wood.
      const value = at(x, y) * 0.5 + (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) * 0.3;
      const offset = (y * SIDE + x) * 4;
      pixels.fill(value > 0 ? 255 : 0, offset, offset + 3);
      pixels[offset + 3] = Math.min(255, Math.round(Math.abs(value) * 62));
    }
  }
  return pixels;
}

export async function grainPattern(): Promise<string> {
  const png = await sharp(noise(), { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .png()
    .toBuffer();
  const image = `<image width="${SIDE}" height="${SIDE}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return `<pattern id="grain" width="${SIDE}" height="${SIDE}" patternUnits="userSpaceOnUse">${image}</pattern>`;
}

/** Above 0.5 it looks dirty, on cream first. */
export const grain = (width: number, height: number, strength = 0.4): string =>
  `<rect width="${width}" height="${height}" fill="url(#grain)" opacity="${strength}"/>`;

/** The Cathedral as 13 papers, by their places on the board: 150 wide, 290 high, its foot at 0, 0. */
import { CATHEDRAL_TRACK } from '../../../src/rules/nightmare-cathedral/content/tracks';
import type { CathedralPiece } from '../../../src/rules/nightmare-cathedral/content/types';
import { darker, lighter, mix } from '../colour';
import { circle, clipped, line, place, polygon, rectangle } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { both } from '../three-chapters/figure/face';

import { gaze } from './gaze';
import { lancet, rose } from './lands';
import { ash, blood, bone, ember, night, soot } from './palette';

const dark = '#3b312a';
const plain = '#5a4b3f';
const light = '#70604f';

const block = (x: number, foot: number, width: number, height: number, colour: string): string =>
  rectangle(x, foot - height, width, height, colour, 1) +
  rectangle(x, foot - height, width, 4, lighter(colour, 0.2)) +
  rectangle(x, foot - 4, width, 4, darker(colour, 0.4, soot)) +
  rectangle(x + width * 0.14, foot - height * 0.36, width * 0.2, 3, mix(colour, soot, 0.25)) +
  rectangle(x + width * 0.62, foot - height * 0.72, width * 0.22, 3, mix(colour, soot, 0.25));

/** The left or the right half of what stands in the middle. */
const half = (side: -1 | 1, content: string): string =>
  clipped(side < 0 ? 'M-90 -300H0V20H-90Z' : 'M0 -300H90V20H0Z', content);

const pane = (x: number, foot: number, width: number, height: number, colour: string): string =>
  lancet(x, foot + 2, width + 6, height + 6, soot) +
  lancet(x, foot, width, height, colour) +
  line(`M${x} ${foot}V${foot - height + 3}`, soot, 1.6);

const door = (side: -1 | 1): string =>
  block(side < 0 ? -32 : 0, 0, 32, 66, light) +
  half(
    side,
    lancet(0, 1, 50, 62, soot) +
      lancet(0, 1, 40, 54, mix(ember, blood, 0.5)) +
      lancet(0, 1, 28, 46, ember) +
      line('M0 0V-46', soot, 2),
  );

const window = (side: -1 | 1): string => block(side < 0 ? -32 : 0, -64, 32, 84, light) + half(side, rose(0, -106, 25));

function spire(x: number): string {
  const crockets = [0, 1, 2, 3]
    .map((i) =>
      both(
        polygon(
          `${15 - i * 3.3} ${-186 - i * 19}, ${25 - i * 3.3} ${-193 - i * 19}, ${13 - i * 3.3} ${-196 - i * 19}`,
          soot,
        ),
      ),
    )
    .join('');
  return place(
    x,
    0,
    polygon('-25 -168, 0 -264, 25 -168', soot) +
      crockets +
      line('M0 -262V-284', soot, 3.6) +
      circle(0, -282, 6, soot) +
      circle(0, -282, 2.4, ember) +
      polygon('-13 -170, 0 -246, 13 -170', '#382d25') +
      polygon('-13 -170, 0 -246, -4 -170', '#4b3f35') +
      lancet(0, -176, 8, 20, ember),
  );
}

const papers: Readonly<Record<CathedralPiece, () => string>> = {
  '1A': () => block(-66, 0, 36, 62, plain) + pane(-48, -8, 14, 40, ember),
  '1B': () => block(30, 0, 36, 62, plain) + pane(48, -8, 14, 40, ember),
  '2A': () => block(-64, -60, 34, 52, plain) + pane(-47, -68, 12, 34, mix(ember, blood, 0.4)),
  '2B': () => block(30, -60, 34, 52, plain) + pane(47, -68, 12, 34, mix(ember, blood, 0.4)),
  '1C': () => door(-1),
  '1D': () => door(1),
  '3A': () => window(-1),
  '3B': () => window(1),
  '4A': () => block(-68, -110, 40, 60, dark) + pane(-48, -119, 13, 36, ember),
  '4B': () => block(28, -110, 40, 60, dark) + pane(48, -119, 13, 36, ember),
  '5A': () =>
    polygon('-38 -144, 0 -206, 38 -144', dark) +
    polygon('-38 -144, 0 -206, -6 -192, -28 -144', mix(dark, ash, 0.5)) +
    circle(0, -162, 12, soot) +
    gaze(0, -162, 9, { iris: bone }),
  '6A': () => spire(-48),
  '6B': () => spire(48),
};

/** From behind to the front. */
const order: readonly CathedralPiece[] = ['6A', '6B', '5A', '4A', '4B', '2A', '2B', '1A', '1B', '3A', '3B', '1C', '1D'];

export const pieces: readonly CathedralPiece[] = CATHEDRAL_TRACK.map(({ piece }) => piece);

export const piecePaper = (piece: CathedralPiece): string => papers[piece]();

export const cathedral = (): string => raise(2, order.map(piecePaper).join(''));

export const cathedralAt = (x: number, y: number, scale: number): string => place(x, y, cathedral(), { scale });

/** All of it in one colour, as it will be. */
export const silhouette = (colour: string): string =>
  order
    .map(piecePaper)
    .join('')
    .replaceAll(/(fill|stroke)="#[0-9a-f]+"/g, `$1="${colour}"`);

const layer = (content: string): Drawing => ({
  width: 150,
  height: 296,
  content: place(75, 292, content),
  shadow: night,
});

/** Each paper alone where it stands, the whole, and what is not yet built. */
export const cathedralLayers: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ...pieces.map((piece): [string, Drawing] => [piece, layer(piecePaper(piece))]),
  ['whole', layer(cathedral())],
  ['ghost', layer(silhouette(bone))],
]);

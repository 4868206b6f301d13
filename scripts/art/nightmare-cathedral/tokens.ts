/** Tokens in two layers: what is tinted in the seat's colour lies below, what is the same for all seats above it. */
import { tokenLooks, type TokenName, tokenNames } from '../../../src/games/nightmare-cathedral/tokenLooks';
import { lighter, mix } from '../colour';
import { curve, mirror } from '../outline';
import { circle, element, line, path, place, polygon, rectangle, shape } from '../paper';
import type { Drawing } from '../render';
import { both } from '../three-chapters/figure/face';

import { dots } from './gaze';
import { lancet } from './lands';
import { bone, coal, ember, night, sand, soot, stone } from './palette';
import { imp } from './props/people';

interface TokenLayers {
  /** White: the app colours it. */
  readonly tinted: string;
  readonly fixed: string;
}

const white = '#ffffff';
const rim = (d: string, width = 5): string =>
  path(d, 'none', { stroke: soot, 'stroke-width': width, 'stroke-linejoin': 'round' });
const shade = (d: string, opacity = 0.3): string => path(d, '#3a1420', { opacity });
const gleam = (d: string, width = 3): string => line(d, '#fff6e6', width, { opacity: 0.55 });

const robe = curve(mirror('0 -104!, 18 -95, 33 -72, 37 -46, 46 -6, 34 2, 0 4'));

function followerLayers(): TokenLayers {
  const at = (content: string): string => place(50, 112, content);
  return {
    tinted: at(path(robe, white)),
    fixed: at(
      shade(curve('-45 -6, -37 -46, -33 -72, -13 -62, -15 -22, -20 3, -34 2')) +
        gleam('M22 -86Q34 -70 35 -46') +
        rim(robe) +
        shape(mirror('0 -87, 16 -80, 21 -61, 14 -47, 0 -43'), soot) +
        dots(7.5, -65, 5) +
        circle(0, -22, 15, soot, { opacity: 0.9 }),
    ),
  };
}

const wing = '8 -60, 30 -98, 70 -106!, 64 -82, 78 -66!, 62 -56, 66 -34!, 43 -38, 34 -14!, 15 -28';

function wingedLayers(): TokenLayers {
  const at = (content: string): string => place(80, 127, content);
  return {
    tinted: at(both(shape(wing, white))),
    fixed: at(
      both(
        rim(curve(wing), 5) +
          line('M68 -103L18 -48M74 -66L22 -44M62 -38L24 -40', '#3a1420', 3, { opacity: 0.4 }) +
          gleam('M34 -94L62 -101'),
      ) +
        shape(mirror('0 -92, 19 -82, 22 -42, 0 8!'), soot) +
        shape(mirror('0 -88, 15 -80, 18 -42, 0 2!'), coal) +
        both(polygon('5 -102, 19 -122, 20 -96', soot) + polygon('8 -100, 17 -115, 18 -96', bone)) +
        shape(mirror('0 -112, 21 -104, 21 -78, 0 -58!'), soot) +
        shape(mirror('0 -108, 18 -101, 17 -79, 0 -63!'), bone) +
        dots(7.5, -88, 5.4, soot) +
        dots(7.5, -89, 2.2, ember) +
        circle(0, -44, 13, soot),
    ),
  };
}

const grades = [stone, '#8f8070', sand] as const;

/** A wall of so many levels; a band in the seat's colour, over the door a mark, or above all a flag. */
function fortLayers(levels: 1 | 2 | 3, isStronghold: boolean): TokenLayers {
  const { height } = tokenLooks[`${isStronghold ? 'stronghold' : 'fortress'}-${levels}`];
  const at = (content: string): string => place(50, height - 4, content);
  let walls = '';
  let bands = '';
  for (let i = levels - 1; i >= 0; i--) {
    const width = 90 - i * 22;
    const y = -36 * (i + 1);
    const count = i === 2 ? 3 : 4;
    const gap = (width - 13) / (count - 1);
    const teeth = Array.from({ length: count }, (_, tooth) => -width / 2 + tooth * gap);
    walls +=
      rectangle(-width / 2 - 3, y - 3, width + 6, 39, soot, 2) +
      teeth.map((x) => rectangle(x - 3, y - 13, 19, 16, soot, 1)).join('') +
      teeth.map((x) => rectangle(x, y - 10, 13, 13, grades[i])).join('') +
      rectangle(-width / 2, y, width, 36, grades[i]) +
      rectangle(-width / 2, y, width, 3, lighter(grades[i], 0.35)) +
      rectangle(-width / 2, y + 29, width, 7, mix(grades[i], soot, 0.3)) +
      (i
        ? lancet(0, y + 31, 13, 21, soot)
        : lancet(0, 0, 24, 31, soot) + lancet(0, 0, 18, 25, isStronghold ? ember : coal));
    bands += rectangle(-width / 2, y + 6, width, 8, white);
  }
  const roof = -36 * levels - 10;
  const flag = `M0 ${roof - 46}L46 ${roof - 40}L34 ${roof - 27}L46 ${roof - 13}L0 ${roof - 15}Z`;
  const pole = line(`M0 ${roof + 4}V${roof - 44}`, soot, 7) + line(`M0 ${roof + 4}V${roof - 44}`, sand, 3);
  const sun = `M-14 ${roof - 12}a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z`;
  // Bands are cut out of the walls, so that the tint below them is seen.
  const windows = Array.from({ length: levels }, (_, i) => {
    const width = 90 - i * 22;
    return `M${-width / 2} ${-36 * (i + 1) + 6}h${width}v8h${-width}Z`;
  }).join('');
  const masked = `<mask id="bands-${levels}-${isStronghold}"><rect x="-100" y="-300" width="200" height="320" fill="#fff"/><path d="${windows}" fill="#000"/></mask><g mask="url(#bands-${levels}-${isStronghold})">${walls}</g>`;
  return {
    tinted: at((isStronghold ? path(flag, white) : path(sun, white)) + bands),
    fixed: at(
      (isStronghold ? pole + rim(flag, 4) : rim(sun, 5) + circle(0, roof - 12, 10, soot)) +
        masked +
        bands.replaceAll(white, '#3a1420').replaceAll('<rect', '<rect opacity="0.12"'),
    ),
  };
}

function dreamerLayers(): TokenLayers {
  const at = (content: string): string => place(62, 84, content);
  const blanket = curve('-18 -20, -2 -46, 28 -46, 50 -30, 50 -16, -30 -16');
  const cap = curve('-42 -48, -38 -68, -20 -74, 2 -62, 16 -42!, -8 -54, -24 -60');
  return {
    tinted: at(path(blanket, white) + path(cap, white)),
    fixed: at(
      rectangle(-58, -52, 11, 54, soot, 3) +
        rectangle(49, -42, 11, 44, soot, 3) +
        rectangle(-54, -20, 110, 14, soot, 5) +
        rectangle(-51, -18, 104, 9, '#5a3a24', 4) +
        circle(-52, -54, 6, sand) +
        circle(55, -44, 6, sand) +
        rim(blanket, 4) +
        shade(curve('-18 -20, -2 -46, 8 -46, 0 -30, 2 -16'), 0.28) +
        shape('-46 -20, -42 -42, -14 -42, -12 -20', bone) +
        circle(-25, -46, 17.5, soot) +
        circle(-25, -46, 14.5, '#e0c39a') +
        line('M-34 -44q4 5 8 0M-21 -44q4 5 8 0M-28 -36Q-24 -33 -20 -36', soot, 2.6) +
        rim(cap, 4) +
        shade(curve('-20 -74, 2 -62, 16 -42!, -8 -54, -14 -64'), 0.22) +
        circle(16, -41, 7, soot) +
        circle(16, -41, 4.6, bone) +
        circle(22, -31, 10, soot, { opacity: 0.9 }),
    ),
  };
}

function markerLayers(): TokenLayers {
  const at = (content: string): string => place(36, 84, content);
  const body = curve(mirror('0 -76!, 13 -62, 24 -50, 17 -28, 32 0!, 0 4'));
  return {
    tinted: at(path(body, white)),
    fixed: at(
      shade(curve('-31 0!, -17 -28, -24 -50, -8 -54, -10 -20, -12 2')) +
        gleam('M14 -58Q22 -52 19 -42', 2.6) +
        rim(body, 5) +
        circle(0, -44, 13, soot) +
        line('M-16 -12Q0 -6 16 -12', soot, 3),
    ),
  };
}

const layered: Readonly<Record<TokenName, TokenLayers>> = {
  follower: followerLayers(),
  winged: wingedLayers(),
  'fortress-1': fortLayers(1, false),
  'fortress-2': fortLayers(2, false),
  'fortress-3': fortLayers(3, false),
  'stronghold-1': fortLayers(1, true),
  'stronghold-2': fortLayers(2, true),
  'stronghold-3': fortLayers(3, true),
  dreamer: dreamerLayers(),
  marker: markerLayers(),
};

const drawing = (width: number, height: number, content: string): Drawing => ({
  width,
  height,
  content,
  shadow: night,
});

const shadowToken = drawing(110, 120, place(55, 112, imp('grin')));
const fallen = drawing(
  130,
  116,
  place(
    118,
    57,
    element('g', { opacity: 0.85 }, imp('sad', '#3a332c', '#8b7d6d')) +
      line('M-18 -56L-4 -42M-4 -56L-18 -42M10 -54L20 -42M20 -54L10 -42', '#3a332c', 5),
    { turn: -84 },
  ),
);

export const tokens: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ...tokenNames.flatMap((name): [string, Drawing][] => {
    const { width, height } = tokenLooks[name];
    const { tinted, fixed } = layered[name];
    return [
      [`${name}-tint`, drawing(width, height, tinted)],
      [name, drawing(width, height, fixed)],
    ];
  }),
  ['shadow', shadowToken],
  ['shadow-fallen', fallen],
]);

/** The cat asleep in the moon: icon, splash, favicon. */
import { catHead, paw } from '../cat';
import { house, mix } from '../colour';
import { furs } from '../fur';
import { grain } from '../grain';
import { fade, glow } from '../light';
import { crescentPath } from '../moon';
import { curve } from '../outline';
import { circle, clipped, ellipse, path, place, rectangle, star } from '../paper';
import type { Drawing, Output } from '../render';
import { edged, raise } from '../shadow';

const side = 300;
const coat = furs.blue;

/** Within 125 of the middle of a 300 square. */
function moonCat(): string {
  const crescent = place(
    150,
    150,
    path(crescentPath, '#fdebc0') +
      clipped(
        crescentPath,
        circle(-20, 34, 7, '#f0d8a8') + circle(8, 42, 4.5, '#f0d8a8') + circle(-40, 10, 5, '#f0d8a8'),
      ),
    { scale: 2.4, turn: -44 },
  );
  const body = curve('74 200, 84 150, 128 116, 182 116, 224 150, 236 200, 200 244, 110 244');
  const stars = star(200, 156, 11, house.honey, 5, 0.5) + star(176, 134, 6.5, house.honey, 5, 0.5);
  const tail = curve('219 147!, 240 178, 240 214, 222 248, 196 268, 180 262, 186 246, 206 228, 216 200, 214 172');
  return (
    raise(
      2,
      edged(body, coat.fur, 0.35) + clipped(body, ellipse(214, 196, 46, 50, coat.shade, { opacity: 0.5 }) + stars),
    ) +
    raise(3, crescent) +
    raise(2, edged(tail, mix(coat.fur, coat.shade, 0.6), 0.3) + ellipse(190, 257, 9.5, 7.5, coat.light)) +
    place(
      112,
      170,
      raise(3, catHead(coat, { mood: 'asleep', whiskers: false, emblem: star(0, 4, 13, house.honey, 5, 0.5) })),
      { scale: 1.08, turn: -8 },
    ) +
    paw(160, 214, coat, 18, 13)
  );
}

function ground(): string {
  const dusk = fade('#33206e', '#7b4fae');
  return (
    dusk.definition +
    rectangle(0, 0, side, side, dusk.fill) +
    raise(2, circle(150, 150, 142, '#6a43a0', { opacity: 0.55 })) +
    raise(2, circle(150, 150, 118, '#7a52b2', { opacity: 0.55 })) +
    glow(150, 150, 130, '#ffe9c0', 0.35) +
    star(238, 62, 13, '#fff1d6', 4, 0.28) +
    circle(214, 40, 3.2, '#fff1d6') +
    circle(268, 34, 2.6, '#fff1d6', { opacity: 0.7 }) +
    circle(40, 52, 3, '#fff1d6', { opacity: 0.8 }) +
    circle(46, 258, 3, '#fff1d6', { opacity: 0.7 })
  );
}

/** The same for icons in the colour of the phone's wallpaper: white where there is paper, holes where two meet. */
function moonCatInWhite(): string {
  const apart = 'fill="#fff" stroke="#000" stroke-width="7" stroke-linejoin="round"';
  const line = 'fill="none" stroke="#000" stroke-width="7" stroke-linecap="round"';
  const body = curve('74 200, 84 150, 128 116, 182 116, 224 150, 236 200, 200 244, 110 244');
  const tail = curve('219 147!, 240 178, 240 214, 222 248, 196 268, 180 262, 186 246, 206 228, 216 200, 214 172');
  const head =
    'M-52 22C-50 -8 -46 -20 -36 -30L-46 -74Q-40 -82 -30 -74L-4 -42Q12 -46 26 -40L38 -80Q46 -86 52 -76L58 -22Q66 -2 76 16Q40 48 6 48Q-34 46 -52 22Z';
  const face = '<path d="M-34 4q14 14 26 -4M18 -2q14 12 26 -4M-4 24q8 8 12 0q6 8 12 -2"/>';
  return (
    '<mask id="white" maskUnits="userSpaceOnUse" x="0" y="0" width="300" height="300">' +
    place(150, 150, path(crescentPath, '#fff'), { scale: 2.4, turn: -44 }) +
    `<path d="${body}" ${apart}/><path d="${tail}" ${apart}/>` +
    place(112, 170, `<path d="${head}" ${apart}/><g ${line}>${face}</g>`, { turn: -8 }) +
    `</mask>${rectangle(0, 0, side, side, '#fff').replace('/>', ' mask="url(#white)"/>')}`
  );
}

const centred = (content: string, scale: number): string => place(150, 150, place(-150, -150, content), { scale });
const drawing = (content: string): Drawing => ({ width: side, height: side, content });

const full = drawing(ground() + moonCat() + grain(side, side, 0.3));
const maskable = drawing(ground() + centred(moonCat(), 0.84) + grain(side, side, 0.3));
const favicon = drawing(
  clipped(
    'M66 0H234A66 66 0 0 1 300 66V234A66 66 0 0 1 234 300H66A66 66 0 0 1 0 234V66A66 66 0 0 1 66 0Z',
    ground() + centred(moonCat(), 1.06),
  ),
);

export const iconOutputs: readonly Output[] = [
  { file: 'icon.png', width: 1024, drawing: full },
  { file: 'adaptive-icon.png', width: 1024, drawing: drawing(centred(moonCat(), 0.68)) },
  { file: 'adaptive-icon-monochrome.png', width: 1024, drawing: drawing(centred(moonCatInWhite(), 0.68)) },
  {
    file: 'splash.png',
    width: 1024,
    drawing: drawing(glow(150, 150, 150, '#ffe9c0', 0.25) + centred(moonCat(), 0.94)),
  },
  { file: 'favicon.png', width: 48, drawing: favicon },
  { file: 'pwa/icon-192.png', width: 192, drawing: full },
  { file: 'pwa/icon-512.png', width: 512, drawing: full },
  { file: 'pwa/maskable-512.png', width: 512, drawing: maskable },
];

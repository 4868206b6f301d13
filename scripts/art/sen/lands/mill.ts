import { grass, hill, hills } from '../../landscape';
import { glow } from '../../light';
import { corners, curve, each } from '../../outline';
import { circle, line, place, rectangle } from '../../paper';
import type { Drawing } from '../../render';
import { edged, raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { flock, land, landStars } from '../frame';
import { sen } from '../palette';

/** A mill with crows on the tips of its sails. */
export function mill(): Drawing {
  const hub = { x: 168, y: 250 };
  const reach = 94;
  const angles = [-48, 42, 132, 222];
  const blade = raise(
    1,
    rectangle(14, -14, reach - 14, 16, '#e9dfc2') +
      line(`M14 -6H${reach}M30 -14V2M46 -14V2M62 -14V2M78 -14V2`, '#a98f6a', 1.8) +
      rectangle(-4, 0, reach + 6, 6, '#6b4a52', 3),
  );
  const tips = angles.map((angle) => ({
    x: hub.x + Math.cos((angle * Math.PI) / 180) * reach,
    y: hub.y + Math.sin((angle * Math.PI) / 180) * reach,
  }));
  const tower =
    raise(
      2,
      edged(corners('-46 146, -28 -2, 28 -2, 46 146'), '#2f6f92', 0.25) +
        rectangle(-12, 100, 24, 46, sen.night, 12) +
        rectangle(-8, 42, 16, 26, sen.lamp, 8) +
        line('M0 42v26M-8 56h16', '#2f6f92', 2),
    ) + raise(1, edged(curve('-36 4!, -26 -22, 0 -38, 26 -22, 36 4!, 0 8'), sen.indigo, 0.3));
  const bale = raise(
    1,
    circle(0, -16, 16, '#f0c368') + line('M0 -16a4.8 4.8 0 1 1 -6.4 4.8M8.8 -16a9.6 9.6 0 1 0 -8 8.3', '#c48c3c', 2.2),
  );
  const seats = tips.map(({ x, y }) => raise(1, rectangle(x - 17, y - 1, 34, 6, '#6b4a52', 3))).join('');
  const scene =
    sky('#2f52c4', '#d8f3f6', { middle: [0.5, '#7fb0ec'] }) +
    glow(hub.x, hub.y, 150, '#fff6dc', 0.6) +
    landStars(44, 160, 14, 2, { x: 222, y: 160, r: 50 }) +
    cloud(232, 74, 0.42, '#86a9ea') +
    hill(51, 318, 14, '#8fc3c9', { mist: sen.pale }) +
    hills([352, 336, 330, 338, 346, 334], '#d9a851', { mist: '#f0cf86' }) +
    hills([380, 366, 356, 358, 366, 360], '#c48c3c', { mist: '#e0b055' }) +
    place(hub.x, hub.y, tower) +
    each('54 378 1.06, 88 384 0.75, 256 372 1', (x, y, scale) => place(x, y, bale, { scale })) +
    angles.map((turn) => place(hub.x, hub.y, blade, { turn })).join('') +
    raise(1, circle(hub.x, hub.y, 9, sen.lamp)) +
    seats +
    hills([388, 382, 388, 392, 386, 380], '#8a5a3a') +
    grass(42, 386, 0.8, '#8a5a3a') +
    grass(216, 390, 0.8, '#8a5a3a');
  const crows = tips.map(({ x, y }, i) => ({ x, y, scale: 0.56, flip: x < hub.x, nod: [0, 8, -6, 4][i] ?? 0 }));
  return land(5, scene, { front: flock([...crows, { x: hub.x + 2, y: 215, scale: 0.56, nod: 14 }]) });
}

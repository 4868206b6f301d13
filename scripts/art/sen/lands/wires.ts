import { grass, hill, hills, mountains } from '../../landscape';
import { each } from '../../outline';
import { circle, line, place, rectangle } from '../../paper';
import type { Drawing } from '../../render';
import { raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { flock, land, landStars, type Perched } from '../frame';
import { sen } from '../palette';

/** Eight on the wires, while the last train leaves. */
export function wires(): Drawing {
  const pole = (x: number, lean: number): string =>
    place(
      x,
      392,
      raise(
        2,
        rectangle(-5, -222, 10, 232, '#2c2348', 4) +
          [-208, -148, -88]
            .map(
              (y) =>
                rectangle(-24, y, 48, 7, '#2c2348', 3) +
                circle(-18, y - 3, 3.6, sen.mint) +
                circle(18, y - 3, 3.6, sen.mint),
            )
            .join(''),
      ),
      { turn: lean },
    );
  const heights = [184, 244, 304];
  const wire = (y: number): string =>
    line(`M-10 ${y - 2}Q20 ${y + 6} 44 ${y}Q150 ${y + 20} 256 ${y - 2}Q280 ${y + 8} 310 ${y}`, '#1c1636', 3);
  const sag = (y: number, x: number): number => y + 10 - ((x - 150) / 106) ** 2 * 10;
  const carriage = (x: number): string =>
    rectangle(x, -26, 46, 22, '#51407e', 4) +
    [6, 19, 32].map((dx) => rectangle(x + dx, -21, 9, 9, sen.lamp, 1.5)).join('');
  const train = raise(
    1,
    rectangle(-150, -6, 226, 4, '#1c1636') +
      [-146, -96, -46].map(carriage).join('') +
      rectangle(4, -22, 40, 18, '#b0455a', 4) +
      rectangle(4, -34, 18, 16, '#b0455a', 3) +
      rectangle(8, -30, 9, 8, sen.lamp, 1) +
      rectangle(34, -36, 8, 16, '#b0455a', 2) +
      [-130, -110, -80, -60, -30, -10, 14, 32].map((x) => circle(x, -3, 4.4, '#1c1636')).join(''),
  );
  const smoke = each('224 329 4.2, 214 322 6, 200 319 7.6', (x, y, r) => circle(x, y, r, '#fff3dc', { opacity: 0.85 }));
  const scene =
    sky('#333f9c', '#ffcf7d', { middle: [0.52, '#d3b4dc'] }) +
    landStars(81, 140, 14, 0) +
    cloud(236, 110, 0.4, '#6f7ba8') +
    mountains('40 312, 130 296, 214 318, 270 298', '#c98fb8', { mist: '#ffd9a0' }) +
    hill(81, 336, 6, '#9d78b4', { mist: '#e6b0b0' }) +
    smoke +
    place(190, 366, train, { scale: 0.96 }) +
    hills([370, 362, 366, 370, 362, 366], '#6a5f94', { mist: '#77698a' }) +
    pole(44, -2) +
    pole(256, 2) +
    heights.map(wire).join('') +
    hills([390, 386, 392, 388, 384, 390], '#2f2a5c') +
    grass(76, 390, 0.9, '#2f2a5c') +
    grass(228, 386, 1, '#2f2a5c');
  const row = (y: number, xs: readonly number[], flips: readonly number[]): Perched[] =>
    xs.map((x, i) => ({ x, y: sag(y, x) + 1, scale: 0.52, flip: flips[i] === 1, nod: (i * 7) % 12 }));
  return land(8, scene, {
    front: flock([
      ...row(184, [88, 152, 220], [0, 1, 0]),
      ...row(244, [84, 152, 214], [1, 0, 1]),
      ...row(304, [118, 184], [1, 0]),
    ]),
  });
}

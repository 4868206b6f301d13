import { darker, lighter } from '../../colour';
import { firs, grass, hills } from '../../landscape';
import { glow } from '../../light';
import { curve } from '../../outline';
import { circle, line, place, rectangle } from '../../paper';
import type { Drawing } from '../../render';
import { edged, raise } from '../../shadow';
import { cloud, sky } from '../../sky';
import { flock, land, landStars } from '../frame';
import { sen } from '../palette';

interface Hut {
  readonly wall: string;
  readonly roof: string;
  readonly stride: number;
}

/** A hut about 160 high that walks on two bird's legs; its ridge is at -150. */
function walkingHut({ wall, roof, stride }: Hut): string {
  const leg = (hip: number, knee: number, foot: number): string =>
    line(`M${hip} -60L${knee} -34L${foot} -3M${foot - 14} 0L${foot} -5L${foot + 15} 0M${foot} -5V1`, sen.beak, 6.5);
  const roofShape = curve('-58 -96!, -40 -112, -22 -146, 0 -150, 22 -146, 40 -112, 58 -96!, 0 -102');
  return (
    raise(
      2,
      leg(-20, -32, -24 - stride) +
        leg(18, 10, 22 + stride) +
        rectangle(24, -158, 13, 34, darker(roof, 0.2), 2) +
        edged(curve('-42 -104!, 42 -104!, 38 -58!, 0 -54, -38 -58!'), wall, 0.25) +
        line('M-36 -90H36M-37 -76H37', darker(wall, 0.16), 2.2, { opacity: 0.7 }) +
        rectangle(-26, -92, 22, 22, sen.lamp, 3) +
        line('M-15 -92V-70M-26 -81H-4', darker(wall, 0.5), 2.4) +
        rectangle(10, -94, 18, 37, darker(wall, 0.45), 8) +
        circle(14, -75, 1.8, sen.lamp),
    ) +
    raise(
      1,
      edged(roofShape, roof, 0.25) +
        line('M-36 -108Q-18 -112 0 -108Q18 -112 36 -108M-24 -124Q0 -130 24 -124', lighter(roof, 0.22), 2.4),
    )
  );
}

export function huts(): Drawing {
  const scene =
    sky('#245fa8', '#d8f5e2', { middle: [0.5, '#6cb9d4'] }) +
    glow(150, 270, 190, sen.cream, 0.6) +
    landStars(7, 150, 16, 2, { x: 212, y: 120, r: 90 }) +
    cloud(226, 84, 0.4, '#8cc4de') +
    firs(9, 300, '#8ccac6', { mist: sen.pale }, 46) +
    firs(14, 326, '#5fb0b2', { mist: sen.pale }, 40) +
    hills([352, 338, 344, 352, 340, 346], '#3f979f', { mist: sen.mint }) +
    place(90, 362, walkingHut({ wall: '#3b6aa0', roof: sen.indigo, stride: 3 }), { scale: 0.86, turn: -2 }) +
    place(208, 378, walkingHut({ wall: sen.blue, roof: '#43306f', stride: 8 }), { scale: 1.12, turn: 2 }) +
    hills([386, 380, 386, 392, 382, 388], '#1f6480') +
    grass(40, 384, 0.9, '#1f6480') +
    grass(146, 388, 0.9, '#1f6480');
  return land(2, scene, {
    front: flock([
      { x: 86, y: 234, scale: 0.74, flip: true, nod: -4 },
      { x: 212, y: 212, scale: 0.84, nod: 10 },
    ]),
  });
}

/** The box: an armchair, and no room left in it. */
import { curledCat } from '../cat';
import type { Fur } from '../fur';
import { gameBox } from '../gameBox';
import { calico, tabby } from '../markings';
import { curve, each } from '../outline';
import { circle, place } from '../paper';
import type { Drawing, Output } from '../render';
import { edged, raise } from '../shadow';

import { yarn } from './furniture';
import { furs, lady } from './palette';
import { head, trunk, foot, type Figure } from './poses/figure';
import { sit } from './poses/front';
import { lamp, pane, wall } from './room';

function scene(): string {
  const chair = '#e08a9c';
  const large: Figure = { coat: furs.black, collar: '#f2b63c', look: { ears: 'big', eye: 17, look: [0, -0.2] } };
  const loafing: Figure = {
    coat: furs.orange,
    marks: tabby(furs.orange.deep),
    rings: furs.orange.deep,
    look: { mood: 'happy', ears: 'small', skull: 'round' },
  };
  const third: Figure = {
    coat: furs.white,
    marks: calico(furs.black.fur, furs.orange.fur),
    look: { mood: 'sly', ears: 'up', earFurs: [furs.black.fur, furs.orange.fur], irises: ['#ffd04e', '#7fc4ea'] },
  };
  const seatBack = curve('58 290, 54 140, 80 94, 150 80, 220 94, 246 140, 242 290');
  const arm = (flip: boolean): string =>
    place(flip ? 300 : 0, 0, raise(2, edged(curve('18 300, 12 220, 26 192, 56 188, 74 206, 76 300'), '#d47a90', 0.3)), {
      flip,
    });
  const bun = (figure: Figure): string =>
    raise(2, trunk(figure, curve('-78 0, -74 -34, -40 -60, 40 -60, 74 -34, 78 0, 0 8'), figure.marks?.front ?? '')) +
    head(figure, 0, -50);
  return (
    wall('#ffd9b8', 'stripes', '#ffe9d2') +
    pane(58, 84, 0.7) +
    lamp(258, 52, '#8fc7a8') +
    raise(
      2,
      edged(seatBack, chair, 0.3) + each('110 116, 190 116, 84 160, 216 160', (x, y) => circle(x, y, 4.5, '#c2657e')),
    ) +
    place(196, 92, curledCat(furs.white, '', { ears: 'small', whiskers: true }), { scale: 0.5, flip: true }) +
    place(150, 252, sit(large), { scale: 0.9 }) +
    arm(false) +
    arm(true) +
    place(84, 250, bun(loafing), { scale: 0.86 }) +
    place(218, 252, bun(third), { scale: 0.84 })
  );
}

/** Lies on the band's edge. */
function edge(): string {
  const paws = (coat: Fur, x: number, apart: number): string =>
    foot({ coat }, x - apart, 0, 16, 11) + foot({ coat }, x + apart, 0, 16, 11);
  return (
    raise(1, place(0, 258, paws(furs.orange, 84, 28)) + place(0, 258, paws({ ...furs.white }, 218, 28))) +
    yarn(150, 253, 13, '#7fb9d9')
  );
}

export const boxDrawing: Drawing = { ...gameBox(scene(), lady.cream, edge()), shadow: lady.shadow };
export const boxOutputs: readonly Output[] = [
  { file: 'boxes/cat-lady.webp', width: 660, drawing: boxDrawing, quality: 84 },
];

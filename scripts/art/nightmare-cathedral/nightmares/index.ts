/** The eight Nightmares: each a silhouette that is told apart at 40 points, alone and on both sides of its card. */
import { NIGHTMARES } from '../../../../src/rules/nightmare-cathedral/content/nightmares';
import { hills, mountains } from '../../landscape';
import { moon } from '../../moon';
import { circle, place, star } from '../../paper';
import type { Drawing } from '../../render';
import { raise } from '../../shadow';
import { sky } from '../../sky';
import { card, floor, frames, pennant, pennantNumber } from '../frame';
import { gaze } from '../gaze';
import { motes, rays } from '../lands';
import { bone, ember, flame, night, pale, rust, soot } from '../palette';

import { burningRider, horizonEater, packOfBone, weaver } from './figures1';
import { clockmaker, facelessMonk, motherOfHunger, shroudedHost } from './figures2';

export const figures: readonly (() => string)[] = [
  burningRider,
  horizonEater,
  packOfBone,
  weaver,
  facelessMonk,
  motherOfHunger,
  shroudedHost,
  clockmaker,
];

/** Where each stands on the card, and how large. */
const stands: readonly (readonly [x: number, scale: number])[] = [
  [146, 0.86],
  [160, 1.04],
  [150, 0.92],
  [158, 1.02],
  [164, 1.06],
  [158, 0.98],
  [158, 1.04],
  [160, 0.94],
];

function scene(number: number, isAdvanced: boolean): string {
  const [top, foot, moonlight] = isAdvanced ? ['#2a0b10', '#c9602f', '#f5a13c'] : ['#33201c', '#b5713f', '#efcf9c'];
  const shift = (number * 37) % 60;
  return (
    sky(top, foot) +
    moon(150 + shift / 3, 158, 112, { colour: moonlight, halo: 0.4, plain: isAdvanced }) +
    (isAdvanced ? rays(150 + shift / 3, 158, 16, '#6e1f1a', 0.2) + circle(150 + shift / 3, 158, 26, '#f5a13c') : '') +
    motes(number * 7, 22, isAdvanced ? pale : rust) +
    mountains(
      `0 ${300 - shift / 4}, 60 262, 120 ${306 - shift / 5}, 190 274, 250 ${306 - shift / 6}, 300 268`,
      isAdvanced ? '#4a1714' : '#5a2a22',
      { mist: foot, haze: 0.3 },
    ) +
    hills([322, 314, 326, 318, 326, 316], isAdvanced ? '#2a0d0c' : '#3a1a18')
  );
}

function nightmareCard(number: number, isAdvanced: boolean): Drawing {
  const [x, scale] = stands[number - 1];
  const look = frames.nightmare[isAdvanced ? 1 : 0];
  return card(
    look,
    { scene: scene(number, isAdvanced), hero: place(x, floor, figures[number - 1](), { scale }) },
    pennant(isAdvanced ? ember : flame, pennantNumber(number)) +
      (isAdvanced
        ? raise(2, star(257, 43, 30, soot, 8, 0.55) + star(257, 43, 25, ember, 8, 0.5)) +
          gaze(257, 43, 7, { iris: bone })
        : ''),
  );
}

export const nightmareCards: ReadonlyMap<string, Drawing> = new Map(
  Object.values(NIGHTMARES).flatMap(({ number, key }): [string, Drawing][] => [
    [key, nightmareCard(number, false)],
    [`${key}-advanced`, nightmareCard(number, true)],
  ]),
);

/** Cut out, to walk on the map. */
export const nightmareFigures: ReadonlyMap<string, Drawing> = new Map(
  Object.values(NIGHTMARES).map(({ number, key }): [string, Drawing] => [
    key,
    {
      width: 300,
      height: 300,
      shadow: night,
      content: place(150, 292, figures[number - 1](), { scale: number === 8 ? 0.98 : 1 }),
    },
  ]),
);

import type { SoundName } from '../../src/sounds/names';

import { bell, breath, caw, mew, pluck, purr, type Materials } from './materials';
import { fade, glide, mix, swell, type Part, type Wave } from './waves';

type Recipe = (materials: Materials) => Wave;

const HARP = [523, 659, 784, 1047];

/** Notes one after the other. */
const play = (pitches: readonly number[], ms: number, apart: number, length?: number): Part[] =>
  pitches.map((pitch, index): Part => [pluck(pitch, ms, length), index * apart]);

function shuffle({ paper, chance }: Materials): Wave {
  const leaves: Part[] = [];
  let at = 0;
  for (let leaf = 0; leaf < 9; leaf++) {
    leaves.push([paper(50, () => 1500 + 170 * leaf, 1.4, fade(26)), at, 0.7 + 0.3 * Math.abs(chance())]);
    at += 42 + 12 * chance();
  }
  return mix(420, ...leaves);
}

/** How each sound is made: paper and wood rather than beeps. */
export const recipes: Readonly<Record<SoundName, Recipe>> = {
  deal: ({ paper }) => paper(90, () => 2200, 1.2, fade(30)),
  lift: ({ air }) => air(120, glide(900, 2600), swell),
  drop: ({ thud }) => thud(170, 95, 140, 55),
  flip: ({ paper }) => mix(160, [paper(60, () => 1800, 1.4, fade(28))], [paper(60, () => 3200, 1.4, fade(28)), 70]),
  shuffle,
  refuse: ({ thud }) => mix(200, [thud(220, 200, 110, 40)], [thud(196, 176, 110, 40), 90]),
  turn: () => mix(420, ...play([523, 784], 270, 150)),
  'hand-over': ({ air }) =>
    mix(500, [air(500, glide(400, 1600, 400), swell), 0, 0.7], [pluck(392, 330, 160), 170, 0.6]),
  win: (materials) => mix(890, ...play(HARP, 500, 110, 250), [purr(materials, 450, 0.6), 430]),
  lose: () => mix(650, ...play([392, 330, 262], 400, 160, 260)),

  'koty-attack': ({ paper, thud }) =>
    mix(300, [paper(200, glide(3600, 2800), 1.2, swell), 0, 0.6], [thud(147, 120, 140, 60), 160]),
  'koty-bump': ({ thud }) => mix(260, [pluck(330, 200, 40)], [thud(110, 80, 220, 80), 10]),
  'koty-friends': (materials) =>
    mix(520, [purr(materials, 380)], [pluck(659, 240, 150), 220], [pluck(880, 200, 150), 300]),
  crow: () => mix(320, [caw(150)], [caw(150), 170, 0.8]),

  'sen-peek': () => breath(240),
  'sen-swap': ({ paper, thud }) =>
    mix(
      520,
      [paper(440, glide(500, 2000, 600), 1, swell), 0, 0.8],
      [thud(160, 95, 100, 40), 420],
      [thud(150, 90, 60, 40), 460],
    ),
  'sen-wake': () => mix(780, [caw(220)], [bell(784, 530), 250]),

  'lady-point': () => pluck(659, 140, 90),
  'lady-cat': (materials) => mix(420, [mew(220), 0, 0.6], [purr(materials, 260, 0.7), 160]),
  'lady-hungry': () => mew(300),

  'tale-page': ({ paper, chance }) =>
    paper(320, glide(2400, 1200), 0.9, (time, share) => swell(time, share) * (0.6 + 0.4 * Math.abs(chance()))),
  'tale-trick': () => mix(380, ...play(HARP.slice(0, 3), 260, 60)),

  nightmare: ({ thud, air }) => mix(500, [thud(80, 65, 500, 240)], [air(500, glide(300, 120), swell), 0, 0.5]),
  'dream-bell': () => bell(523, 450),
};

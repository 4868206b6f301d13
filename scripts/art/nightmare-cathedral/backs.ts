/** Backs: the Cathedral of the Developments, the sleeping moon of the Dreams, the Shadow of the Conflicts; stage 2 burns. */
import { finishedCard, windowPaper } from '../card';
import { mix } from '../colour';
import { hills } from '../landscape';
import { glow } from '../light';
import { moon } from '../moon';
import { each } from '../outline';
import { circle, line, polygon } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { sky, stars } from '../sky';
import { number } from '../type';

import { cathedralAt } from './cathedral';
import { dreamSkies } from './dreams/dream';
import { gaze } from './gaze';
import { bone, coal, ember, flame, mist, night, pine, red, rust, slate, soot } from './palette';
import { impAt } from './props/people';

const arch = 'M30 396V158C32 100 82 58 150 32C218 58 268 100 270 158V396Z';

/** The stage's number on a stone at the foot. */
const foot = (stage: number, frame: string, rim: string): string =>
  raise(2, polygon('150 352, 192 380, 150 408, 108 380', rim) + polygon('150 357, 185 380, 150 403, 115 380', frame)) +
  number(150, 391, 31, 'I'.repeat(stage), rim);

const tracery = (rim: string): string =>
  line('M18 410V156C20 90 78 44 150 16C222 44 280 90 282 156V410', rim, 2, { opacity: 0.7 }) +
  each(
    '36 40, 264 40',
    (x, y) => circle(x, y, 17, 'none', { stroke: rim, 'stroke-width': 2, opacity: 0.7 }) + gaze(x, y, 8, { iris: rim }),
  ) +
  each('36 12, 264 12, 36 68, 264 68, 10 40, 290 40', (x, y) => circle(x, y, 4, rim, { opacity: 0.6 }));

function back(frame: string, rim: string, scene: string, stage: number): Drawing {
  return {
    ...finishedCard(
      scene + windowPaper(arch, frame, 0.18, 3) + line(arch, rim, 2.4) + tracery(rim) + foot(stage, frame, rim),
      0.36,
    ),
    shadow: night,
  };
}

function developmentBack(stage: number): Drawing {
  const [top, bottom] = stage === 1 ? ['#17130f', '#5a2f1c'] : ['#2a0d0c', '#b5421f'];
  return back(
    coal,
    stage === 1 ? rust : ember,
    sky(top, bottom) +
      moon(150, 190, 88, { colour: stage === 1 ? '#d9b98a' : '#f5b060', halo: 0.4, plain: true }) +
      cathedralAt(150, 350, 0.98) +
      hills([344, 338, 348, 340, 346], '#120d0a'),
    stage,
  );
}

function dreamBack(stage: number): Drawing {
  const [top, bottom] = stage === 1 ? dreamSkies.sea : dreamSkies.dusk;
  const colour = stage === 1 ? bone : '#f2c68a';
  return back(
    '#1d2726',
    stage === 1 ? mist : flame,
    sky(top, bottom) +
      stars({
        seed: 5,
        width: 300,
        height: 330,
        count: 30,
        bright: 6,
        margin: 46,
        colour: bone,
        avoid: [{ x: 150, y: 196, r: 104 }],
      }) +
      moon(150, 196, 90, { colour, halo: 0.45 }) +
      line('M84 190Q112 226 138 192M162 192Q188 226 216 190', pine, 7) +
      line('M92 204L84 216M112 212L110 225M130 206L136 218M170 206L164 218M188 212L190 225M208 204L216 216', pine, 5) +
      line('M138 246Q150 254 162 246', pine, 5) +
      hills([332, 318, 334, 322, 336], mix(bottom, soot, 0.55)) +
      hills([352, 344, 356, 346, 354], mix(bottom, soot, 0.75)),
    stage,
  );
}

function conflictBack(stage: number): Drawing {
  return back(
    '#120e0c',
    stage === 1 ? slate : red,
    sky('#0f0c0b', stage === 1 ? '#3a2418' : '#5e1a12') +
      glow(150, 200, 150, stage === 1 ? rust : red, 0.8) +
      impAt(92, 340, 0.8, 'calm') +
      impAt(208, 340, 0.8, 'calm') +
      impAt(150, 352, stage === 1 ? 1.7 : 1.9, stage === 1 ? 'grin' : 'gape'),
    stage,
  );
}

export const backs: ReadonlyMap<string, Drawing> = new Map(
  [1, 2].flatMap((stage): [string, Drawing][] => [
    [`development-${stage}`, developmentBack(stage)],
    [`dream-${stage}`, dreamBack(stage)],
    [`conflict-${stage}`, conflictBack(stage)],
  ]),
);

/** Both maps: land only, no words. Areas are papers on soot, a landmark each; the Cathedral's ground glows. */
import { drawCell, cellsOf } from '../../../src/games/nightmare-cathedral/cells';
import type { Sign } from '../../../src/rules/nightmare-cathedral/content/effects';
import { boardOf, CATHEDRAL } from '../../../src/rules/nightmare-cathedral/content/maps';
import type { Area } from '../../../src/rules/nightmare-cathedral/content/types';
import { darker, lighter, mix } from '../colour';
import { grain } from '../grain';
import { glow } from '../light';
import { clipped, path, place, rectangle, roundedRectangle } from '../paper';
import type { Drawing } from '../render';
import { edged, raise } from '../shadow';

import { largeLandmarks } from './landmarks/large';
import { smallLandmarks } from './landmarks/small';
import { tones } from './landmarks/tones';
import { ember, night, soot } from './palette';

const unit = 8;
const side = 100 * unit;

const landmarksOf = { large: largeLandmarks, small: smallLandmarks } as const;

/** Where four areas do not exist with three seats: soot behind a low wall. */
function covered(d: string): string {
  const stones = 9;
  return (
    path(d, '#1d1713') +
    clipped(
      d,
      path(d, 'none', { stroke: '#4d433b', 'stroke-width': 26, 'stroke-dasharray': `${stones * 3} 3` }) +
        path(d, 'none', { stroke: '#5d5146', 'stroke-width': 12, 'stroke-dasharray': `${stones * 2} 3` }) +
        path(d, 'none', { stroke: '#2a221d', 'stroke-width': 2 }),
    )
  );
}

function area({ key, sign, x, y }: Area, d: string, map: keyof typeof landmarksOf): string {
  if (sign === null)
    return (
      raise(1, path(d, '#2a1712')) +
      clipped(
        d,
        glow(x * unit, y * unit + 30, 110, ember, 0.85) + rectangle(x * unit - 110, y * unit + 56, 220, 90, '#3a1d12'),
      )
    );
  const { middle, light, dark } = tones[sign];
  const drawn = place(x * unit, y * unit, landmarksOf[map][key](dark, light, middle), {
    scale: unit * (map === 'small' ? 0.23 : 0.205),
  });
  return (
    raise(2, path(d, lighter(middle, 0.28), { transform: 'translate(0 -1.6)' }) + path(d, middle)) +
    clipped(d, glow(x * unit, y * unit - 20, 130, lighter(middle, 0.25), 0.5) + drawn) +
    path(d, 'none', { stroke: lighter(middle, 0.35), 'stroke-width': 1.2, opacity: 0.5 })
  );
}

const drawing = (content: string): Drawing => ({ width: side, height: side, content, shadow: night });

function land(map: keyof typeof landmarksOf, areas: readonly Area[]): Drawing {
  const papers = cellsOf(areas).map((corners, i) => area(areas[i], drawCell(corners, unit), map));
  return drawing(rectangle(0, 0, side, side, '#120e0b') + papers.join('') + grain(side, side, 0.3));
}

/** What lies over the large map with three seats. */
function walledOff(): Drawing {
  const { areas, inPlay } = boardOf(3);
  const papers = cellsOf(areas).flatMap((corners, i) =>
    i === CATHEDRAL || inPlay.includes(i) ? [] : [covered(drawCell(corners, unit))],
  );
  return drawing(papers.join(''));
}

export const maps: ReadonlyMap<string, Drawing> = new Map([
  ['large', land('large', boardOf(4).areas)],
  ['small', land('small', boardOf(2).areas)],
  ['covered', walledOff()],
]);

/** The stage of a conflict: an area's land, wide. 366 x 104. */
function stage(key: string, sign: Sign, map: keyof typeof landmarksOf): Drawing {
  const { middle, light, dark } = tones[sign];
  const drawn = (x: number, y: number, scale: number, share: number, flip = false): string =>
    place(x, y, landmarksOf[map][key](mix(middle, dark, share), mix(middle, lighter(light, 0.14), share), middle), {
      scale,
      flip,
    });
  const outline = roundedRectangle(0, 0, 366, 104, 14);
  const ground = 'M-10 86Q90 74 183 84T376 80V120H-10Z';
  return {
    width: 366,
    height: 104,
    shadow: night,
    content: clipped(
      outline,
      rectangle(0, 0, 366, 104, middle) +
        glow(183, 40, 170, darker(middle, 0.4, soot), 0.35) +
        drawn(66, 56, 0.62, 0.55, true) +
        drawn(300, 56, 0.62, 0.55) +
        drawn(183, 53, 0.8, 1) +
        edged(ground, dark, 0.12) +
        grain(366, 104, 0.3),
    ),
  };
}

export const stages: ReadonlyMap<string, Drawing> = new Map(
  ([2, 4] as const).flatMap((seats) => {
    const { map, areas } = boardOf(seats);
    return areas.flatMap(({ key, sign }): [string, Drawing][] =>
      sign ? [[`${map}-${key}`, stage(key, sign, map)]] : [],
    );
  }),
);

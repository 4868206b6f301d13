import { layOutScene as catLady } from '../../src/games/cat-lady/scene';
import { layOutScene as koty } from '../../src/games/koty/scene';
import { layOutScene as sen } from '../../src/games/sen/scene';
import { layOutScene as threeChapters } from '../../src/games/three-chapters/scene';
import type { Seat, State } from '../../src/rules/kernel/types';
import type { GameFace } from '../../src/table/face';

import type { Stopwatch } from './stopwatch';

/** Of games that have a face. Only their scenes are taken: pictures and components need a phone or a browser. */
const scenes: Readonly<Record<string, unknown>> = {
  sen,
  koty,
  'cat-lady': catLady,
  'three-chapters': threeChapters,
};

const SIZES = [
  { width: 360, height: 560 },
  { width: 1000, height: 640 },
];

/** Lays out what a screen shows of this view, on a phone and on a desk, with every group opened once. */
export function drawView(game: string, view: State, viewer: Seat, watch: Stopwatch): void {
  if (!Object.hasOwn(scenes, game)) return;
  const layOutScene = scenes[game] as GameFace['layOutScene'];
  for (const size of SIZES) {
    const { groups = [] } = watch.time(`scene ${game}`, () => layOutScene(view, viewer, size, null));
    for (const { key } of groups) watch.time(`open group ${game}`, () => layOutScene(view, viewer, size, key));
  }
}

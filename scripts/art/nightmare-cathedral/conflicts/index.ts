/** Conflict cards: Shadows before a landmark, and what one, two and three of them are worth. */
import { CONFLICTS } from '../../../../src/rules/nightmare-cathedral/content/cards';
import type { Sign } from '../../../../src/rules/nightmare-cathedral/content/effects';
import { boardOf } from '../../../../src/rules/nightmare-cathedral/content/maps';
import type { ConflictCard, Strength } from '../../../../src/rules/nightmare-cathedral/content/types';
import { darker, lighter } from '../../colour';
import { hills } from '../../landscape';
import { moon } from '../../moon';
import { line, place, rectangle } from '../../paper';
import type { Drawing } from '../../render';
import { sky } from '../../sky';
import { number } from '../../type';
import type { Heroes } from '../developments/heroes';
import { card, frames, pennant, shield, sword } from '../frame';
import { largeLandmarks } from '../landmarks/large';
import { smallLandmarks } from '../landmarks/small';
import { type Landmarks, tones } from '../landmarks/tones';
import { motes } from '../lands';
import { ash, ember, pale, red, rust, sand, soot } from '../palette';
import { impAt } from '../props/people';

import { conflictHeroes1 } from './stage1';
import { conflictHeroes2 } from './stage2';

const top = 262;
const heroes: Heroes = { ...conflictHeroes1, ...conflictHeroes2 };

const places = ([2, 4] as const).flatMap((seats) => {
  const { map, areas } = boardOf(seats);
  const landmarks: Landmarks = map === 'large' ? largeLandmarks : smallLandmarks;
  return areas.flatMap(({ key, sign: ground }) => (ground ? [{ ground, landmark: landmarks[key] }] : []));
});

/** Every conflict is met at another landmark; the four grounds take turns. */
const order: readonly Sign[] = ['candle', 'root', 'eye', 'bone'];
const spots = places
  .map((spot, i) => ({ ...spot, rank: places.slice(0, i).filter(({ ground }) => ground === spot.ground).length }))
  .sort((a, b) => a.rank - b.rank || order.indexOf(a.ground) - order.indexOf(b.ground));

const skies: Readonly<Record<Sign, readonly [day: string, night: string]>> = {
  candle: ['#b5522a', '#7a1f16'],
  root: ['#6f9488', '#2f5a54'],
  eye: ['#cfa05f', '#8a4f24'],
  bone: ['#9a8d80', '#4a3a40'],
};

function land(index: number, stage: 1 | 2): string {
  const { ground, landmark } = spots[index];
  const { dark } = tones[ground];
  const far = skies[ground][(index >> 2) % 2];
  const [x, r] = [120 + ((index * 61) % 120), 44 + ((index * 17) % 30)];
  return (
    sky('#120d0b', far, { height: 300 }) +
    moon(x, 74 + ((index * 29) % 50), r, { colour: stage === 1 ? lighter(far, 0.55) : pale, halo: 0.35, plain: true }) +
    motes(index + 3, 14, stage === 1 ? sand : ember, 20, 240) +
    place(178, 176, landmark(darker(far, 0.55, soot), darker(far, 0.3, soot), darker(far, 0.42, soot)), {
      scale: 1.9,
    }) +
    hills([244, 236, 248, 238, 246, 238], darker(dark, 0.55, soot))
  );
}

function row(number_: number, { attack, defence }: Strength): string {
  const y = 304 + (number_ - 1) * 35;
  const shadows = Array.from({ length: number_ }, (_, i) => impAt(44 + i * 25, y + 29, 0.27, 'calm')).join('');
  return (
    rectangle(20, y, 260, 32, number_ % 2 ? '#d6c4a0' : '#e2d3b2', 8) +
    shadows +
    sword(144, y + 16, 27, rust) +
    number(170, y + 26, 29, String(attack), soot) +
    shield(214, y + 16, 23, '#3f5f57') +
    number(242, y + 26, 29, String(defence), soot)
  );
}

function conflictCard({ key, stage, shadows }: ConflictCard, index: number): Drawing {
  const mark = pennant(soot, impAt(52, 92, 0.78), 96) + line('M15 -8V92L52 120L89 92V-8', stage === 1 ? ash : red, 2);
  return card(
    frames.conflict[stage - 1],
    { scene: land(index, stage), hero: heroes[key]() },
    shadows.map((strength, i) => row(i + 1, strength)).join('') + mark,
    top,
  );
}

export const conflictCards: ReadonlyMap<string, Drawing> = new Map(
  Object.values(CONFLICTS).map((conflict, i): [string, Drawing] => [conflict.key, conflictCard(conflict, i)]),
);

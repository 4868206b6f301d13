/** Dream cards: points on the pennant, a night under a moon. */
import { DREAMS } from '../../../../src/rules/nightmare-cathedral/content/cards';
import type { Dream } from '../../../../src/rules/nightmare-cathedral/content/types';
import type { Drawing } from '../../render';
import { card, frames, pennant, pennantNumber } from '../frame';
import { ember, mist } from '../palette';

import { dreamland, type DreamPictures } from './dream';
import { dreamsOfDeeds } from './stage1deeds';
import { dreamsOfLand } from './stage1signs';
import { dreamsOfPower } from './stage2a';
import { dreamsOfBlood } from './stage2b';

const pictures: DreamPictures = { ...dreamsOfLand, ...dreamsOfDeeds, ...dreamsOfPower, ...dreamsOfBlood };

function dreamCard({ key, stage, vp }: Dream, index: number): Drawing {
  const { night, hero } = pictures[key];
  const colour = stage === 1 ? mist : ember;
  return card(
    frames.dream[stage - 1],
    { scene: dreamland({ seed: index + 2, ...night }), hero: hero() },
    pennant(colour, pennantNumber(vp)),
  );
}

export const dreamCards: ReadonlyMap<string, Drawing> = new Map(
  Object.values(DREAMS).map((dream, i): [string, Drawing] => [dream.key, dreamCard(dream, i)]),
);

import type { KotyEvent } from '../../rules/koty/events';
import type { Koty, KotyMove } from '../../rules/koty/state';
import type { GameFace } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';

import { lookOf } from './cardFace';
import { tell } from './eventText';
import { Face, Ground } from './faces';
import { flows } from './flows';
import { handles } from './handles';
import { lesson } from './lesson';
import { say, sure } from './moveText';
import { grounds, largePictures, pictures, smallPictures } from './pictures';
import { prompt, status } from './prompt';
import { refuse } from './refuse';
import { rules } from './rules';
import { scene } from './scene';
import { ScoreSheet } from './ScoreSheet';
import en from './words/en.json';
import pl from './words/pl.json';

export const words = { pl, en };

export const face: GameFace<Koty, KotyMove, KotyEvent> = {
  id: 'koty',
  aspect: ASPECT,
  scene,
  handles,
  flows,
  tell,
  say,
  sure: (_view, _seat, move, isByHand) => sure(move, isByHand),
  prompt,
  refuse,
  status,
  describe(drawn) {
    const { picture } = lookOf(drawn);
    return { name: { key: `koty:card.${picture}.name` }, rule: { key: `koty:card.${picture}.rule` } };
  },
  Face,
  Ground,
  ScoreSheet,
  pictures: [
    ...Object.values(pictures),
    ...Object.values(smallPictures),
    ...Object.values(grounds),
    ...Object.values(largePictures),
  ],
  rules,
  lesson,
};

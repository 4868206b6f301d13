import type { Sen, SenMove } from '../../rules/sen/state';
import type { GameFace } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';

import { lookOf } from './cardFace';
import type { SenEvent } from './events';
import { tell } from './eventText';
import { Face, Ground } from './faces';
import { flows } from './flows';
import { handles } from './handles';
import { lesson } from './lesson';
import { say, sure } from './moveText';
import { grounds, largePictures, pictures } from './pictures';
import { prompt, status } from './prompt';
import { refuse } from './refuse';
import { rules } from './rules';
import { scene } from './scene';
import { ScoreSheet } from './ScoreSheet';
import en from './words/en.json';
import pl from './words/pl.json';

export const words = { pl, en };

export const face: GameFace<Sen, SenMove, SenEvent> = {
  id: 'sen',
  aspect: ASPECT,
  scene,
  handles,
  flows,
  tell,
  say,
  sure: (_view, _seat, move) => sure(move),
  prompt,
  buttonRows: ({ options }) => (options.pairs ? 2 : 1), // ten numbers, where pairs are claimed
  refuse,
  status,
  describe(drawn) {
    const { picture } = lookOf(drawn);
    return { name: { key: `sen:card.${picture}.name` }, rule: { key: `sen:card.${picture}.rule` } };
  },
  Face,
  Ground,
  Sheets: { counted: ScoreSheet },
  ScoreSheet,
  pictures: [...Object.values(pictures), ...Object.values(grounds), ...Object.values(largePictures)],
  rules,
  lesson,
};

import { FIGURES } from '../../rules/three-chapters/cards';
import type { ThreeChapters, ThreeChaptersEvent, ThreeChaptersMove } from '../../rules/three-chapters/state';
import type { GameFace } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';

import { lookOf } from './cardFace';
import { valuePhrase, wholePhrase } from './cards';
import { tell } from './eventText';
import { Face, Ground } from './faces';
import { flows } from './flows';
import { handles } from './handles';
import { largePictures } from './largePictures';
import { lesson } from './lesson';
import { say } from './moveText';
import { grounds, pictures, tokenPictures } from './pictures';
import { prompt, status } from './prompt';
import { refuse } from './refuse';
import { rules } from './rules';
import { scene } from './scene';
import { ScoreSheet } from './ScoreSheet';
import { smallPictures } from './smallPictures';
import en from './words/en.json';
import pl from './words/pl.json';

export const words = { pl, en };

export const face: GameFace<ThreeChapters, ThreeChaptersMove, ThreeChaptersEvent> = {
  id: 'three-chapters',
  aspect: ASPECT,
  scene,
  handles,
  buttonRows: () => 0,
  flows,
  tell,
  say,
  prompt,
  refuse,
  status,
  describe(drawn) {
    const { picture, isToken } = lookOf(drawn);
    if (isToken)
      return { name: { key: `three-chapters:token.${picture}` }, rule: { key: `three-chapters:tokenRule.${picture}` } };
    const card = FIGURES.findIndex((figure) => figure?.key === picture);
    return card > 0 ? { name: valuePhrase(card), rule: wholePhrase(card) } : { name: valuePhrase(0), rule: null };
  },
  Face,
  Ground,
  ScoreSheet,
  pictures: [
    ...Object.values(pictures),
    ...Object.values(smallPictures),
    ...Object.values(tokenPictures),
    ...Object.values(grounds),
    ...Object.values(largePictures),
  ],
  rules,
  lesson,
};

import { faceOf as cardFace, FACES } from '../../rules/cat-lady/cards';
import { CAT, type CatKey } from '../../rules/cat-lady/cats';
import type { CatLady, CatLadyEvent, CatLadyMove } from '../../rules/cat-lady/state';
import type { GameFace } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';

import { isArrow, lookOf } from './cardFace';
import { tell } from './eventText';
import { Face, Ground } from './faces';
import { flows } from './flows';
import { handles } from './handles';
import { largePictures } from './largePictures';
import { lesson } from './lesson';
import { say, sure } from './moveText';
import { aboutCat, nameOf, word } from './phrases';
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

/** What a card or token is to its owner. */
function ruleOf(picture: string) {
  if (picture in CAT) return aboutCat(CAT[picture as CatKey]);
  const card = FACES.findIndex((one) => one?.key === picture);
  const type = card > 0 ? cardFace(card).type : isArrow(picture) ? 'arrow' : picture;
  return word(`rule.${type}`);
}

export const face: GameFace<CatLady, CatLadyMove, CatLadyEvent> = {
  id: 'cat-lady',
  aspect: ASPECT,
  scene,
  handles,
  flows,
  tell,
  say,
  sure,
  prompt,
  refuse,
  status,
  describe(drawn) {
    const { picture } = lookOf(drawn);
    return { name: nameOf(isArrow(picture) ? 'arrow' : picture), rule: ruleOf(picture) };
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

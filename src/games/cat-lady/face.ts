import { faceOf as cardFace, FACES } from '../../rules/cat-lady/cards';
import { CAT, type CatKey } from '../../rules/cat-lady/cats';
import type { CatLady, CatLadyEvent, CatLadyMove } from '../../rules/cat-lady/state';
import type { GameFace } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';

import { ARROWS, decodeFace, encodeFace, isGridArrow, STRAY_BACK } from './cardFace';
import { describeEvent } from './eventText';
import { explainRefusal } from './explainRefusal';
import { CardFaceView, Ground } from './faces';
import { lesson } from './lesson';
import { listFlows } from './listFlows';
import { listGains } from './listGains';
import { listHandles } from './listHandles';
import { describeMove, askToConfirm } from './moveText';
import { describeCat, namePhrase, makePhrase } from './phrases';
import { grounds, largePictures, pictures, smallPictures, tokenPictures } from './pictures';
import { describePrompt, describeStatus } from './prompt';
import { rules } from './rules';
import { layOutScene } from './scene';
import { ScoreSheet } from './ScoreSheet';
import { createSheetCards } from './sheetCards';
import en from './words/en.json';
import pl from './words/pl.json';

export const words = { pl, en };

/** Says what a card or token is for. */
function ruleOf(picture: string) {
  if (picture in CAT) return describeCat(CAT[picture as CatKey]);
  const card = FACES.findIndex((one) => one?.key === picture);
  const type = card > 0 ? cardFace(card).type : isGridArrow(picture) ? 'arrow' : picture;
  return makePhrase(`rule.${type}`);
}

export const face: GameFace<CatLady, CatLadyMove, CatLadyEvent> = {
  id: 'cat-lady',
  aspect: ASPECT,
  layOutScene,
  listHandles,
  listFlows,
  listFelt: (event) => (event.key === 'adopted' ? [{ seat: event.seat, moment: 'takes' }] : []),
  sounds: { adopted: 'lady-cat', cashed: 'lady-point', fed: 'lady-point', sprayed: 'lady-hungry' },
  describeEvent,
  describeMove,
  askToConfirm,
  prompt: describePrompt,
  explainRefusal,
  listGains,
  status: describeStatus,
  describe(drawn) {
    const { picture } = decodeFace(drawn);
    return { name: namePhrase(isGridArrow(picture) ? 'arrow' : picture), rule: ruleOf(picture) };
  },
  Face: CardFaceView,
  Ground,
  ScoreSheet,
  sheetCards: createSheetCards(words),
  pictures: [pictures, smallPictures, tokenPictures, grounds, largePictures].flatMap((drawn) => Object.values(drawn)),
  faces: [
    ...Object.keys(smallPictures).flatMap((picture) => [
      encodeFace({ picture }),
      encodeFace({ picture, isSmall: true }),
    ]),
    encodeFace({ picture: STRAY_BACK }),
    encodeFace({ picture: 'luna', isFed: true }),
    encodeFace({ picture: 'luna', count: '+4', isFed: true }),
    encodeFace({ picture: 'luna', count: '−2' }),
    ...Object.keys(tokenPictures).map((picture) => encodeFace({ picture, isToken: true, count: '3' })),
    ...ARROWS,
  ],
  rules,
  lesson,
};

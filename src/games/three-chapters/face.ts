import { NOBODY } from '../../rules/kernel/zones';
import { DECK, FIGURES } from '../../rules/three-chapters/cards';
import type { ThreeChapters, ThreeChaptersEvent, ThreeChaptersMove } from '../../rules/three-chapters/state';
import { pointsOf } from '../../rules/three-chapters/tokens';
import type { GameFace } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';

import { decodeFace, encodeFace, faceOfToken } from './cardFace';
import { valuePhrase, cardPhrase } from './cards';
import { describeBriefly, describeEvent, pageOf } from './eventText';
import { explainRefusal } from './explainRefusal';
import { explainWin } from './explainWin';
import { CardFaceView, Ground } from './faces';
import { lesson } from './lesson';
import { listFlows } from './listFlows';
import { isComing, listGains } from './listGains';
import { listHandles } from './listHandles';
import { describeMove } from './moveText';
import { getPhase } from './phase';
import { grounds, largePictures, pictures, smallPictures, tokenPictures } from './pictures';
import { describePrompt, describeStatus } from './prompt';
import { rules } from './rules';
import { layOutScene } from './scene';
import { countSoFar } from './scoreBreakdown';
import { ScoreSheet } from './ScoreSheet';
import { createSheetCards } from './sheetCards';
import { describeSigns } from './signs';
import en from './words/en.json';
import pl from './words/pl.json';

export const words = { pl, en };

export const face: GameFace<ThreeChapters, ThreeChaptersMove, ThreeChaptersEvent> = {
  id: 'three-chapters',
  aspect: ASPECT,
  layOutScene,
  listHandles,
  buttonRows: () => 0,
  listFlows,
  listFelt: (event) => (event.key === 'won' && event.seat !== undefined ? [{ seat: event.seat, moment: 'takes' }] : []),
  sounds: {
    passed: 'tale-page',
    chapterTwo: 'tale-page',
    chapterThree: 'tale-page',
    won: 'tale-trick',
    counted: 'tale-page',
    mostGems: 'tale-page',
    ghostsShuffled: 'shuffle',
  },
  pageOf,
  describeEvent,
  describeBriefly,
  describeMove,
  prompt: describePrompt,
  explainRefusal,
  listGains,
  isComing,
  status: describeStatus,
  describe(drawn) {
    const { picture, isToken } = decodeFace(drawn);
    if (isToken)
      return { name: { key: `three-chapters:token.${picture}` }, rule: { key: `three-chapters:tokenRule.${picture}` } };
    const card = FIGURES.findIndex((figure) => figure?.key === picture);
    return card > 0 ? { name: valuePhrase(card), rule: cardPhrase(card) } : { name: valuePhrase(0), rule: null };
  },
  isCounting: (view) =>
    ['resolving', 'counting'].includes(getPhase(view, NOBODY)) ||
    (getPhase(view, NOBODY) === 'between' && view.trick.length > 0),
  Face: CardFaceView,
  Ground,
  announce: ({ key }) =>
    key === 'chapterTwo' || key === 'chapterThree' ? { key: `three-chapters:chapter.${key}` } : null,
  ScoreSheet,
  explainWin,
  describeSigns,
  isCountedLast: true,
  countNow: (view) => view.tokens.map((tokens, seat) => pointsOf(tokens) + countSoFar(view, seat).points),
  sheetCards: createSheetCards(words),
  pictures: [pictures, smallPictures, tokenPictures, grounds, largePictures].flatMap((drawn) => Object.values(drawn)),
  faces: [
    ...DECK.flatMap((card) => [encodeFace(card), encodeFace(card, true)]),
    ...(Object.keys(tokenPictures) as (keyof typeof tokenPictures)[]).map(faceOfToken),
  ],
  rules,
  lesson,
};

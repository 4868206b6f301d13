import type { Sen, SenMove } from '../../rules/sen/state';
import type { GameFace } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';

import { decodeFace, encodeFace, PICTURES } from './cardFace';
import type { SenEvent } from './events';
import { describeEvent } from './eventText';
import { explainRefusal } from './explainRefusal';
import { CardFaceView, Ground } from './faces';
import { lesson } from './lesson';
import { listFlows } from './listFlows';
import { listHandles } from './listHandles';
import { describeMove, askToConfirm } from './moveText';
import { grounds, largePictures, pictures } from './pictures';
import { prompt, status } from './prompt';
import { rules } from './rules';
import { layOutScene } from './scene';
import { ScoreSheet } from './ScoreSheet';
import en from './words/en.json';
import pl from './words/pl.json';

export const words = { pl, en };

export const face: GameFace<Sen, SenMove, SenEvent> = {
  id: 'sen',
  aspect: ASPECT,
  layOutScene,
  listHandles,
  listFlows,
  describeEvent,
  describeMove,
  askToConfirm: (_view, _seat, move) => askToConfirm(move),
  prompt,
  buttonRows: ({ options }) => (options.pairs ? 2 : 1), // where pairs are claimed, the ten numbers need a second row
  explainRefusal,
  status,
  describe(drawn) {
    const { picture } = decodeFace(drawn);
    return { name: { key: `sen:card.${picture}.name` }, rule: { key: `sen:card.${picture}.rule` } };
  },
  Face: CardFaceView,
  Ground,
  Sheets: { counted: ScoreSheet },
  ScoreSheet,
  pictures: [pictures, grounds, largePictures].flatMap((drawn) => Object.values(drawn)),
  faces: PICTURES.flatMap((picture) =>
    [false, true].flatMap((isSmall) => [false, true].map((isMemory) => encodeFace({ picture, isSmall, isMemory }))),
  ),
  rules,
  lesson,
};

import type { KotyEvent } from '../../rules/koty/events';
import type { Koty, KotyMove } from '../../rules/koty/state';
import type { GameFace } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';

import { decodeFace, encodeFace } from './cardFace';
import { describeEvent } from './eventText';
import { explainRefusal } from './explainRefusal';
import { explainWin } from './explainWin';
import { CardFaceView, Ground } from './faces';
import { lesson } from './lesson';
import { listFlows } from './listFlows';
import { listGains } from './listGains';
import { listHandles } from './listHandles';
import { describeMove, askToConfirm } from './moveText';
import { grounds, largePictures, pictures, smallPictures } from './pictures';
import { describePrompt, describeStatus } from './prompt';
import { rules } from './rules';
import { layOutScene } from './scene';
import { ScoreSheet } from './ScoreSheet';
import { describeSigns } from './signs';
import en from './words/en.json';
import pl from './words/pl.json';

export const words = { pl, en };

export const face: GameFace<Koty, KotyMove, KotyEvent> = {
  id: 'koty',
  aspect: ASPECT,
  layOutScene,
  listHandles,
  listFlows,
  listFelt(event) {
    if (event.key === 'attacked') return [{ seat: event.dream, moment: 'attacked' }];
    if (event.key === 'snatched' || event.key === 'befriended')
      return [
        { seat: event.seat, moment: 'takes' },
        ...(event.dream === event.seat ? [] : [{ seat: event.dream, moment: 'loses' } as const]),
      ];
    return [];
  },
  sounds: {
    attacked: 'koty-attack',
    defended: 'koty-bump',
    fought: 'koty-bump',
    befriended: 'koty-friends',
    lost: 'crow',
    reshuffled: 'shuffle',
  },
  describeEvent,
  describeMove,
  askToConfirm: (_view, _seat, move, isByHand) => askToConfirm(move, isByHand),
  prompt: describePrompt,
  explainRefusal,
  listGains,
  status: describeStatus,
  describe(drawn) {
    const { picture } = decodeFace(drawn);
    return { name: { key: `koty:card.${picture}.name` }, rule: { key: `koty:card.${picture}.rule` } };
  },
  Face: CardFaceView,
  Ground,
  announce: (event) => (event.key === 'ended' ? { key: `koty:end.${event.why}` } : null),
  ScoreSheet,
  explainWin,
  describeSigns,
  pictures: [pictures, smallPictures, grounds, largePictures].flatMap((drawn) => Object.values(drawn)),
  faces: [
    ...Object.keys(smallPictures).flatMap((picture) => [
      encodeFace({ picture }),
      encodeFace({ picture, isSmall: true }),
    ]),
    ...['blue-8', 'yellow-7', 'green-6', 'pink-5', 'crow'].map((picture, at) =>
      encodeFace({ picture, tile: 2 ** (at % 4) }),
    ),
    encodeFace({ picture: 'joker', as: 'blue-8' }),
    encodeFace({ picture: 'joker', as: 'crow', isSmall: true }),
  ],
  rules,
  lesson,
};

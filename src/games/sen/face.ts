import { isLastRound } from '../../rules/sen/score';
import type { Sen, SenMove } from '../../rules/sen/state';
import type { GameFace } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';

import { decodeFace, encodeFace, PICTURES } from './cardFace';
import type { SenEvent } from './events';
import { describeEvent } from './eventText';
import { explainRefusal } from './explainRefusal';
import { describeGain, explainWin } from './explainWin';
import { CardFaceView, Ground } from './faces';
import { landPlace } from './keys';
import { lesson } from './lesson';
import { listFlows } from './listFlows';
import { isComing, listGains } from './listGains';
import { listHandles } from './listHandles';
import { describeMove, askToConfirm } from './moveText';
import { getCount } from './phase';
import { grounds, largePictures, pictures } from './pictures';
import { describePrompt, describeStatus } from './prompt';
import { rules } from './rules';
import { layOutScene } from './scene';
import { ScoreSheet } from './ScoreSheet';
import { describeSigns } from './signs';
import en from './words/en.json';
import pl from './words/pl.json';

export const words = { pl, en };

export const face: GameFace<Sen, SenMove, SenEvent> = {
  id: 'sen',
  aspect: ASPECT,
  layOutScene,
  listHandles,
  listFlows,
  listFelt(event) {
    if (event.key === 'took') return [{ seat: event.seat, moment: 'takes' }];
    if (event.key !== 'swapped') return [];
    const owners = [event.one.dream, event.other.dream].filter((dream) => dream !== event.seat);
    return owners.map((seat) => ({ seat, moment: 'attacked' as const }));
  },
  isFewestBest: true,
  listLooks: (event) => (event.key === 'looked' ? [landPlace(event.dream, event.land)] : []),
  sounds: { looked: 'sen-peek', swapped: 'sen-swap', woke: 'sen-wake', dealt: 'shuffle', compared: 'crow' },
  describeEvent,
  describeMove,
  askToConfirm: (_view, _seat, move) => askToConfirm(move),
  prompt: describePrompt,
  buttonRows: ({ options }) => (options.pairs ? 2 : 1), // where pairs are claimed, the ten numbers need a second row
  explainRefusal,
  listGains,
  isComing,
  status: describeStatus,
  describe(drawn) {
    const { picture } = decodeFace(drawn);
    return { name: { key: `sen:card.${picture}.name` }, rule: { key: `sen:card.${picture}.rule` } };
  },
  Face: CardFaceView,
  Ground,
  isCounting: (view) => getCount(view) !== null,
  isDawn: (view) => getCount(view) !== null,
  announce: (event) => (event.key === 'woke' ? { key: 'sen:wakeUp' } : null),
  Sheets: { counted: ScoreSheet },
  closeSheet: (view) => ({
    key: isLastRound(view.options, view.rounds.length, view.totals) ? 'sen:sheet.end' : 'sen:sheet.next',
  }),
  ScoreSheet,
  explainWin,
  describeSigns,
  describeGain,
  pictures: [pictures, grounds, largePictures].flatMap((drawn) => Object.values(drawn)),
  faces: PICTURES.flatMap((picture) =>
    [false, true].flatMap((isSmall) => [false, true].map((isMemory) => encodeFace({ picture, isSmall, isMemory }))),
  ),
  rules,
  lesson,
};

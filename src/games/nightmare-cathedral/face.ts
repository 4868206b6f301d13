import type { CathedralEvent } from '../../rules/nightmare-cathedral/events';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { GameFace } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';

import { allFaces } from './allFaces';
import { askWhich } from './askWhich';
import { describeBriefly, describeShown } from './brief';
import { describeChapter, canJoin } from './chapters';
import { describe } from './describe';
import { describeUnsaid } from './describeUnsaid';
import { describeEvent } from './eventText';
import { explainRefusal } from './explainRefusal';
import { explainWin } from './explainWin';
import { CathedralFaceView, Ground } from './faces';
import { listHints } from './hints';
import { lesson } from './lesson';
import { letterKeys } from './letterKeys';
import { listFlows } from './listFlows';
import { listGains } from './listGains';
import { listHandles } from './listHandles';
import { listOptions } from './listOptions';
import { askToConfirm, describeMove, describeButton } from './moveText';
import { panels } from './panels';
import { papers } from './papers';
import { grounds, smallMapPictures, tokenPictures } from './pictures';
import { listPlayed } from './played';
import { describePrompt, describeStatus } from './prompt';
import { rules } from './rules';
import { layOutScene } from './scene';
import { SceneryPicture } from './SceneryPicture';
import { ScoreSheet } from './ScoreSheet';
import { sheets } from './sheets';
import { describeSigns } from './signs';

export { words } from './words';

export const face: GameFace<NightmareCathedral, CathedralMove, CathedralEvent> = {
  id: 'nightmare-cathedral',
  aspect: ASPECT,
  isSlim: true,
  keys: letterKeys,
  tint: {
    dark: { panel: '#221b16', chip: '#302720', line: '#8f8070', quiet: '#d3c3a3' },
    light: { panel: '#f4e8d2', chip: '#e3d0ae', line: '#8b7d6d', quiet: '#5c4836' },
  },
  layOutScene,
  listHandles,
  listFlows,
  listPlayed,
  sounds: {
    shadowsRose: 'nightmare',
    conflict: 'nightmare',
    commanded: 'nightmare',
    devoured: 'nightmare',
    dreamt: 'dream-bell',
    complete: 'dream-bell',
  },
  describeEvent,
  describeUnsaid,
  joins: canJoin,
  describeChapter,
  describeBriefly,
  describeShown,
  runsAhead: 60,
  askWhich: (view, _seat, moves) => askWhich(view, moves),
  askToConfirm: (view, _seat, move) => askToConfirm(view, move),
  describeMove,
  describeButton,
  prompt: describePrompt,
  hints: listHints,
  explainOptions: listOptions,
  explainRefusal,
  listGains,
  status: describeStatus,
  describe,
  Face: CathedralFaceView,
  Ground,
  Scenery: SceneryPicture,
  Panels: panels,
  Papers: papers,
  Sheets: sheets,
  ScoreSheet,
  explainWin,
  describeSigns,
  isCountedLast: true,
  pictures: [...Object.values(smallMapPictures), ...Object.values(tokenPictures), ...Object.values(grounds)],
  faces: allFaces,
  rules,
  lesson,
};

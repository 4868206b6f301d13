import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { GameFace } from '../../table/face';

import { CompleteSheet } from './CompleteSheet';
import { CountSheet } from './CountSheet';
import { LastRoundSheet, StageCardsSheet } from './MomentSheets';

/** Events that stop the match until they were read; each happens once. */
export const sheets: NonNullable<GameFace<NightmareCathedral, CathedralMove>['Sheets']> = {
  stageCards: StageCardsSheet,
  complete: CompleteSheet,
  lastRound: LastRoundSheet,
  ended: CountSheet,
};

import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { GameFace } from '../../table/face';

import { AnswerPanel } from './AnswerPanel';
import { ChoicesPanel } from './ChoicesPanel';
import { ConflictPanel } from './ConflictPanel';
import { FragmentsPanel } from './FragmentsPanel';
import { MarketPanel } from './MarketPanel';
import { ClimbPanel, StairsPanel } from './StairsPanel';

export const panels: NonNullable<GameFace<NightmareCathedral, CathedralMove>['Panels']> = {
  answer: AnswerPanel,
  choices: ChoicesPanel,
  conflict: ConflictPanel,
  market: MarketPanel,
  stairs: StairsPanel,
  climb: ClimbPanel,
  fragments: FragmentsPanel,
};

import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { GameFace } from '../../table/face';

import { AnswerPanel } from './AnswerPanel';
import { ChoicesPanel } from './ChoicesPanel';
import { FragmentsPanel } from './FragmentsPanel';
import { MarketPanel } from './MarketPanel';
import { StairsPanel } from './StairsPanel';

export const panels: NonNullable<GameFace<NightmareCathedral, CathedralMove>['Panels']> = {
  answer: AnswerPanel,
  choices: ChoicesPanel,
  market: MarketPanel,
  stairs: StairsPanel,
  fragments: FragmentsPanel,
};

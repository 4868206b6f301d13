import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { GameFace } from '../../table/face';

import { ActionPaper } from './ActionPaper';
import { CardsPaper } from './CardsPaper';
import { phrase } from './phrases';

export const papers: NonNullable<GameFace<NightmareCathedral, CathedralMove>['Papers']> = {
  action: { title: (_, __, subject) => phrase(`action.${ACTIONS[Number(subject)]}`), Content: ActionPaper },
  cards: { title: () => phrase('reader.title'), Content: CardsPaper },
};

import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { GameFace } from '../../table/face';

import { ActionFoot, ActionPaper } from './ActionPaper';
import { AreaPaper } from './AreaPaper';
import { CardsPaper } from './CardsPaper';
import { CathedralPaper } from './CathedralPaper';
import { areaName, nightmareName } from './names';
import { NightmarePaper } from './NightmarePaper';
import { makePhrase } from './phrases';
import { PilesPaper } from './PilesPaper';
import { SeatPaper } from './SeatPaper';
import { SincePaper } from './SincePaper';
import { StairsPaper } from './StairsPaper';
import { TurnsPaper } from './TurnsPaper';

export const papers: NonNullable<GameFace<NightmareCathedral, CathedralMove>['Papers']> = {
  action: {
    title: (_, __, subject) => makePhrase(`action.${ACTIONS[Number(subject)]}`),
    Content: ActionPaper,
    Foot: ActionFoot,
  },
  cards: { title: () => makePhrase('reader.title'), Content: CardsPaper },
  area: { title: (view, _, subject) => areaName(view, Number(subject)), Content: AreaPaper },
  cathedral: { title: () => makePhrase('building.title'), Content: CathedralPaper },
  nightmare: { title: (view, _, subject) => nightmareName(view, Number(subject)), Content: NightmarePaper },
  seat: {
    title: (_view, _, subject) => makePhrase('belongings.title', { who: { seat: Number(subject) } }),
    Content: SeatPaper,
  },
  piles: { title: () => makePhrase('piles.title'), Content: PilesPaper },
  since: { title: () => makePhrase('since.title'), Content: SincePaper },
  stairs: { title: () => makePhrase('stairs.title'), Content: StairsPaper },
  turns: { title: () => makePhrase('course.title'), Content: TurnsPaper },
};

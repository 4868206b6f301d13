import type { Card, Seat } from '../../rules/kernel/types';
import { DEVELOPMENTS } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import type { AreaId } from '../../rules/nightmare-cathedral/content/types';
import { landOf } from '../../rules/nightmare-cathedral/land';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { cardOfAction, countFollowersOf } from '../../rules/nightmare-cathedral/units';
import type { Phrase } from '../../words/phrase';

import { encodeFace, faceOfCard } from './cardFace';
import { describeAction } from './cardLines';
import { actionName, cardName } from './names';

/** What a seat owns, as everybody may know it. */

export interface ActionLook {
  readonly day: number;
  readonly face: string;
  /** The upgrade in force; the action's own name for the card that everybody begins with. */
  readonly name: Phrase;
  readonly isUpgraded: boolean;
  readonly lines: readonly Phrase[];
  /** Upgrades that lie below it, and the points on all upgrades of this action. */
  readonly covered: readonly Card[];
  readonly points: number;
}

const pointsOn = (card: Card): number => {
  const design = DEVELOPMENTS[card];
  return design.kind === 'upgrade' ? design.points : 0;
};

/** The five action cards in force. */
export const listActions = (view: NightmareCathedral, seat: Seat): readonly ActionLook[] =>
  ACTIONS.map((_, day): ActionLook => {
    const pile = view.actions[seat][day];
    const top = pile[pile.length - 1];
    return {
      day,
      face: top === undefined ? encodeFace({ kind: 'action', day }) : faceOfCard(top),
      name: top === undefined ? actionName(day) : cardName(top),
      isUpgraded: top !== undefined,
      lines: describeAction(cardOfAction(view, seat, day)),
      covered: pile.slice(0, -1),
      points: pile.reduce((sum, card) => sum + pointsOn(card), 0),
    };
  });

export type FollowersAt = 'map' | 'supply' | 'limbo' | 'kneeling' | 'devoured';

/** Where the twenty followers of a seat are. */
export function countFollowers(view: NightmareCathedral, seat: Seat): Readonly<Record<FollowersAt, number>> {
  return {
    map: countFollowersOf(view, seat),
    supply: view.supply[seat],
    limbo: view.limbo[seat],
    kneeling: view.kneeling[seat],
    devoured: view.devoured[seat],
  };
}

export interface FortressLook {
  readonly area: AreaId;
  readonly levels: number;
  readonly isStronghold: boolean;
}

export const listFortresses = (view: NightmareCathedral, seat: Seat): readonly FortressLook[] =>
  landOf(view)
    .inPlay.filter((area) => view.levels[area] > 0 && view.fortress[area] === seat)
    .map((area) => ({ area, levels: view.levels[area], isStronghold: view.stronghold[seat] === area }));

/** How many cards a seat holds; everybody may count them. */
export const countCards = (view: NightmareCathedral, seat: Seat) => ({
  developments: view.hands[seat].length,
  dreams: view.dreams[seat].length + view.visions[seat].length,
});

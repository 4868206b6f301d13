import type { Seat } from '../../rules/kernel/types';
import { DEVELOPMENTS } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { unitsAt } from '../../rules/nightmare-cathedral/units';
import { pieceKey } from '../../table/pieces';
import type { Handle } from '../../table/scene';

import { isIdleDeed } from './idleDeeds';
import {
  areaPlace,
  chipPlace,
  dayPlace,
  DREAM_DECK,
  dreamerKey,
  dreamsPlace,
  handPlace,
  placeOfLaid,
  MAP_PLACE,
  marketPlace,
  nightmareKey,
  nightPlace,
  unitKey,
  keyOfWinged,
} from './keys';
import { isLoneArea } from './loneArea';
import { findConflict, findErrand, getLocals, getStep } from './task';
import { findWaitingKey } from './waiting';

const cardKey = (card: number): string => pieceKey(card, '');
const tap = (place: string): Handle => ({ place });
const button = (panel: string): Handle => ({ panel });
/** The hand opens the reader, which has a button for what may be done with its cards. */
const read = (seat: Seat): Handle => ({ place: handPlace(seat), panel: 'cards' });
const playFromHand = (seat: Seat, card: number, isFaint = false): Handle[] => [
  { piece: cardKey(card), place: MAP_PLACE, isFaint },
  read(seat),
];

/** All followers of an area are alike: the hand takes the last. */
const followerIn = (view: NightmareCathedral, area: number, seat: Seat): string =>
  unitKey(area, seat, unitsAt(view, area, seat) - 1);

function developmentPlace(card: number): string {
  const design = DEVELOPMENTS[card];
  return design.kind === 'upgrade' ? dayPlace(ACTIONS.indexOf(design.action)) : MAP_PLACE;
}

/** A card that is looked at may be kept: it goes to the drawer of its kind. */
function keepPlace(view: NightmareCathedral, seat: Seat): string {
  const { from } = getLocals<{ readonly from: 'books' | 'dreams' | 'visions' }>(view);
  return from === 'books' ? handPlace(seat) : dreamsPlace(seat);
}

/** Says how a hand does a move: what it takes and where it puts it, or on which panel there is a button for it. */
export function listHandles(view: NightmareCathedral, seat: Seat, move: CathedralMove): readonly Handle[] {
  switch (move.type) {
    case 'produce':
    case 'recall': {
      const piece = findWaitingKey(view, seat) ?? undefined;
      const place = areaPlace(move.area);
      return [tap(place), ...(piece ? [{ piece, place }] : []), ...(isLoneArea(view) ? [{}] : [])];
    }
    case 'addShadow':
    case 'removeShadow':
    case 'level':
    case 'convert':
      return [tap(areaPlace(move.area)), ...(isLoneArea(view) ? [{}] : [])];
    case 'take':
    case 'lose':
    case 'kneel':
    case 'conflict':
    case 'devour':
      return [tap(areaPlace(move.area))];
    case 'release':
      return [tap(chipPlace(move.side)), button('choices')];
    case 'move':
      return [{ piece: followerIn(view, move.from, seat), place: areaPlace(move.to) }];
    case 'fly': {
      const carry = { piece: keyOfWinged(seat), place: areaPlace(move.to) };
      return getStep(view) === 'fly.choose' ? [carry, tap(areaPlace(move.to))] : [carry];
    }
    case 'retreat':
      return [tap(areaPlace(move.to))];
    case 'roam': {
      const nightmare = findErrand(view)?.nightmare ?? 0;
      return [{ piece: nightmareKey(nightmare), place: areaPlace(move.to) }, tap(areaPlace(move.to))];
    }
    case 'command':
      return [{ piece: nightmareKey(move.nightmare) }, button('choices')];
    case 'sleep':
      return [{ piece: dreamerKey(seat), place: nightPlace(move.night) }, tap(nightPlace(move.night))];
    case 'act':
      return [
        { piece: dreamerKey(seat), place: dayPlace(move.day) },
        { place: dayPlace(move.day), panel: 'action' },
      ];
    case 'ignore':
      return [{ place: dayPlace(move.day), panel: 'action' }];
    case 'agree':
    case 'oppose':
    case 'pass':
      return [button('answer')];
    case 'dream':
    case 'putBack':
      return [
        { piece: cardKey(move.card), place: MAP_PLACE },
        { place: dreamsPlace(seat), panel: 'cards' },
      ];
    case 'deed':
      // What would do nothing is no invitation, and the reader says so.
      return playFromHand(seat, move.card, isIdleDeed(view, seat, move.card));
    case 'discard':
      return playFromHand(seat, move.card);
    case 'upgrade':
      return [{ piece: cardKey(move.card), place: developmentPlace(move.card) }, read(seat)];
    case 'keep':
      return [{ piece: cardKey(move.card), place: keepPlace(view, seat) }, button('market')];
    case 'market':
      return [
        { piece: cardKey(view.market[move.slot]), place: dreamsPlace(seat) },
        tap(marketPlace(move.slot)),
        button('market'),
      ];
    case 'deck':
      return [tap(DREAM_DECK), button('market')];
    case 'lay': {
      const row = findConflict(view)?.sides.indexOf(seat) ?? 0;
      const piece = cardKey(move.card);
      return [{ piece, place: placeOfLaid(row) }, { piece, atOnce: true }, button('cards')];
    }
    case 'layFirst':
    case 'winner':
    case 'victory':
    case 'draw':
      return [button('conflict')];
    case 'climb':
    case 'worship':
      return [button('stairs')];
    case 'choose':
    case 'borrow':
      return [button('choices')];
    case 'piece':
      return [button('fragments')];
    case 'accept':
    case 'done':
      return ['pay.offer', 'borrow.which'].includes(getStep(view)) ? [button('choices')] : [];
  }
}

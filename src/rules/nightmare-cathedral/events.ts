import type { Card, Seat } from '../kernel/types';

import type { Effect, Sign } from './content/effects';
import type { AreaId, CathedralPiece, Colour } from './content/types';
import type { Side } from './state';
import type { WinReason } from './strengths';

/** Where cards were looked at: Developments of stage 2, Dreams, Dreams of stage 2. */
type Looked = 'books' | 'dreams' | 'visions';

/** Why a follower does not come: none is left, there is no room, or the seat controls nothing there (N5.6). */
export type Shortage = 'supply' | 'full' | 'control';

/**
 * The events of Nightmare Cathedral as a viewer gets them, in the order in which they are shown. Optional facts are
 * those that only some viewers may know. `seat` is the seat that acted.
 */
export type CathedralEvent =
  // These events set the match up.
  | { readonly key: 'began'; readonly seat: Seat; readonly nightmares: readonly number[] }
  | { readonly key: 'took'; readonly seat: Seat; readonly area: AreaId }
  | { readonly key: 'shadowsRose' }
  // These events make up a turn and the reactions to it.
  /** Turns are counted from 1. Areas with the sign are marked. */
  | { readonly key: 'turn'; readonly seat: Seat; readonly turn: number; readonly sign: Sign }
  | { readonly key: 'acted' | 'ignored'; readonly seat: Seat; readonly day: number }
  | { readonly key: 'agreed' | 'opposed' | 'passed'; readonly seat: Seat; readonly day: number }
  | { readonly key: 'slept'; readonly seat: Seat; readonly night: number }
  /** Nothing of this can happen now, so it is lost. */
  | { readonly key: 'idle'; readonly seat: Seat; readonly effect: Effect }
  /** The Dreamer may lie down anywhere at the end of the seat's next turn. */
  | { readonly key: 'waking'; readonly seat: Seat }
  /** The agree part of the seat's own card of this action is carried out besides. */
  | { readonly key: 'borrowed'; readonly seat: Seat; readonly day: number }
  // These events are about cards.
  | { readonly key: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  /** The discards were shuffled and became the Development deck. */
  | { readonly key: 'renewed' }
  | { readonly key: 'discarded' | 'deed'; readonly seat: Seat; readonly card: Card }
  | { readonly key: 'upgraded'; readonly seat: Seat; readonly day: number; readonly card: Card }
  | { readonly key: 'dreamt'; readonly seat: Seat; readonly card: Card }
  | { readonly key: 'putBack' | 'dreamDrawn'; readonly seat: Seat; readonly card?: Card }
  /** After that so many Dreams lie in the market. */
  | {
      readonly key: 'dreamTaken';
      readonly seat: Seat;
      readonly slot: number;
      readonly market: number;
      readonly card?: Card;
    }
  | {
      readonly key: 'looked';
      readonly seat: Seat;
      readonly from: Looked;
      readonly count: number;
      readonly cards?: readonly Card[];
    }
  | { readonly key: 'kept'; readonly seat: Seat; readonly from: Looked; readonly card?: Card }
  | { readonly key: 'putAway'; readonly seat: Seat; readonly from: Looked; readonly count: number }
  // These events happen on the map.
  /** Units came for a side, which may be another than that of the seat. */
  | {
      readonly key: 'produced';
      readonly seat: Seat;
      readonly area: AreaId;
      readonly side: Side;
      readonly count: number;
    }
  /**
   * So many followers of the seat should have come and did not. `area` is 0 where several areas could have taken them.
   */
  | {
      readonly key: 'short';
      readonly seat: Seat;
      readonly area: AreaId;
      readonly count: number;
      readonly by: Shortage;
    }
  | { readonly key: 'recalled' | 'lost' | 'shadowCame' | 'shadowWent'; readonly seat: Seat; readonly area: AreaId }
  | { readonly key: 'moved'; readonly seat: Seat; readonly from: AreaId; readonly to: AreaId }
  | { readonly key: 'flew'; readonly seat: Seat; readonly to: AreaId }
  /** A unit of `side` was turned into a follower of the seat. */
  | { readonly key: 'converted'; readonly seat: Seat; readonly area: AreaId; readonly side: Side }
  /** The fortress has so many levels now. */
  | { readonly key: 'built' | 'levelFell'; readonly seat: Seat; readonly area: AreaId; readonly levels: number }
  // These events belong to the Ritual track.
  | { readonly key: 'climbed'; readonly seat: Seat; readonly marker: number; readonly step: number }
  | { readonly key: 'knelt'; readonly seat: Seat; readonly area: AreaId }
  | { readonly key: 'limboPaid' | 'rose'; readonly seat: Seat; readonly count: number }
  // These events make up a conflict, in this order.
  | {
      readonly key: 'conflict';
      readonly seat: Seat;
      readonly area: AreaId;
      readonly sides: readonly [Side, Side];
    }
  | { readonly key: 'laysFirst'; readonly seat: Side }
  /** The seat has laid so many cards by now. */
  | { readonly key: 'laid'; readonly seat: Seat; readonly count: number; readonly card?: Card }
  /** The cards of both sides; of the Shadows, their Conflict card. */
  | {
      readonly key: 'shown';
      readonly area: AreaId;
      readonly sides: readonly [Side, Side];
      readonly cards: readonly [readonly Card[], readonly Card[]];
    }
  /** What each side suffers, in the order of the sides. */
  | {
      readonly key: 'hits';
      readonly area: AreaId;
      readonly sides: readonly [Side, Side];
      readonly attack: readonly [number, number];
      readonly defence: readonly [number, number];
      readonly hits: readonly [number, number];
    }
  | { readonly key: 'fell'; readonly area: AreaId; readonly side: Side }
  | {
      readonly key: 'won';
      readonly area: AreaId;
      readonly side: Side;
      readonly loser: Side;
      readonly by: WinReason;
    }
  | { readonly key: 'retreated'; readonly area: AreaId; readonly side: Side; readonly to: AreaId }
  /** What the Conflict card brings. */
  | { readonly key: 'victory' | 'defeat'; readonly seat: Seat; readonly card: Card }
  | { readonly key: 'conflictOver'; readonly area: AreaId }
  // These events belong to the Cathedral.
  | { readonly key: 'pieceUp'; readonly seat: Seat; readonly piece: CathedralPiece }
  /** The cards of stage 2 came in; these Dreams lie in the new market. */
  | { readonly key: 'stageCards'; readonly cards: readonly Card[] }
  | { readonly key: 'complete'; readonly seat: Seat; readonly nightmares: readonly number[] }
  | { readonly key: 'token'; readonly seat: Seat; readonly token: number }
  | { readonly key: 'tokensLaid'; readonly colour: Colour; readonly tokens: readonly number[] }
  // These events belong to the Nightmares. `nightmare` is 0 or 1, one of the two in the match.
  | { readonly key: 'commanded'; readonly seat: Seat; readonly nightmare: number }
  | { readonly key: 'roamed'; readonly seat: Seat; readonly nightmare: number; readonly to: AreaId }
  | { readonly key: 'devoured'; readonly seat: Seat; readonly area: AreaId; readonly side: Side }
  | { readonly key: 'released'; readonly seat: Seat; readonly side: Side }
  // These events end the match.
  | { readonly key: 'lastRound'; readonly count: number }
  | { readonly key: 'ended'; readonly by: 'time' | 'devoured' };

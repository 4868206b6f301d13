import type { Seat } from '../../rules/kernel/types';
import { boardOf } from '../../rules/nightmare-cathedral/content/maps';
import { signMarkedIn } from '../../rules/nightmare-cathedral/land';
import { SHADOWS, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { middleOf, type Rect } from '../../table/layout/rect';
import type { Part } from '../../table/pieces';
import type { Place, Scenery, Size } from '../../table/scene';

import { fightersOf, findShownConflict, formOf, slotsOf, type Fighter } from './conflict';
import { buildCardPieces, cutRow } from './conflictCards';
import { conflictLayout, type ConflictForm } from './conflictLayout';
import { ROW_ASPECT, spotsIn } from './conflictRows';
import { describeFighter, describeScene } from './conflictWords';
import { CONFLICT_DECK, handPlace, placeOfLaid } from './keys';
import { makePhrase } from './phrases';

/** A conflict as a scene: a paper over the map with the place where it is fought, both sides and what they lay. */

export interface TitleLook {
  readonly area: string;
  readonly seat: Seat;
  readonly isViewer: boolean;
  readonly number: number;
  readonly ordered: number;
}

export interface StageLook {
  readonly picture: string;
  readonly sign: string | null;
  readonly isMarked: boolean;
  readonly left: Fighter;
  readonly right: Fighter;
}

export interface SideLook {
  readonly fighter: Fighter;
  readonly other: Fighter;
  readonly form: ConflictForm;
  readonly winner: boolean;
}

export interface SlotsLook {
  readonly count: number;
  readonly laid: number;
}

export interface ConflictPart extends Part {
  /** Where the hand lies while cards are laid, and whether that is on the paper. */
  readonly hand: Rect | null;
  readonly isHandOver: boolean;
}

const CONFLICT_PLACE = 'conflict';

const over = (key: string, picture: string, box: Rect, data: unknown): Scenery => ({
  key: `conflict:${key}`,
  picture,
  ...middleOf(box),
  data,
  isOver: true,
});

/** The light of a row is around the slot into which the next card goes, not around the card that lies there already. */
function findNextSlot(row: Rect, fighter: Fighter): Pick<Place, 'lightAt'> {
  const slot = spotsIn(row, slotsOf(fighter))[fighter.laid];
  return slot === undefined ? {} : { lightAt: { ...slot, height: slot.width * ROW_ASPECT } };
}

/** Builds the paper of a conflict; null while there is none. */
export function buildConflict(view: NightmareCathedral, viewer: Seat, size: Size): ConflictPart | null {
  const conflict = findShownConflict(view);
  if (!conflict) return null;
  const form = formOf(view, viewer, conflict);
  const laid = conflictLayout(view.seats, size, form);
  const fighters = fightersOf(view, viewer, conflict);
  const { map, areas } = boardOf(view.seats);
  const { key, sign } = areas[conflict.area];
  const hasDeck = fighters.some(({ side }) => side === SHADOWS);
  const rows = fighters.map((fighter, at) => ({
    fighter,
    rects: laid.sides[at],
    ...cutRow(laid.sides[at], fighter),
  }));
  // On a paper with rows the own side is the lower one, and stands on the left.
  const [left, right] = form === 'watch' ? fighters : [fighters[1], fighters[0]];
  const isHandOver =
    laid.hand !== null &&
    laid.hand.y + laid.hand.height <= laid.paper.y + laid.paper.height &&
    laid.hand.x < laid.paper.x + laid.paper.width;
  const head: Rect = { ...laid.title, height: laid.stage.y + laid.stage.height - laid.title.y };
  return {
    hand: laid.hand,
    isHandOver,
    groups: [
      {
        key: 'conflict',
        ...middleOf(laid.paper),
        label: describeScene(view, conflict, fighters),
        places: [
          CONFLICT_PLACE,
          ...rows.map(({ fighter }) => placeOfLaid(fighter.index)),
          ...(hasDeck ? [CONFLICT_DECK] : []),
          ...(isHandOver ? [handPlace(viewer)] : []),
        ],
        lies: 'over',
      },
    ],
    places: [
      {
        key: CONFLICT_PLACE,
        ...middleOf(head),
        label: describeScene(view, conflict, fighters),
        paper: { name: 'area', subject: `${conflict.area}` },
      },
      ...rows.flatMap(({ fighter, row, deck }, at): Place[] => [
        {
          key: placeOfLaid(fighter.index),
          ...middleOf(row),
          label: describeFighter(fighter, fighters[1 - at]),
          ...findNextSlot(row, fighter),
        },
        ...(deck ? [{ key: CONFLICT_DECK, ...middleOf(deck), label: makePhrase('fight.deck') }] : []),
      ]),
    ],
    pieces: rows.flatMap(({ fighter, rects }) => buildCardPieces(view, conflict, fighter, rects)),
    scenery: [
      over('title', 'conflictTitle', laid.title, {
        area: `${map}.${key}`,
        seat: conflict.seat,
        isViewer: conflict.seat === viewer,
        number: conflict.ordered - conflict.left,
        ordered: conflict.ordered,
      } satisfies TitleLook),
      over('stage', 'conflictStage', laid.stage, {
        picture: `${map}-${key}`,
        sign,
        isMarked: sign === signMarkedIn(view),
        left,
        right,
      } satisfies StageLook),
      ...rows.flatMap(({ fighter, rects, row }, at) => {
        const look: SideLook = { fighter, other: fighters[1 - at], form, winner: conflict.winner === fighter.side };
        return [
          over(`head:${at}`, 'conflictHead', rects.head, look),
          ...(fighter.laid < slotsOf(fighter) && !conflict.shown
            ? [
                over(`slots:${at}`, 'conflictSlots', row, {
                  count: slotsOf(fighter),
                  laid: fighter.laid,
                } satisfies SlotsLook),
              ]
            : []),
          over(`words:${at}`, 'conflictWords', rects.words, look),
        ];
      }),
    ],
    // Where cards are laid the hand lies there, and nobody has to decide anything else.
    panels: form === 'lay' ? [] : [{ key: 'conflict', panel: 'conflict', ...middleOf(laid.result) }],
  };
}

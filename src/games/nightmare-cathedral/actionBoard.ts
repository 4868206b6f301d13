import type { Seat } from '../../rules/kernel/types';
import { DAYS, NIGHTS } from '../../rules/nightmare-cathedral/content/days';
import { NONE, type NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { middleOf, type Rect } from '../../table/layout/rect';
import type { Piece, Place, Scenery } from '../../table/scene';

import { describeBed, describeDay } from './actionBoardText';
import { encodeFace } from './cardFace';
import { describe } from './describe';
import { dayPlace, dreamerKey, nightPlace } from './keys';
import type { Layout } from './layout';
import { getStep } from './task';
import { tokenLooks } from './tokenLooks';

/** The action board: Day spaces with the action in use, Night spaces with the Dreamers that sleep there. */

/** What a tile shows of a Day space. */
export interface TileLook {
  readonly day: number;
  readonly isInUse: boolean;
  /** It may be chosen now; all others are faint then. */
  readonly isOpen: boolean;
  readonly isFaint: boolean;
  /** How many upgrades lie on the viewer's own action card. */
  readonly upgrades: number;
  /** The rivals whose Dreamers sleep beside it, who could agree. */
  readonly agreeing: readonly Seat[];
  /** The middle of the bed where its Dreamer will sleep, as a part of the tile's width from its left. */
  readonly arrow: number;
}

export interface BedLook {
  readonly night: number;
  readonly isSlim: boolean;
  /** How far from its left no Dreamer lies. */
  readonly free: number;
}

const { width: WIDE, height: HIGH } = tokenLooks.dreamer;
const ASPECT = HIGH / WIDE;

/** A Dreamer that sleeps there may agree to what is done on that Day space, and may not go there. */
export const isBeside = (night: number, day: number): boolean => DAYS[day].adjacent.includes(NIGHTS[night]);

function tileLook(view: NightmareCathedral, viewer: Seat, day: number, { days, nights }: Layout): TileLook {
  const isChoosing = getStep(view) === 'turn.choose' && view.turn === viewer;
  const isOpen = isChoosing && !isBeside(view.dreamer[viewer], day);
  const bed = nights[NIGHTS.indexOf(DAYS[day].arrow)];
  const tile = days[day];
  return {
    day,
    isInUse: view.day === day,
    isOpen,
    isFaint: isChoosing && !isOpen,
    upgrades: viewer < 0 ? 0 : view.actions[viewer][day].length,
    agreeing: isOpen
      ? view.dreamer.flatMap((night, seat) => (seat !== viewer && isBeside(night, day) ? [seat] : []))
      : [],
    arrow: Math.max(0.15, Math.min(0.85, (bed.x + bed.width / 2 - tile.x) / tile.width)),
  };
}

/** Narrower tiles have no room for a word, and lower ones none below their sign. */
const WORD = { width: 64, height: 44 };
export const hasWord = ({ width, height }: Pick<Rect, 'width' | 'height'>): boolean =>
  width >= WORD.width && height >= WORD.height;

/** The sign of a bed, at its left; Dreamers leave it free. */
export const numberOfBed = (height: number): number => Math.min(22, height * 0.72);

const listAsleep = (view: NightmareCathedral, night: number): Seat[] =>
  view.dreamer.flatMap((at, seat) => (at === night && !(seat === view.turn && view.day !== NONE) ? [seat] : []));

/** Dreamers lie at the right of a bed, in the order of the seats. */
function sleepers(view: NightmareCathedral, night: number, bed: Rect): Piece[] {
  const asleep = listAsleep(view, night);
  const room = bed.width - numberOfBed(bed.height) - 14;
  const width = Math.min((bed.height * 0.86) / ASPECT, 62, room / Math.max(1, asleep.length * 0.62));
  const pitch = asleep.length < 2 ? 0 : Math.min(width * 0.9, (room - width) / (asleep.length - 1));
  return asleep.map((seat, index): Piece => {
    const face = encodeFace({ kind: 'dreamer', seat });
    return {
      key: dreamerKey(seat),
      face,
      aspect: ASPECT,
      isToken: true,
      place: nightPlace(night),
      x: bed.x + bed.width - 4 - width / 2 - (asleep.length - 1 - index) * pitch,
      y: bed.y + bed.height / 2,
      width,
      turn: 0,
      depth: 10 + index,
      label: describe(face).name,
    };
  });
}

/** On the tile in use the sign of the action makes room for the Dreamer: the middles of both, as parts of its width. */
export const IN_USE = { sign: 0.27, dreamer: 0.73 };

function activeDreamer(view: NightmareCathedral, tile: Rect): Piece {
  const face = encodeFace({ kind: 'dreamer', seat: view.turn });
  const width = Math.min(tile.width * 0.46, (tile.height * 0.62) / ASPECT, 62);
  return {
    key: dreamerKey(view.turn),
    face,
    aspect: ASPECT,
    isToken: true,
    place: dayPlace(view.day),
    x: tile.x + tile.width * IN_USE.dreamer,
    y: tile.y + tile.height * (hasWord(tile) ? 0.36 : 0.46),
    width,
    turn: 0,
    depth: 20,
    label: describe(face).name,
  };
}

export function buildActionBoard(
  view: NightmareCathedral,
  viewer: Seat,
  laid: Layout,
  isAsleep: boolean,
): { readonly places: Place[]; readonly pieces: Piece[]; readonly scenery: Scenery[] } {
  const looks = laid.days.map((_, day) => tileLook(view, viewer, day, laid));
  const days = laid.days.map((tile, day): Place => ({
    key: dayPlace(day),
    ...middleOf(tile),
    label: describeDay(viewer, looks[day]),
    isHeard: true,
    paper: { name: 'action', subject: `${day}` },
    ...(isAsleep && { isPassive: true }),
  }));
  const nights = laid.nights.map((bed, night): Place => ({
    key: nightPlace(night),
    ...middleOf(bed),
    label: describeBed(night, listAsleep(view, night), viewer, isAsleep),
    isHeard: true,
    ...(!isAsleep && { isPassive: true }),
  }));
  const asleep = laid.nights.map((bed, night) => sleepers(view, night, bed));
  return {
    places: [...days, ...nights],
    pieces: [...asleep.flat(), ...(view.day === NONE ? [] : [activeDreamer(view, laid.days[view.day])])],
    scenery: [
      ...laid.nights.map((bed, night): Scenery => ({
        key: `bed:${night}`,
        picture: 'bed',
        ...middleOf(bed),
        data: {
          night,
          isSlim: bed.height < 26,
          free: asleep[night].length > 0 ? asleep[night][0].x - asleep[night][0].width / 2 - bed.x : bed.width,
        } satisfies BedLook,
      })),
      ...laid.days.map((tile, day): Scenery => ({
        key: `tile:${day}`,
        picture: 'tile',
        ...middleOf(tile),
        data: looks[day],
      })),
    ],
  };
}

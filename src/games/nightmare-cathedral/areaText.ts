import type { Seat } from '../../rules/kernel/types';
import { CATHEDRAL } from '../../rules/nightmare-cathedral/content/maps';
import { CATHEDRAL_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import type { AreaId } from '../../rules/nightmare-cathedral/content/types';
import { landOf, signMarkedIn } from '../../rules/nightmare-cathedral/land';
import { arePiecesComplete } from '../../rules/nightmare-cathedral/rising';
import { NONE, SHADOWS, SIDES, type NightmareCathedral, type Side } from '../../rules/nightmare-cathedral/state';
import { isEmpty, unitsAt } from '../../rules/nightmare-cathedral/units';
import type { Phrase, PhraseFact } from '../../words/phrase';

import { areaName, nightmareName, sideName, signName } from './names';
import { joinPhrases, makePhrase } from './phrases';
import { getStep } from './task';

/** An area in words, line by line: the lens shows them, and a screen reader hears them in a row. */

type Facts = Readonly<Record<string, PhraseFact>>;
const say = (key: string, facts?: Facts): Phrase => makePhrase(`stands.${key}`, facts);

/** The viewer's own side first, Shadows last. */
function sidesOf(view: NightmareCathedral, viewer: Seat): Side[] {
  const sides = Array.from({ length: SIDES }, (_, side) => side).filter(
    (side) => side === SHADOWS || side < view.seats,
  );
  return sides.sort((one, other) => Number(other === viewer) - Number(one === viewer));
}

/** Something of a seat: "your Winged One", or "Winged One: Ola". */
const ofSeat = (key: string, seat: Seat, viewer: Seat, facts?: Facts): Phrase =>
  seat === viewer ? say(`${key}.yours`, facts) : say(`${key}.rivals`, { owner: { seat }, ...facts });

function describeUnits(view: NightmareCathedral, viewer: Seat, area: AreaId): Phrase[] {
  return sidesOf(view, viewer).flatMap((side) => {
    const count = unitsAt(view, area, side);
    if (count === 0) return [];
    return side === SHADOWS ? say('shadows', { count }) : say('followers', { who: sideName(side, viewer), count });
  });
}

function describeFortress(view: NightmareCathedral, viewer: Seat, area: AreaId): Phrase[] {
  if (view.levels[area] === 0) return [];
  const seat = view.fortress[area];
  const kind = view.stronghold[seat] === area ? 'stronghold' : 'fortress';
  return [ofSeat(kind, seat, viewer, { count: view.levels[area] })];
}

/** Who controls an area, and by which part of N1.2. */
export function describeControl(view: NightmareCathedral, viewer: Seat, area: AreaId): Phrase {
  const side = view.control[area];
  if (side === NONE) return say('control.nobody');
  const why = view.levels[area] > 0 ? 'fortress' : isEmpty(view, area) ? 'empty' : 'most';
  if (side === SHADOWS) return say(`control.shadows.${why === 'empty' ? 'empty' : 'most'}`);
  const by = why === 'fortress' ? 'fortress' : 'most';
  return side === viewer ? say(`control.you.${by}`) : say(`control.other.${by}`, { who: { seat: side } });
}

const describeNightmares = (view: NightmareCathedral, area: AreaId): Phrase[] =>
  arePiecesComplete(view)
    ? view.nightmareAt.flatMap((at, index) =>
        at === area ? [say('nightmare', { nightmare: nightmareName(view, index) })] : [],
      )
    : [];

const describeWinged = (view: NightmareCathedral, viewer: Seat, area: AreaId): Phrase[] =>
  view.winged.flatMap((at, seat) => (at === area ? [ofSeat('winged', seat, viewer)] : []));

function describeCathedral(view: NightmareCathedral): Phrase[] {
  const all = CATHEDRAL_TRACK.length;
  const built = arePiecesComplete(view)
    ? say('cathedral.whole')
    : say('cathedral.growing', { count: view.pieces.length, all });
  return [built, ...describeNightmares(view, CATHEDRAL)];
}

/** All about an area, line by line: its name and sign, who stands there, who controls it and why. */
export function describeAreaLines(view: NightmareCathedral, viewer: Seat, area: AreaId): Phrase[] {
  if (area === CATHEDRAL) return describeCathedral(view);
  const isMarked = landOf(view).signs[area] === signMarkedIn(view);
  const isTaking = getStep(view) === 'match.takeArea';
  const units = describeUnits(view, viewer, area);
  const fortress = describeFortress(view, viewer, area);
  return [
    say(isMarked ? 'area.marked' : 'area.plain', { area: areaName(view, area), sign: signName(view, area) }),
    ...(isTaking && landOf(view).corner[area] ? [say('corner')] : []),
    ...fortress,
    ...units,
    describeControl(view, viewer, area),
    ...describeWinged(view, viewer, area),
    ...describeNightmares(view, area),
  ];
}

/** What stands in an area and who controls it, as it is heard. */
export const describeArea = (view: NightmareCathedral, viewer: Seat, area: AreaId): Phrase =>
  joinPhrases(describeAreaLines(view, viewer, area), 'space', 'space') as Phrase;

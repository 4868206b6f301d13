import type { Seat } from '../../rules/kernel/types';
import { CATHEDRAL_TRACK } from '../../rules/nightmare-cathedral/content/tracks';
import type { CathedralPiece, NightmareFace } from '../../rules/nightmare-cathedral/content/types';
import { devouredLimit, piecesComplete } from '../../rules/nightmare-cathedral/rising';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { middleOf } from '../../table/layout/rect';
import type { Place, Scenery } from '../../table/scene';

import { countDevoured, listDevoured, type DevouredRow } from './building';
import type { Layout } from './layout';
import { phrase } from './phrases';
import { stairsLook } from './stairs';

/** What a broad table shows beside its map, and a phone on papers: the Cathedral with its Nightmares, and the stairs. */

export interface CathedralLook {
  readonly pieces: readonly CathedralPiece[];
  readonly nightmares: readonly number[];
  readonly side: NightmareFace;
  /** Empty until something can be devoured. */
  readonly devoured: readonly DevouredRow[];
  readonly limit: number;
}

const cathedralLook = (view: NightmareCathedral): CathedralLook => ({
  pieces: view.pieces,
  nightmares: view.nightmares,
  side: view.options.side,
  devoured: piecesComplete(view) ? listDevoured(view) : [],
  limit: devouredLimit(view),
});

function labelCathedral(view: NightmareCathedral) {
  return piecesComplete(view)
    ? phrase('place.end.devoured', { count: countDevoured(view), of: devouredLimit(view) })
    : phrase('place.end.pieces', { count: view.pieces.length, of: CATHEDRAL_TRACK.length });
}

const labelStairs = (view: NightmareCathedral, viewer: Seat) =>
  viewer < 0
    ? phrase('place.ritualOf')
    : phrase('place.ritual', { one: view.ritual[viewer * 2], other: view.ritual[viewer * 2 + 1] });

/** Builds the columns; nothing on a table that has none. */
export function columnParts(
  view: NightmareCathedral,
  viewer: Seat,
  { cathedral, stairs }: Pick<Layout, 'cathedral' | 'stairs'>,
): { readonly places: Place[]; readonly scenery: Scenery[] } {
  const places: Place[] = [];
  const scenery: Scenery[] = [];
  if (cathedral) {
    const box = middleOf(cathedral);
    scenery.push({ key: 'tower', picture: 'tower', ...box, data: cathedralLook(view) });
    places.push({ key: 'tower', ...box, label: labelCathedral(view), paper: { name: 'cathedral' } });
  }
  if (stairs) {
    const box = middleOf(stairs);
    scenery.push({ key: 'stairs', picture: 'stairs', ...box, data: stairsLook(view, viewer) });
    places.push({ key: 'stairs', ...box, label: labelStairs(view, viewer), paper: { name: 'stairs' } });
  }
  return { places, scenery };
}

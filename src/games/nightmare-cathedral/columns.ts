import type { Seat } from '../../rules/kernel/types';
import type { CathedralPiece, NightmareFace } from '../../rules/nightmare-cathedral/content/types';
import { limitOfDevoured, arePiecesComplete } from '../../rules/nightmare-cathedral/rising';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { middleOf } from '../../table/layout/rect';
import type { Place, Scenery } from '../../table/scene';

import { countFollowers, listActions, listFortresses } from './belongings';
import { listDevoured, type DevouredRow } from './building';
import { faceOfCard } from './cardFace';
import type { DisplayLook } from './DreamDisplay';
import type { Layout } from './layout';
import { makePhrase } from './phrases';
import type { BelongingsLook } from './SeatBelongings';
import { lookOfStairs } from './stairs';

/**
 * What a broad table shows beside its map, and a phone on papers: the Cathedral with its Nightmares, the stairs, what
 * every seat has on the table, the Dream market.
 */

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
  devoured: arePiecesComplete(view) ? listDevoured(view) : [],
  limit: limitOfDevoured(view),
});

function belongingsLook(view: NightmareCathedral, seat: Seat): BelongingsLook {
  const { map, limbo } = countFollowers(view, seat);
  return {
    seat,
    actions: listActions(view, seat).map(({ isUpgraded, points }) => ({ isUpgraded, points })),
    dreams: view.dreamt[seat].map((card) => faceOfCard(card, view.options)),
    followers: map,
    levels: listFortresses(view, seat).reduce((sum, { levels }) => sum + levels, 0),
    limbo,
  };
}

/** Builds the columns; nothing on a table that has none. */
export function buildColumns(
  view: NightmareCathedral,
  viewer: Seat,
  { cathedral, stairs, belongings, display }: Pick<Layout, 'cathedral' | 'stairs' | 'belongings' | 'display'>,
): { readonly places: Place[]; readonly scenery: Scenery[] } {
  const places: Place[] = [];
  const scenery: Scenery[] = [];
  if (cathedral) {
    const box = middleOf(cathedral);
    scenery.push({ key: 'tower', picture: 'tower', ...box, data: cathedralLook(view) });
    places.push({ key: 'tower', ...box, label: makePhrase('place.tower'), paper: { name: 'cathedral' } });
  }
  if (stairs) {
    const box = middleOf(stairs);
    scenery.push({ key: 'stairs', picture: 'stairs', ...box, data: lookOfStairs(view, viewer) });
    places.push({ key: 'stairs', ...box, label: makePhrase('place.steps'), paper: { name: 'stairs' } });
  }
  for (const [seat, box] of belongings.entries()) {
    scenery.push({
      key: `belongings:${seat}`,
      picture: 'belongings',
      ...middleOf(box),
      data: belongingsLook(view, seat),
    });
  }
  if (display) {
    const box = middleOf(display);
    const look: DisplayLook = {
      faces: view.market.map((card) => faceOfCard(card, view.options)),
      deck: view.dreamDeck.length,
    };
    scenery.push({ key: 'display', picture: 'display', ...box, data: look });
    places.push({
      key: 'display',
      ...box,
      label: makePhrase('market.dreams'),
      paper: { name: 'cards', subject: 'dreams' },
    });
  }
  return { places, scenery };
}

import type { Seat } from '../../rules/kernel/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { middleOf } from '../../table/layout/rect';
import type { Panel } from '../../table/scene';

import type { Layout } from './layout';
import { cutDoing } from './layoutParts';
import { isClimbing } from './stairs';
import { findAsked, getStep } from './task';

/** The stairs while the viewer climbs, the pieces while the viewer chooses one; nothing at any other time. */
export function buildTowerPanels(
  view: NightmareCathedral,
  viewer: Seat,
  { doing, market, stairs, days, nights }: Pick<Layout, 'doing' | 'market' | 'stairs' | 'days' | 'nights'>,
): Panel[] {
  if (isClimbing(view, viewer)) {
    // Beside a column with the stairs the panel has nothing but the buttons, over the action board.
    const board = cutDoing({ ...days[0], width: days[4].x + days[4].width - days[0].x }, nights[0]);
    return [{ key: 'stairs', panel: stairs ? 'climb' : 'stairs', ...middleOf(stairs ? board : doing) }];
  }
  const isBuilding = getStep(view) === 'cathedral.piece' && viewer >= 0 && findAsked(view) === viewer;
  return isBuilding ? [{ key: 'fragments', panel: 'fragments', ...middleOf(market) }] : [];
}

import type { Seat } from '../../rules/kernel/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { middleOf } from '../../table/layout/rect';
import type { Panel } from '../../table/scene';

import type { Layout } from './layout';
import { isClimbing } from './stairs';
import { findAsked, getStep } from './task';

/** The stairs while the viewer climbs, the pieces while the viewer chooses one; nothing at any other time. */
export function towerPanels(
  view: NightmareCathedral,
  viewer: Seat,
  { doing, market }: Pick<Layout, 'doing' | 'market'>,
): Panel[] {
  if (isClimbing(view, viewer)) return [{ key: 'stairs', panel: 'stairs', ...middleOf(doing) }];
  const isBuilding = getStep(view) === 'cathedral.piece' && viewer >= 0 && findAsked(view) === viewer;
  return isBuilding ? [{ key: 'fragments', panel: 'fragments', ...middleOf(market) }] : [];
}

import type { Seat } from '../../rules/kernel/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { middleOf } from '../../table/layout/rect';
import type { Panel } from '../../table/scene';

import type { Layout } from './layout';
import { findAsked, getStep } from './task';

/** A panel may grow by so much over the map when its words are long, and further when they are also large. */
const GROWTH = { usual: 124, large: 1.9 };
const LARGE = 1.3;
export const growthOf = (text: number): number => GROWTH.usual * (text > LARGE ? GROWTH.large : 1);

/** The panel on which each step is answered. */
const PANELS: Readonly<Record<string, string>> = {
  'turn.react': 'answer',
  'choose.choose': 'choices',
  'borrow.which': 'choices',
  'pay.offer': 'choices',
  'command.which': 'choices',
  'release.choose': 'choices',
};

/** Who answers on a panel: the viewer, or at the open table, where nobody in particular looks, the seat that is asked. */
export const findAnswering = (view: NightmareCathedral, viewer: Seat): Seat => (viewer < 0 ? findAsked(view) : viewer);

/** The panel over the action board and the drawers, while the viewer is asked something that stands on one. */
export function buildDoingPanels(
  view: NightmareCathedral,
  viewer: Seat,
  { doing }: Pick<Layout, 'doing'>,
  text = 1,
): Panel[] {
  const panel = PANELS[getStep(view)];
  if (panel === undefined || findAsked(view) !== findAnswering(view, viewer)) return [];
  const growth = Math.min(growthOf(text), doing.y);
  return [{ key: panel, panel, ...middleOf({ ...doing, y: doing.y - growth, height: doing.height + growth }) }];
}

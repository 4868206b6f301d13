import type { Seat } from '../../rules/kernel/types';
import { RITUAL } from '../../rules/nightmare-cathedral/content/tracks';
import type { AreaId } from '../../rules/nightmare-cathedral/content/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { findStepAbove, listPayers, listWorships } from '../../rules/nightmare-cathedral/steps';

import { findAsked, getStep } from './task';

/** The areas from which this seat, if it is asked to pay for a step of the Ritual, could do so. */
export function listPayingAreas(view: NightmareCathedral, seat: Seat): readonly AreaId[] {
  if (getStep(view) !== 'worship.step' || findAsked(view) !== seat) return [];
  const signs = listWorships(view, { seat }).flatMap((move) => {
    const step = move.type === 'worship' && !move.limbo ? findStepAbove(view, seat, move.marker) : null;
    return step === null ? [] : RITUAL[step].signs;
  });
  const areas = [...new Set(signs)]
    .flatMap((sign) => listPayers(view, seat, sign))
    .flatMap((move) => (move.type === 'kneel' ? [move.area] : []));
  return areas.sort((a, b) => a - b);
}

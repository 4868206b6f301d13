import { CATHEDRAL } from '../../rules/nightmare-cathedral/content/maps';
import { NIGHTMARES } from '../../rules/nightmare-cathedral/content/nightmares';
import { piecesComplete } from '../../rules/nightmare-cathedral/rising';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { encodeFace } from './cardFace';
import { text } from './clause';
import { areaName } from './names';
import { phrase } from './phrases';

/** What is said of the two Nightmares of a match; `index` is 0 or 1. */

const sideOf = (view: NightmareCathedral, index: number) => NIGHTMARES[view.nightmares[index]][view.options.side];

export const nightmareFace = (view: NightmareCathedral, index: number): string =>
  encodeFace({ kind: 'nightmare', number: view.nightmares[index], side: view.options.side });

export const commandOf = (view: NightmareCathedral, index: number): Phrase =>
  phrase('line.command', { text: text(sideOf(view, index).command) });

/** The limit on its card, for as many as play. */
export function limitOf(view: NightmareCathedral, index: number): Phrase {
  const { limit } = sideOf(view, index);
  return limit === null
    ? phrase('building.noLimit')
    : phrase('building.ownLimit', { count: limit[Math.max(0, view.seats - 2)] });
}

export function whereIs(view: NightmareCathedral, index: number): Phrase {
  if (!piecesComplete(view)) return phrase('building.waits');
  const area = view.nightmareAt[index];
  return area === CATHEDRAL ? phrase('building.inside') : phrase('building.stands', { area: areaName(view, area) });
}

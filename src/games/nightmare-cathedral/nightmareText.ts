import { CATHEDRAL } from '../../rules/nightmare-cathedral/content/maps';
import { NIGHTMARES } from '../../rules/nightmare-cathedral/content/nightmares';
import { arePiecesComplete } from '../../rules/nightmare-cathedral/rising';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { encodeFace } from './cardFace';
import { describeText } from './clause';
import { areaName } from './names';
import { makePhrase } from './phrases';

/** What is said of the two Nightmares of a match; `index` is 0 or 1. */

const sideOf = (view: NightmareCathedral, index: number) => NIGHTMARES[view.nightmares[index]][view.options.side];

export const faceOfNightmare = (view: NightmareCathedral, index: number): string =>
  encodeFace({ kind: 'nightmare', number: view.nightmares[index], side: view.options.side });

export const commandOf = (view: NightmareCathedral, index: number): Phrase =>
  makePhrase('line.command', { text: describeText(sideOf(view, index).command) });

/** The limit on its card, for as many as play. */
export function describeNightmareLimit(view: NightmareCathedral, index: number): Phrase {
  const { limit } = sideOf(view, index);
  return limit === null
    ? makePhrase('building.noLimit')
    : makePhrase('building.ownLimit', { count: limit[Math.max(0, view.seats - 2)] });
}

export function describePlace(view: NightmareCathedral, index: number): Phrase {
  if (!arePiecesComplete(view)) return makePhrase('building.waits');
  const area = view.nightmareAt[index];
  return area === CATHEDRAL
    ? makePhrase('building.inside')
    : makePhrase('building.stands', { area: areaName(view, area) });
}

import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { areaName } from './names';
import { makePhrase } from './phrases';

/** What has still to be said when an area alone was touched: which of the sides in it are meant. */
export function askWhich(view: NightmareCathedral, [first]: readonly CathedralMove[]): Phrase | null {
  switch (first.type) {
    case 'conflict':
    case 'convert':
    case 'devour':
      return makePhrase(`which.${first.type}`, { area: areaName(view, first.area) });
    default:
      return null;
  }
}

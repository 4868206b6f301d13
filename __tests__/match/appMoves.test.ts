import { findAppMove } from '../../src/match/appMoves';
import { NOBODY } from '../../src/rules/kernel/zones';
import { BASIC } from '../../src/rules/nightmare-cathedral/content/cards';
import { asked, engine, facing, play, waiting } from '../rules/nightmare-cathedral/arrange';

import { sitters } from './table';

/** What the app does for whoever lays cards in a conflict of seats 0 and 1, where seat 0 holds these besides Basic Combat. */
function findLaying(hand: readonly string[], viewer: number) {
  const areas = {
    3: {
      units: [
        [0, 1],
        [1, 1],
      ],
    },
  } as const;
  const { s } = facing([['conflict', 'here', 1]], { areas, hands: [hand, ['blow']] }, { seat: 0, here: 3 });
  play(s, { type: 'conflict', area: 3, sides: [0, 1] });
  while (asked(s) === 'conflict.order') play(s, { type: 'layFirst', side: 0 });
  expect([asked(s), waiting(s)]).toEqual(['conflict.layFirst', 0]);
  const seating = { shut: new Set<number>(), through: new Set<number>(), sittingOut: new Map<number, string>() };
  return findAppMove({ engine, sitters: sitters('PP'), isOpenTable: true, ...seating } as never, s, 0, viewer);
}

test.each([NOBODY, 0, 1])('the only card of a hand is laid by the app, whoever looks on (%i)', (viewer) => {
  expect(findLaying([], viewer)).toEqual({ type: 'lay', card: BASIC[0] });
  expect(findLaying(['blow'], viewer)).toBeNull();
});

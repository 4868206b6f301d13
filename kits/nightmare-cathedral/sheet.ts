import { DEVELOPMENTS, DREAMS } from '../../src/rules/nightmare-cathedral/content/cards';
import { RITUAL } from '../../src/rules/nightmare-cathedral/content/tracks';
import { SHADOWS, SIDES, type NightmareCathedral } from '../../src/rules/nightmare-cathedral/state';
import { withoutNothings } from '../entry';
import type { GameKit } from '../kit';

export const sheet: GameKit['sheet'] = {
  parts: ['ritual', 'fortresses', 'devoured', 'upgrades', 'dreams'],
  scorer: () => ({
    enter(state) {
      const s = state as NightmareCathedral;
      const fortresses = (seat: number, levels: number) =>
        s.fortress.filter((owner, area) => owner === seat && s.levels[area] === levels).length;
      const seats = Array.from({ length: s.seats }, (_, seat) =>
        withoutNothings({
          ritual1: RITUAL[s.ritual[seat * 2]].vp,
          ritual2: RITUAL[s.ritual[seat * 2 + 1]].vp,
          two: fortresses(seat, 2),
          three: fortresses(seat, 3),
          devoured: s.devoured[seat],
          upgrades:
            s.actions[seat]
              .flat()
              .map((card) => ('points' in DEVELOPMENTS[card] ? Number(DEVELOPMENTS[card].points) : 0))
              .filter((points) => points > 0) // nobody writes a nothing
              .join('+') || '0',
          dreams: s.dreamt[seat].map((card) => DREAMS[card].vp).join('+') || '0',
          followers: s.units.filter((_, at) => at % SIDES === seat).reduce((sum, units) => sum + units, 0),
        }),
      );
      return [{ common: withoutNothings({ shadows: s.devoured[SHADOWS] }), seats }];
    },
  }),
};

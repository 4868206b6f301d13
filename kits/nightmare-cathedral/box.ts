import { boardOf } from '../../src/rules/nightmare-cathedral/content/maps';
import { nightmareCathedral } from '../../src/rules/nightmare-cathedral/game';
import { SHADOWS } from '../../src/rules/nightmare-cathedral/state';
import type { GameKit } from '../kit';
import { lengthOfEach, playUntil } from '../setUp';

/** N3.3: three laps of twelve. */
const SPACES = 36;

export const box: GameKit['box'] = {
  dealt(seats, options) {
    const s = playUntil(nightmareCathedral, seats, options);
    const pieces = (length: string) => playUntil(nightmareCathedral, seats, { ...options, length }).pieces.join(', ');
    const { map, areas, inPlay } = boardOf(seats);
    return {
      [`${map}Map`]: {},
      ...(seats === 3 ? { cover: { count: areas.length - 1 - inPlay.length }, four: {} } : {}),
      ...(seats === 2 ? { threePlus: {} } : {}),
      stageTwo: {},
      pieces: { followers: s.supply[0], levels: s.blocks[0], shadows: s.supply[SHADOWS] },
      cathedral: { standard: pieces('standard'), variable: pieces('variable') },
      tracks: { count: SPACES / seats },
      actions: { count: lengthOfEach(s.actions) },
      upgrades: {},
      developments: { count: lengthOfEach(s.hands) - 1 }, // besides Basic Combat
      dreams: { count: lengthOfEach(s.dreams), market: s.market.length },
      conflicts: {},
      nightmares: {},
      areas: {},
      shadows: {},
      dreamers: {},
    };
  },
};

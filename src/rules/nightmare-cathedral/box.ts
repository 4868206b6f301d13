import type { BoxStep } from '../kernel/sheet';
import type { Options } from '../kernel/types';

import { ACTIONS } from './content/days';
import { boardOf } from './content/maps';
import { LAPS, TURN_TRACK } from './content/tracks';
import { MARKET_PLACES } from './rising';
import { BLOCKS, DREAMS_DEALT, FOLLOWERS, HAND, SHADOW_UNITS, listPiecesUp } from './setup';

/** Lists how Nightmare Cathedral is set up with real pieces (N2), in the order in which people do it. */
export function listBoxSteps(_options: Options, seats: number): readonly BoxStep[] {
  const { map, areas, inPlay } = boardOf(seats);
  const covered = areas.length - 1 - inPlay.length;
  const up = (length: 'standard' | 'variable') => listPiecesUp({ length, forking: false }, seats).join(', ');
  return [
    { name: map === 'small' ? 'smallMap' : 'largeMap' },
    ...(covered > 0 ? [{ name: 'cover', facts: { count: covered } }] : []),
    ...(seats < 3 ? [{ name: 'threePlus' }] : seats < 4 ? [{ name: 'four' }] : []),
    { name: 'stageTwo' },
    { name: 'pieces', facts: { followers: FOLLOWERS, levels: BLOCKS, shadows: SHADOW_UNITS } },
    { name: 'cathedral', facts: { standard: up('standard'), variable: up('variable') } },
    { name: 'tracks', facts: { count: (TURN_TRACK.length * LAPS) / seats } },
    { name: 'actions', facts: { count: ACTIONS.length } },
    { name: 'upgrades' },
    { name: 'developments', facts: { count: HAND } },
    { name: 'dreams', facts: { count: DREAMS_DEALT, market: MARKET_PLACES } },
    { name: 'conflicts' },
    { name: 'nightmares' },
    { name: 'areas' },
    { name: 'shadows' },
    { name: 'dreamers' },
  ];
}

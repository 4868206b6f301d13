import type { Game, Zone } from '../kernel/types';

import { attack } from './attack';
import { CARDS, copiesOf, deckOf } from './cards';
import { judge } from './judge';
import { countLands, makeEmptyDream } from './lands';
import { lay } from './lay';
import { levels } from './levels';
import { match } from './match';
import { moth } from './night';
import { HAND } from './piles';
import { countDreams, wins } from './score';
import type { Koty, KotyMove, KotyOptions } from './state';
import { teamsOf } from './teams';
import { turn } from './turn';

const count = (s: Koty) => countDreams(s.dreams.map(countLands), s.options.teams);

const landZones = (s: Koty): Zone[] =>
  s.dreams.flatMap((lands, dream) =>
    lands.flatMap(({ nines, known, top }, land): Zone[] => [
      { name: `nines:${dream}:${land}`, cards: nines, seen: 'none', known: (_, index) => known[index] },
      { name: `top:${dream}:${land}`, cards: top, seen: 'all' },
    ]),
  );

export const koty: Game<Koty, KotyMove> = {
  id: 'koty',
  version: 1,
  seats: { min: 2, max: 6 },
  options: {
    teams: { kind: 'flag', initial: false, seats: [4, 6] },
    moth: { kind: 'number', min: 0, max: copiesOf('moth'), initial: 0 },
    bat: { kind: 'number', min: 0, max: copiesOf('bat'), initial: 0 },
    owl: { kind: 'number', min: 0, max: copiesOf('owl'), initial: 0 },
    dragon: { kind: 'number', min: 0, max: copiesOf('dragon'), initial: 0 },
  },
  presets: {
    day: {},
    night: { moth: copiesOf('moth'), bat: copiesOf('bat'), owl: copiesOf('owl'), dragon: copiesOf('dragon') },
  },
  content: CARDS,
  setup(s, dice) {
    const pile = deckOf(s.options as KotyOptions);
    dice.shuffle(pile);
    const seats = Array.from({ length: s.seats }, (_, seat) => seat);
    return {
      dreams: seats.map(makeEmptyDream),
      hands: seats.map(() => pile.splice(-HAND)),
      caught: seats.map(() => 0),
      pile,
      discard: [],
      middle: [],
      turn: s.first,
      exhausted: false,
    };
  },
  start: 'match',
  procedures: [match, turn, attack, lay, moth],
  zones: (s) => [
    ...landZones(s),
    ...s.hands.map((cards, seat): Zone => ({
      name: `hand:${seat}`,
      cards,
      seen: seat,
      known: (viewer, index) => viewer !== seat && index < s.caught[seat],
    })),
    { name: 'pile', cards: s.pile, seen: 'none' },
    { name: 'discard', cards: s.discard, seen: 'all' },
    { name: 'middle', cards: s.middle, seen: 'all' },
  ],
  wins,
  /** The points of its dream; in teams, of both dreams. */
  score: (s) => count(s).map((dream) => dream.team.points),
  teams: (seats, { teams }) => teamsOf(seats, teams === true),
  decline: 'decline',
  result: (s) => ({ places: count(s).map((dream) => dream.place) }),
  judge,
  levels,
};

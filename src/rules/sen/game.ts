import { rank } from '../kernel/rank';
import type { Game, Zone } from '../kernel/types';

import { LANDS } from './cards';
import { sampleWorld, judge } from './judge';
import { levels } from './levels';
import { match } from './match';
import { wins } from './score';
import type { Sen, SenMove } from './state';
import { turn } from './turn';

/** S13: what stays face up for a seat between the moments in which it may look. */
const stays = (s: Sen, seat: number, dream: number) =>
  s.options.memory === 'full' || (s.options.memory === 'own' && seat === dream);

const isTop = (s: Sen, index: number) => index === s.open.length - 1;

function dreamZone(s: Sen, dream: number): Zone {
  const met = s.met[dream];
  const shown = s.shown[dream];
  return {
    name: `dream:${dream}`,
    cards: s.dreams[dream],
    seen: (seat, land) => (((stays(s, seat, dream) ? met[land] | shown[land] : shown[land]) >> seat) & 1) === 1,
    known: (seat, land) => (((met[land] & ~shown[land]) >> seat) & 1) === 1,
  };
}

export const sen: Game<Sen, SenMove> = {
  id: 'sen',
  version: 1,
  seats: { min: 2, max: 5 },
  options: {
    end: { kind: 'choice', of: ['limit', 'rounds'], initial: 'limit' },
    limit: { kind: 'number', min: 30, max: 300, initial: 100, when: { option: 'end', is: 'limit' } },
    rounds: { kind: 'number', min: 1, max: 20, initial: 10, when: { option: 'end', is: 'rounds' } },
    penalty: { kind: 'choice', of: [5, 15], initial: 5 },
    tameCrows: { kind: 'flag', initial: false },
    allIn: { kind: 'flag', initial: false },
    pairs: { kind: 'flag', initial: false },
    memory: { kind: 'choice', of: ['none', 'own', 'full'], initial: 'own' },
  },
  presets: {
    classic: {},
    short: { end: 'rounds', rounds: 3 },
    wild: { tameCrows: true, allIn: true, pairs: true },
  },
  content: LANDS,
  setup: (s) => ({
    dreams: [],
    met: [],
    shown: [],
    closed: [],
    open: [],
    hand: [],
    turn: s.first,
    called: false,
    totals: Array.from({ length: s.seats }, () => 0),
    rounds: [],
  }),
  start: 'match',
  procedures: [match, turn],
  zones: (s) => [
    ...s.dreams.map((_, dream) => dreamZone(s, dream)),
    { name: 'closed', cards: s.closed, seen: 'none' },
    {
      name: 'open',
      cards: s.open,
      seen: (_, index) => isTop(s, index) || s.options.memory === 'full',
      known: (_, index) => !isTop(s, index),
    },
    { name: 'hand', cards: s.hand, seen: s.turn },
  ],
  wins,
  score: (s) => s.totals,
  result: (s) => ({ places: rank(s.totals, wins) }),
  judge,
  sampleHidden: sampleWorld,
  levels,
};

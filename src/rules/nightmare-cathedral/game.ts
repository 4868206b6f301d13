import { freeze } from '../kernel/clone';
import type { Game } from '../kernel/types';

import { action } from './action';
import { findSpan, forced, isAskedAgain, isIdle, isOpen, canPassUnopened } from './atTable';
import { cathedral } from './cathedral';
import { command, roam } from './command';
import { conflict } from './conflict';
import { CONFLICTS, DEVELOPMENTS, DREAMS } from './content/cards';
import { NIGHTMARES, PAIRS } from './content/nightmares';
import { TOKENS } from './content/tokens';
import { CATHEDRAL_TRACK, FORKS, RITUAL, TURN_TRACK } from './content/tracks';
import { dream } from './dream';
import { effects } from './effects';
import { borrow } from './effects/borrow';
import { build } from './effects/build';
import { choose } from './effects/choose';
import { convert } from './effects/convert';
import { devour, release } from './effects/devour';
import { discard } from './effects/discard';
import { fly } from './effects/fly';
import { keep } from './effects/keep';
import { level } from './effects/level';
import { lose } from './effects/lose';
import { move } from './effects/move';
import { pay } from './effects/pay';
import { produce } from './effects/produce';
import { recall } from './effects/recall';
import { addShadow, removeShadow } from './effects/shadows';
import { upgrade } from './effects/upgrade';
import { judge } from './judge';
import { levels } from './levels';
import { match } from './match';
import { bonus, climb, worship } from './ritual';
import { rankSeats, scoreOf, wins } from './score';
import { setUp } from './setup';
import type { CathedralMove, NightmareCathedral } from './state';
import { turn } from './turn';
import { sampleWorld, listZones } from './zones';

const chosen = { option: 'nightmares', is: 'chosen' } as const;

export const nightmareCathedral: Game<NightmareCathedral, CathedralMove> = {
  id: 'nightmare-cathedral',
  version: 3,
  seats: { min: 2, max: 4 },
  options: {
    length: { kind: 'choice', of: ['standard', 'variable'], initial: 'standard' },
    forking: { kind: 'flag', initial: false },
    nightmares: { kind: 'choice', of: ['drawn', ...PAIRS.map((pair) => pair.join('+')), 'chosen'], initial: 'drawn' },
    firstNightmare: { kind: 'number', min: 1, max: 8, initial: 1, when: chosen },
    secondNightmare: { kind: 'number', min: 1, max: 8, initial: 5, when: chosen },
    side: { kind: 'choice', of: ['basic', 'advanced'], initial: 'basic' },
    trial: { kind: 'flag', initial: false, seats: [2] },
  },
  clashes: {
    sameNightmare: ({ nightmares, firstNightmare, secondNightmare }) =>
      nightmares === 'chosen' && firstNightmare === secondNightmare,
  },
  presets: {
    first: { nightmares: '1+5' },
    variable: { length: 'variable' },
    paths: { forking: true },
  },
  content: freeze({
    ...DEVELOPMENTS,
    ...DREAMS,
    ...CONFLICTS,
    nightmares: NIGHTMARES,
    ritual: RITUAL,
    turnTrack: TURN_TRACK,
    cathedral: CATHEDRAL_TRACK,
    forks: FORKS,
    tokens: TOKENS,
  }),
  setup: setUp,
  noneFields: ['fortress', 'control', 'day'],
  start: 'match',
  procedures: [
    match,
    turn,
    action,
    dream,
    cathedral,
    effects,
    conflict,
    command,
    roam,
    climb,
    worship,
    bonus,
    produce,
    move,
    fly,
    convert,
    level,
    build,
    addShadow,
    removeShadow,
    recall,
    lose,
    discard,
    upgrade,
    keep,
    choose,
    pay,
    borrow,
    devour,
    release,
  ],
  zones: listZones,
  wins,
  score: scoreOf,
  result: (s) => ({ places: rankSeats(s) }),
  judge,
  levels,
  sampleHidden: sampleWorld,
  decline: 'pass',
  isIdle,
  forced,
  done: 'done',
  // to 2: some bonuses are not offered any more (N7.3); whoever is being offered one still answers
  // to 3: what each seat answered in the turn is noted; in a turn that had begun it is noted from there on
  upgrades: { 1: (old) => old, 2: (old) => old },
  isOpen,
  passesUnopened: canPassUnopened,
  isAskedAgain,
  findSpan,
};

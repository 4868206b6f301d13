import { freeze } from '../../kernel/clone';
import type { CombatCard, DeedCard, Design, Upgrade } from './types';

/** Stage 1: whole new action cards, four an action. */
export const UPGRADES_1: readonly Design<Upgrade>[] = freeze([
  { kind: 'upgrade', key: 'reading-room-of-shadows', marks: ['all', 'all'], action: 'develop', points: 0, attack: 1, defence: 0, limit: null, do: [['draw', 3], ['upgrade', 'all']], agree: [['draw', 1], ['upgrade', 1]], oppose: [['draw', 1]] },
  { kind: 'upgrade', key: 'night-school', marks: ['3+'], action: 'develop', points: 0, attack: 1, defence: 0, limit: null, do: [['draw', 2], ['upgrade', 'all'], ['produce', 'controlled', 1]], agree: [['draw', 1], ['upgrade', 1]], oppose: [['choose', [[['draw', 1]], [['move', 1]]]]] },
  { kind: 'upgrade', key: 'shared-whisper', marks: ['4'], action: 'develop', points: 0, attack: 0, defence: 1, limit: null, do: [['draw', 3], ['upgrade', 1]], agree: [['draw', 1], ['upgrade', 1]], oppose: [['draw', 2]] },
  { kind: 'upgrade', key: 'stone-ranks', marks: ['all', 'all'], action: 'fortify', points: 0, attack: 0, defence: 1, limit: 4, do: [['build', [1, 1, 3]]], agree: [['build', [2]]], oppose: [['produce', 'fortress', 1]] },
  { kind: 'upgrade', key: 'underground-works', marks: ['3+'], action: 'fortify', points: 0, attack: 1, defence: 0, limit: 3, do: [['build', [1, 2, 2]], ['draw', 1]], agree: [['build', [1]]], oppose: [['produce', 'fortress', 1]] },
  { kind: 'upgrade', key: 'watch-on-the-walls', marks: ['4'], action: 'fortify', points: 0, attack: 0, defence: 1, limit: 4, do: [['build', [1, 2, 3]], ['produce', 'fortress', 1]], agree: [['build', [2]]], oppose: [['produce', 'fortress', 2]] },
  { kind: 'upgrade', key: 'call-from-the-deep', marks: ['all', 'all'], action: 'summon', points: 0, attack: 1, defence: 0, limit: null, do: [['produceEach', 'fortress', 1], ['produceEach', 'marked', 1], ['produce', 'controlled', 3], ['move', 1]], agree: [['produce', 'controlled', 2]], oppose: [['produce', 'controlled', 1]] },
  { kind: 'upgrade', key: 'fireflies', marks: ['3+'], action: 'summon', points: 0, attack: 1, defence: 0, limit: null, do: [['produceEach', 'fortress', 1], ['produceEach', 'marked', 1], ['produce', 'controlled', 2], ['fly', 2], ['move', 1]], agree: [['produce', 'controlled', 2], ['fly', 1]], oppose: [['produce', 'controlled', 1], ['fly', 1]] },
  { kind: 'upgrade', key: 'echo', marks: ['4'], action: 'summon', points: 0, attack: 0, defence: 1, limit: null, do: [['produceEach', 'fortress', 1], ['produceEach', 'marked', 1], ['produce', 'controlled', 2], ['move', 2]], agree: [['produce', 'controlled', 3]], oppose: [['produce', 'controlled', 2]] },
  { kind: 'upgrade', key: 'side-stairs', marks: ['all', 'all'], action: 'ritual', points: 0, attack: 1, defence: 0, limit: null, do: [['climb', 'bonus', 1], ['climb', 'any', 1], ['worship', 'all']], agree: [['choose', [[['climb', 'bonus', 1]], [['command', 1]]]]], oppose: [['climb', 'any', 1]] },
  { kind: 'upgrade', key: 'choir-of-the-dead', marks: ['4'], action: 'ritual', points: 0, attack: 0, defence: 1, limit: null, do: [['climb', 'bonus', 1], ['recall', 'controlled', 1], ['worship', 'all']], agree: [['choose', [[['climb', 'bonus', 1]], [['command', 1]]]]], oppose: [['climb', 'any', 1], ['draw', 1]] },
  { kind: 'upgrade', key: 'silent-mass', marks: ['3+'], action: 'ritual', points: 0, attack: 1, defence: 0, limit: null, do: [['climb', 'bonus', 1], ['worship', 'all']], agree: [['choose', [[['climb', 'bonus', 1], ['pay', ['followers', 'any', 1], [['climb', 'bonus', 1]]]], [['command', 1]]]]], oppose: [['climb', 'bonus', 1]] },
  { kind: 'upgrade', key: 'mounted-patrol', marks: ['all', 'all'], action: 'manoeuvre', points: 0, attack: 1, defence: 0, limit: null, do: [['move', 6], ['convert', 'winged', 1], ['conflict', 'any', 3]], agree: [['move', 3], ['conflict', 'any', 1]], oppose: [['choose', [[['move', 1]], [['command', 1]]]]] },
  { kind: 'upgrade', key: 'two-faces', marks: ['3+'], action: 'manoeuvre', points: 0, attack: 1, defence: 0, limit: null, do: [['move', 4], ['convert', 'winged', 2], ['conflict', 'any', 2]], agree: [['move', 2], ['conflict', 'any', 1]], oppose: [['choose', [[['move', 1]], [['command', 1]], [['fly', 1], ['convert', 'winged', 1]]]]] },
  { kind: 'upgrade', key: 'swift-retreat', marks: ['4'], action: 'manoeuvre', points: 0, attack: 0, defence: 1, limit: null, do: [['conflict', 'any', 1], ['move', 4], ['convert', 'winged', 1], ['conflict', 'any', 2]], agree: [['move', 3], ['conflict', 'any', 1]], oppose: [['choose', [[['move', 2]], [['command', 1]]]]] },
]);

/** Stage 1: played before or after the own action of their sign (N5.3). */
export const DEEDS_1: readonly Design<DeedCard>[] = freeze([
  { kind: 'deed', key: 'night-march', marks: ['all', 'all'], on: 'manoeuvre', attack: 1, defence: 0, effects: [['move', 3]] },
  { kind: 'deed', key: 'fertile-dream', marks: ['all', '3+'], on: 'summon', attack: 0, defence: 1, effects: [['produce', 'controlled', 2]] },
  { kind: 'deed', key: 'stolen-stone', marks: ['all', 'all'], on: 'fortify', attack: 0, defence: 1, effects: [['pay', ['followers', 'any', 1], [['level', 'controlled', 1]]]] },
  { kind: 'deed', key: 'short-prayer', marks: ['all', '3+'], on: 'ritual', attack: 1, defence: 0, effects: [['climb', 'any', 1]] },
  { kind: 'deed', key: 'hidden-drawer', marks: ['all', 'all'], on: 'develop', attack: 1, defence: 1, effects: [['draw', 2]] },
  { kind: 'deed', key: 'wind-under-the-wing', marks: ['all', '3+'], on: 'any', attack: 1, defence: 0, effects: [['fly', 2]] },
  { kind: 'deed', key: 'anothers-face', marks: ['all', '4'], on: 'any', attack: 1, defence: 0, effects: [['convert', 'winged', 1]] },
  { kind: 'deed', key: 'exorcism', marks: ['all', '4'], on: 'any', attack: 1, defence: 1, effects: [['removeShadow', 'present', 1]] },
  { kind: 'deed', key: 'back-from-limbo', marks: ['all', '3+'], on: 'any', attack: 0, defence: 1, effects: [['recall', 'controlled', 2]] },
  { kind: 'deed', key: 'call-of-the-dark', marks: ['all', '4'], on: 'any', attack: 1, defence: 0, effects: [['addShadow', 'any', 2]] },
]);

/** Stage 1: for conflicts only. */
export const COMBAT_1: readonly Design<CombatCard>[] = freeze([
  { kind: 'combat', key: 'blow', marks: ['all', 'all'], attack: 2, defence: 0, battle: [] },
  { kind: 'combat', key: 'veil', marks: ['all', '3+'], attack: 0, defence: 2, battle: [['onLoss', [['draw', 1]]]] },
  { kind: 'combat', key: 'sentence', marks: ['all', '4'], attack: 2, defence: 1, battle: [] },
  { kind: 'combat', key: 'wall-of-bones', marks: ['all', '3+'], attack: 0, defence: 1, battle: [['bonus', 'defence', 2, 'fortress']] },
  { kind: 'combat', key: 'frenzy', marks: ['all', '4'], attack: 3, defence: 0, battle: [['after', [['discard', 1]]]] },
  { kind: 'combat', key: 'hunter-of-shadows', marks: ['all', '4'], attack: 1, defence: 0, battle: [['bonus', 'attack', 2, 'vsShadows']] },
]);

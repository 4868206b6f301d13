import { freeze } from '../../kernel/clone';
import type { CombatCard, DeedCard, Design, Upgrade } from './types';

/** Stage 2: whole new action cards, four an action. */
export const UPGRADES_2: readonly Design<Upgrade>[] = freeze([
  { kind: 'upgrade', key: 'forbidden-books', marks: ['all', '3+'], action: 'develop', points: 1, attack: 1, defence: 1, limit: null, do: [['draw', 4], ['upgrade', 'all'], ['command', 1]], agree: [['draw', 2], ['upgrade', 1]], oppose: [['draw', 2]] },
  { kind: 'upgrade', key: 'archive-of-dreams', marks: ['all', '4'], action: 'develop', points: 1, attack: 1, defence: 1, limit: null, do: [['draw', 3], ['upgrade', 'all'], ['dreams', 3, 1]], agree: [['draw', 2], ['upgrade', 'all']], oppose: [['draw', 1], ['move', 1]] },
  { kind: 'upgrade', key: 'living-walls', marks: ['all', '3+'], action: 'fortify', points: 1, attack: 0, defence: 2, limit: 5, do: [['build', [1, 1, 2]], ['produce', 'fortress', 1]], agree: [['build', [1]]], oppose: [['produce', 'fortress', 2]] },
  { kind: 'upgrade', key: 'cathedral-stone', marks: ['all', '4'], action: 'fortify', points: 1, attack: 1, defence: 1, limit: 4, do: [['level', 'fortress', 1], ['build', [1, 2]]], agree: [['build', [1]], ['draw', 1]], oppose: [['choose', [[['produce', 'fortress', 1]], [['command', 1]]]]] },
  { kind: 'upgrade', key: 'blood-of-the-earth', marks: ['all', '4'], action: 'summon', points: 1, attack: 2, defence: 0, limit: null, do: [['produceEach', 'fortress', 1], ['produceEach', 'marked', 2], ['produce', 'controlled', 2], ['move', 2]], agree: [['produce', 'controlled', 3]], oppose: [['produce', 'controlled', 1]] },
  { kind: 'upgrade', key: 'night-levy', marks: ['all', '3+'], action: 'summon', points: 1, attack: 1, defence: 1, limit: null, do: [['produceEach', 'fortress', 1], ['produceEach', 'marked', 1], ['produce', 'controlled', 3], ['move', 1], ['command', 1]], agree: [['produce', 'controlled', 2], ['draw', 1]], oppose: [['produce', 'controlled', 2]] },
  { kind: 'upgrade', key: 'mass-of-nightmares', marks: ['all', '3+'], action: 'ritual', points: 1, attack: 1, defence: 1, limit: null, do: [['climb', 'bonus', 1], ['worship', 'all'], ['command', 1]], agree: [['climb', 'bonus', 1], ['command', 1]], oppose: [['climb', 'any', 1]] },
  { kind: 'upgrade', key: 'golden-steps', marks: ['all', '4'], action: 'ritual', points: 1, attack: 2, defence: 0, limit: null, do: [['climb', 'bonus', 2], ['worship', 'all']], agree: [['choose', [[['climb', 'bonus', 1], ['climb', 'any', 1]], [['command', 1]]]]], oppose: [['climb', 'bonus', 1]] },
  { kind: 'upgrade', key: 'wild-chase', marks: ['all', '3+'], action: 'manoeuvre', points: 1, attack: 2, defence: 0, limit: null, do: [['move', 5], ['convert', 'winged', 1], ['conflict', 'any', 3], ['command', 1]], agree: [['move', 3], ['conflict', 'any', 1]], oppose: [['choose', [[['move', 2]], [['command', 1]]]]] },
  { kind: 'upgrade', key: 'thieves-of-faces', marks: ['all', '4'], action: 'manoeuvre', points: 1, attack: 1, defence: 1, limit: null, do: [['fly', 2], ['convert', 'winged', 2], ['move', 4], ['conflict', 'any', 3]], agree: [['fly', 1], ['convert', 'winged', 1], ['move', 2], ['conflict', 'any', 1]], oppose: [['choose', [[['move', 2]], [['command', 1]]]]] },
]);

/** Stage 2: played before or after the own action of their sign (N5.3). */
export const DEEDS_2: readonly Design<DeedCard>[] = freeze([
  { kind: 'deed', key: 'the-order', marks: ['all', 'all'], on: 'any', attack: 1, defence: 1, effects: [['command', 1]] },
  { kind: 'deed', key: 'the-long-march', marks: ['all', '3+'], on: 'manoeuvre', attack: 2, defence: 0, effects: [['move', 5]] },
  { kind: 'deed', key: 'nightmare-harvest', marks: ['all', '4'], on: 'summon', attack: 1, defence: 1, effects: [['produce', 'controlled', 3]] },
  { kind: 'deed', key: 'litany', marks: ['all', '3+'], on: 'ritual', attack: 1, defence: 1, effects: [['climb', 'bonus', 1]] },
  { kind: 'deed', key: 'tower-of-mist', marks: ['all', 'all'], on: 'fortify', attack: 0, defence: 2, effects: [['level', 'controlled', 1]] },
  { kind: 'deed', key: 'second-countenance', marks: ['all', '4'], on: 'any', attack: 2, defence: 0, effects: [['convert', 'nextToWinged', 1]] },
  { kind: 'deed', key: 'gift-to-the-dark', marks: ['3+', '4'], on: 'any', attack: 1, defence: 1, effects: [['pay', ['followers', 'any', 1], [['command', 1], ['draw', 1]]]] },
]);

/** Stage 2: for conflicts only. */
export const COMBAT_2: readonly Design<CombatCard>[] = freeze([
  { kind: 'combat', key: 'execution', marks: ['all', '3+'], attack: 3, defence: 0, battle: [] },
  { kind: 'combat', key: 'armour-of-night', marks: ['all', '4'], attack: 0, defence: 3, battle: [] },
  { kind: 'combat', key: 'deluge', marks: ['all', 'all'], attack: 2, defence: 2, battle: [] },
  { kind: 'combat', key: 'the-maw', marks: ['all', '4'], attack: 2, defence: 0, battle: [['devourFallen']] },
  { kind: 'combat', key: 'last-bastion', marks: ['all', '3+'], attack: 1, defence: 1, battle: [['bonus', 'attack', 2, 'fewer'], ['onWin', [['draw', 1]]]] },
]);

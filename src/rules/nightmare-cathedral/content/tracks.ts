import { freeze } from '../../kernel/clone';

import type { Sign } from './effects';
import type { CathedralSpace, ForkSpace, RitualStep } from './types';

/** The ring of the Turn track. Each symbol occurs three times, and two equal ones never stand side by side. */
export const TURN_TRACK: readonly Sign[] = freeze([
  'eye',
  'bone',
  'eye',
  'root',
  'candle',
  'root',
  'bone',
  'eye',
  'bone',
  'candle',
  'root',
  'candle',
]);

/** How many spaces the Time track has before its end; each is one lap of the Turn track. */
export const LAPS = 3;

/** The Ritual track by step: 0 is the start and 18 the last step. Limbo lies beyond it. */
export const RITUAL: readonly RitualStep[] = freeze([
  { kind: 'any', signs: [], vp: 0, effects: [] },
  { kind: 'any', signs: ['eye'], vp: 0, effects: [] },
  { kind: 'bonus', signs: ['candle'], vp: 0, effects: [['move', 3]] },
  { kind: 'paid', signs: ['bone'], vp: 1, effects: [] },
  { kind: 'any', signs: ['root'], vp: 1, effects: [] },
  { kind: 'bonus', signs: ['eye'], vp: 1, effects: [['produce', 'controlled', 2]] },
  { kind: 'paid', signs: ['candle', 'root'], vp: 3, effects: [] },
  { kind: 'any', signs: ['bone'], vp: 3, effects: [] },
  {
    kind: 'bonus',
    signs: ['root', 'bone'],
    vp: 3,
    effects: [
      ['fly', 1],
      ['convert', 'winged', 1],
    ],
  },
  { kind: 'paid', signs: ['eye'], vp: 5, effects: [] },
  { kind: 'any', signs: ['candle'], vp: 5, effects: [] },
  { kind: 'bonus', signs: ['bone'], vp: 5, effects: [['level', 'controlled', 1]] },
  { kind: 'paid', signs: ['root', 'eye'], vp: 7, effects: [] },
  { kind: 'any', signs: ['candle'], vp: 7, effects: [] },
  { kind: 'bonus', signs: ['eye'], vp: 7, effects: [['command', 1]] },
  { kind: 'paid', signs: ['bone', 'candle'], vp: 9, effects: [] },
  { kind: 'any', signs: ['root'], vp: 9, effects: [] },
  { kind: 'bonus', signs: ['bone'], vp: 9, effects: [['command', 1]] },
  { kind: 'paid', signs: ['eye', 'root', 'candle'], vp: 12, effects: [] },
]);

/** The pieces of the Cathedral, in building order. */
export const CATHEDRAL_TRACK: readonly CathedralSpace[] = freeze([
  { piece: '1A', icon: [], stageCards: false, upWith: 4 },
  { piece: '1B', icon: [], stageCards: false, upWith: 3 },
  { piece: '2A', icon: [], stageCards: false, upWith: 2 },
  { piece: '2B', icon: [['produce', 'oneControlled', 1]], stageCards: false, upWith: 0 },
  { piece: '1C', icon: [['fly', 1]], stageCards: false, upWith: 0 },
  { piece: '1D', icon: [['addShadow', 'any', 1]], stageCards: false, upWith: 0 },
  { piece: '3A', icon: [['climb', 'any', 1]], stageCards: false, upWith: 0 },
  { piece: '3B', icon: [['fly', 1]], stageCards: false, upWith: 0 },
  { piece: '4A', icon: [], stageCards: true, upWith: 0 },
  { piece: '4B', icon: [['produce', 'oneControlled', 1]], stageCards: false, upWith: 0 },
  { piece: '5A', icon: [['addShadow', 'any', 1]], stageCards: false, upWith: 0 },
  { piece: '6A', icon: [['climb', 'any', 1]], stageCards: false, upWith: 0 },
  { piece: '6B', icon: [], stageCards: false, upWith: 0 },
]);

/** The board of Forking Paths (N10). */
export const FORKS: readonly ForkSpace[] = freeze([
  { piece: '1A', colour: 'grey', after: [], stageCards: false },
  { piece: '1B', colour: 'grey', after: [], stageCards: false },
  { piece: '1C', colour: 'grey', after: [], stageCards: false },
  { piece: '1D', colour: 'grey', after: [], stageCards: false },
  { piece: '2A', colour: 'grey', after: [], stageCards: false },
  { piece: '2B', colour: 'grey', after: [], stageCards: false },
  { piece: '3A', colour: 'yellow', after: ['1C'], stageCards: false },
  { piece: '3B', colour: 'yellow', after: ['1D'], stageCards: false },
  { piece: '4A', colour: 'yellow', after: ['1A', '2A'], stageCards: false },
  { piece: '4B', colour: 'yellow', after: ['1B', '2B'], stageCards: false },
  { piece: '5A', colour: 'red', after: ['4A', '4B'], stageCards: true },
  { piece: '6A', colour: 'red', after: ['3A', '4A'], stageCards: false },
  { piece: '6B', colour: 'red', after: ['3B', '4B'], stageCards: false },
]);

import { freeze } from '../kernel/clone';

export const TRAITS = freeze([
  'monster',
  'magic',
  'villain',
  'animal',
  'child',
  'dwarf',
  'wonderland',
  'royal',
] as const);
export type Trait = (typeof TRAITS)[number];

export type FigureKey =
  | 'shapeshifter'
  | 'littleRed'
  | 'pinocchio'
  | 'jack'
  | 'goldilocks'
  | 'hansel'
  | 'gretel'
  | 'duckling'
  | 'alice'
  | 'puss'
  | 'greedyDwarf'
  | 'sleepyDwarf'
  | 'braveDwarf'
  | 'enlightenedDwarf'
  | 'merryDwarf'
  | 'friendlyDwarves'
  | 'whiteRabbit'
  | 'tweedledum'
  | 'tweedledee'
  | 'cinderella'
  | 'godmother'
  | 'snowWhite'
  | 'frogPrince'
  | 'mermaid'
  | 'rapunzel'
  | 'geppetto'
  | 'humptyDumpty'
  | 'unicorn'
  | 'madHatter'
  | 'peterPan'
  | 'rumpelstiltskin'
  | 'beauty'
  | 'wizard'
  | 'cheshireCat'
  | 'sleepingBeauty'
  | 'threeBears'
  | 'prince'
  | 'princess'
  | 'queenOfHearts'
  | 'snowQueen'
  | 'stepmother'
  | 'beast'
  | 'wolf'
  | 'witch'
  | 'babaYaga'
  | 'troll'
  | 'giant'
  | 'ogre'
  | 'vampire'
  | 'dragon';

import { LEVEL_NAMES, type LevelName } from '../rules/bots/levels';

/** The cats that play as bots, from the gentlest to the cleverest. A record keeps a name: none is ever taken away. */
export const catNames = [
  'figa',
  'dumpling',
  'slipper',
  'snooze',
  'mischief',
  'claws',
  'patch',
  'stripes',
  'countess',
  'gambit',
  'misty',
  'inky',
] as const;

export type CatName = (typeof catNames)[number];

export const expressions = ['calm', 'thinking', 'glad', 'sulking', 'asleep'] as const;

export type Expression = (typeof expressions)[number];

/** The level at which a cat feels at home: as many cats for each level there is. */
export const getHomeLevel = (cat: CatName): LevelName =>
  LEVEL_NAMES[Math.floor((catNames.indexOf(cat) * LEVEL_NAMES.length) / catNames.length)];

/** A cat that does not sit at the table yet, one of this level if there is any left. */
export const findFreeCat = (level: LevelName, taken: readonly CatName[]): CatName => {
  const free = catNames.filter((cat) => !taken.includes(cat));
  return free.find((cat) => getHomeLevel(cat) === level) ?? free[0] ?? catNames[0];
};

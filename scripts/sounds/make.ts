import { soundNames, type SoundName } from '../../src/sounds/names';

import { createChance, createMaterials } from './materials';
import { recipes } from './recipes';
import { writeWav } from './wav';

/** Louder than the rest, once a match. */
const WIN_PEAK = 0.4;

export const makeSound = (name: SoundName): Buffer =>
  writeWav(recipes[name](createMaterials(createChance(name))), name === 'win' ? WIN_PEAK : undefined);

/** Every sound of the app as a file, by name. */
export const makeSounds = (): readonly (readonly [SoundName, Buffer])[] =>
  soundNames.map((name) => [name, makeSound(name)]);

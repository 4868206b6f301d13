import { choicesFields, type Choices } from './choices';
import { openNote, type Note } from './note';
import { peopleFields, type People } from './people';
import { settingsFields, type Settings } from './settings';
import type { Stores } from './store';

/** All small records of this device. */
export interface House {
  readonly settings: Note<Settings>;
  readonly people: Note<People>;
  readonly choices: Note<Choices>;
}

export function openHouse(stores: Stores): House {
  return {
    settings: openNote(stores, 'settings', settingsFields),
    people: openNote(stores, 'people', peopleFields),
    choices: openNote(stores, 'choices', choicesFields),
  };
}

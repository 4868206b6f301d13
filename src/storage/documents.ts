import { choicesFields, type Choices } from './choices';
import { openDocument, type StoredDocument } from './document';
import { peopleFields, type People } from './people';
import { reviewsFields, type Reviews } from './reviews';
import { settingsFields, type Settings } from './settings';
import type { Stores } from './store';

/** All small records of this device. */
export interface Documents {
  readonly settings: StoredDocument<Settings>;
  readonly people: StoredDocument<People>;
  readonly choices: StoredDocument<Choices>;
  readonly reviews: StoredDocument<Reviews>;
}

export function openDocuments(stores: Stores): Documents {
  return {
    settings: openDocument(stores, 'settings', settingsFields),
    people: openDocument(stores, 'people', peopleFields),
    choices: openDocument(stores, 'choices', choicesFields),
    reviews: openDocument(stores, 'reviews', reviewsFields),
  };
}

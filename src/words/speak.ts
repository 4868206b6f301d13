import i18next from 'i18next';

import { speech } from './speech';
import './words';

/** A phrase in the language of now; seats become the names of who sits there. A fact named `count` chooses the plural. */
export const speak = speech(i18next);

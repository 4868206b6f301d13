import i18next from 'i18next';

import { createFormatter } from './createFormatter';
import './words';

/** A phrase in the language of now; seats become the names of who sits there. A fact named `count` chooses the plural. */
export const formatPhrase = createFormatter(i18next);

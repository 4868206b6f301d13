import i18next from 'i18next';

import { createFormatter } from './createFormatter';
import './words';

/**
 * Formats a phrase in the present language; seats become the names of their sitters. A fact named `count` chooses the
 * plural.
 */
export const formatPhrase = createFormatter(i18next);

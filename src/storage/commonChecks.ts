import { isBoolean, isEither, isNumber, isText, isWhole } from './checks';

/** The app lets nobody write a longer name than a fraction of it. */
const LONGEST_NAME_READ = 200;

/** What is in the records of matches and of sheets. */
export const isName = isText(LONGEST_NAME_READ);
export const isId = isWhole(0, Number.MAX_SAFE_INTEGER);
export const isOption = isEither(isEither(isNumber, isBoolean), isName);

/** Why a text can't be read as a code. */
export type Unreadable = 'none' | 'long' | 'newer' | 'letters' | 'cut' | 'mistyped';

/** Why there is no match in a code: `setup` is of no match that can be begun, `moves` of none that the rules allow. */
export type Unplayable = Unreadable | 'unknownGame' | 'older' | 'setup' | 'moves' | 'unfinished';

/** Why there is no code of a match. */
export type Uncoded = 'underWay' | 'older' | 'long';

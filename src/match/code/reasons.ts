/** Why a text cannot be read as a code. */
export type Unreadable = 'none' | 'long' | 'newer' | 'letters' | 'cut' | 'mistyped';

/** Why a code contains no match: `setup` cannot be begun with these rules, `moves` are not allowed by them. */
export type Unplayable = Unreadable | 'unknownGame' | 'older' | 'setup' | 'moves' | 'unfinished';

/** Why a match has no code. */
export type Uncoded = 'underWay' | 'older' | 'long';

import type { Phrase, PhraseFact } from '../../words/phrase';

type Facts = NonNullable<Phrase['facts']>;

export const makePhrase = (key: string, facts?: Facts): Phrase => ({ key: `nightmare-cathedral:${key}`, facts });

/** Joins several phrases into one: `last` stands before the last, `between` before the others. */
export function joinPhrases(list: readonly PhraseFact[], between: string, last: string): PhraseFact {
  return list.reduceRight((rest, one, i) =>
    makePhrase(`list.${i === list.length - 2 ? last : between}`, { one, rest }),
  );
}

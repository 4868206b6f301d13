import type { i18n } from 'i18next';

import type { Phrase, PhraseFact } from './phrase';

export type FormatPhrase = (phrase: Phrase, names?: readonly string[]) => string;

/** Phrases in the words of an i18next: the app has one for all its screens, a script may bring its own. */
export function createFormatter(i18next: i18n): FormatPhrase {
  // `{{clause, capital}}`: what is a clause in one sentence begins another
  i18next.services.formatter!.add('capital', (text: string) => text.charAt(0).toUpperCase() + text.slice(1));

  function factOf(fact: PhraseFact, names: readonly string[]): number | string {
    if (typeof fact !== 'object') return fact;
    return 'seat' in fact ? names[fact.seat] : speak(fact, names);
  }

  function speak({ key, facts = {} }: Phrase, names: readonly string[] = []): string {
    const said = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factOf(fact, names)]));
    return i18next.t(key as never, said);
  }
  return speak;
}

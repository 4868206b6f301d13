import type { i18n } from 'i18next';

import type { Phrase, PhraseFact } from './phrase';

export type FormatPhrase = (phrase: Phrase, names?: readonly string[]) => string;

/** Makes a formatter from an i18next instance: the app has one, a script may bring its own. */
export function createFormatter(i18next: i18n): FormatPhrase {
  // `{{clause, capital}}` begins a sentence with a phrase that elsewhere stands inside one.
  i18next.services.formatter!.add('capital', (text: string) => text.charAt(0).toUpperCase() + text.slice(1));

  function resolveFact(fact: PhraseFact, names: readonly string[]): number | string {
    if (typeof fact !== 'object') return fact;
    return 'seat' in fact ? names[fact.seat] : formatPhrase(fact, names);
  }

  function formatPhrase({ key, facts = {} }: Phrase, names: readonly string[] = []): string {
    const values = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, resolveFact(fact, names)]));
    return i18next.t(key as never, values);
  }
  return formatPhrase;
}

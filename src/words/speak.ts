import i18next from 'i18next';

import type { Phrase, PhraseFact } from './phrase';
import './words';

function factOf(fact: PhraseFact, names: readonly string[]): number | string {
  if (typeof fact !== 'object') return fact;
  return 'seat' in fact ? names[fact.seat] : speak(fact, names);
}

/** A phrase in the language of now; seats become the names of who sits there. A fact named `count` chooses the plural. */
export function speak({ key, facts = {} }: Phrase, names: readonly string[] = []): string {
  const said = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factOf(fact, names)]));
  return i18next.t(key as never, said);
}

import { GUEST, type Sitter } from './types';

/** Those of a match from elsewhere, as who they are here: each of whom is known sits once, everybody else is a guest. */
export function mapSitters(sitters: readonly Sitter[], personOf: (name: string) => number | null): readonly Sitter[] {
  const taken = new Set<number>();
  return sitters.map((sitter) => {
    if (sitter.kind === 'bot') return sitter;
    const person = personOf(sitter.name) ?? GUEST;
    if (taken.has(person)) return { ...sitter, person: GUEST };
    taken.add(person);
    return { ...sitter, person };
  });
}

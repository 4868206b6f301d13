import { GUEST, type Sitter } from './types';

/**
 * Maps the sitters of an imported match to people of this device. Each person is used once; everybody else becomes a
 * guest.
 */
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

/** Reads `--name value` pairs and bare words from the command line. */
export function readArguments(given: readonly string[] = process.argv.slice(2)) {
  const words: string[] = [];
  const named = new Map<string, string>();
  for (let i = 0; i < given.length; i++) {
    const word = given[i];
    if (!word.startsWith('--')) words.push(word);
    else if (i + 1 < given.length && !given[i + 1].startsWith('--')) named.set(word.slice(2), given[++i]);
    else named.set(word.slice(2), 'true');
  }
  return {
    words,
    text: (name: string, otherwise: string) => named.get(name) ?? otherwise,
    flag(name: string): boolean {
      const value = named.get(name) ?? 'false';
      if (value === 'true' || value === 'false') return value === 'true';
      throw new Error(`--${name} takes no value: write "${value}" before it`);
    },
    number(name: string, otherwise: number): number {
      const value = named.get(name);
      if (value === undefined) return otherwise;
      if (!Number.isFinite(Number(value))) throw new Error(`--${name} wants a number, not "${value}"`);
      return Number(value);
    },
  };
}

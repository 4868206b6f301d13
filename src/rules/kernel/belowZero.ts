import type { Game, State } from './types';

/** The generator's integers are of any size, options have their own bounds, and calls may count downwards. */
const NOT_COUNTED = new Set(['chance', 'options', 'flow']);

/** Says which number of a state is lower than this game's numbers go; null if none is. */
export function findBelowZero({ noneFields = [] }: Pick<Game, 'noneFields'>, state: State): string | null {
  function find(found: unknown, least: number, path: string): string | null {
    if (typeof found === 'number') return found < least ? `${path} is ${found}` : null;
    if (typeof found !== 'object' || found === null) return null;
    for (const [name, part] of Object.entries(found)) {
      const wrong = find(part, least, `${path}.${name}`);
      if (wrong) return wrong;
    }
    return null;
  }
  for (const [name, field] of Object.entries(state)) {
    const wrong = NOT_COUNTED.has(name) ? null : find(field, noneFields.includes(name) ? -1 : 0, `state.${name}`);
    if (wrong) return wrong;
  }
  return null;
}

/**
 * Copies JSON data. If a list begins with a number, we assume that it holds only numbers (K1), because looking at each
 * element made bots a third slower.
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    if (typeof copy[0] === 'number') return copy as T;
    for (let i = 0; i < copy.length; i++) if (typeof copy[i] === 'object') copy[i] = clone(copy[i]);
    return copy as T;
  }
  // a spread keeps the object's shape, which is faster than adding keys one by one
  const copy = { ...(value as Record<string, unknown>) };
  for (const key in copy) {
    const field = copy[key];
    if (typeof field === 'object') copy[key] = clone(field);
  }
  return copy as T;
}

/** Says whether two pieces of JSON data are equal, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]));
}

/** Freezes content deeply: everybody may read it and nobody may change it (K8). */
export function freeze<T>(content: T): T {
  if (typeof content === 'object' && content !== null && !Object.isFrozen(content)) {
    Object.freeze(content);
    Object.values(content).forEach(freeze);
  }
  return content;
}

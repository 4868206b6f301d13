/** Collects every object and array inside a value. */
export function collectParts(value: unknown, found: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  Object.values(value).forEach((part) => collectParts(part, found));
  return found;
}

/** Says why a value would not come back from JSON as it was; null if it would. */
export function findNotPlain(value: unknown, path = 'state', above: Set<object> = new Set()): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isInteger(value) && !Object.is(value, -0)
      ? null
      : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (above.has(value)) return `${path} is in the state twice: a save would make two of it`;
  above.add(value);
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!plain) return `${path} is a ${(value as object).constructor?.name ?? 'strange object'}`;
  if (
    Array.isArray(value) &&
    typeof value[0] === 'number' &&
    value.some((part) => typeof part === 'object' && part !== null)
  ) {
    return `${path} begins with a number and holds an object: a copy would share it`;
  }
  for (const [key, part] of Object.entries(value)) {
    const wrong = findNotPlain(part, `${path}.${key}`, above);
    if (wrong) return wrong;
  }
  return null;
}

/** Writes a value as text that does not depend on the order of keys. */
export function writeState(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export function isFrozen(content: unknown): boolean {
  return [...collectParts(content)].every((part) => Object.isFrozen(part));
}

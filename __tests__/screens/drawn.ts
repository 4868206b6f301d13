import { screen } from '@testing-library/react-native';
import type { ReactTestRendererJSON } from 'react-test-renderer';

/** Everything that is written or drawn in a tree, so that it can be searched. */

interface Node {
  readonly key: string | null;
  readonly child: Node | null;
  readonly sibling: Node | null;
}

interface Drawn {
  /** Texts, labels, hints, sources and test ids: everything that is said or drawn. */
  readonly strings: readonly string[];
  /** The keys of React's elements. */
  readonly keys: readonly string[];
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** Collects texts from a prop: a label, a state, a source, a list of actions. */
function gather(value: unknown, into: string[], depth = 0): void {
  if (typeof value === 'string') into.push(value);
  else if (isPlain(value) && depth < 4) for (const one of Object.values(value)) gather(one, into, depth + 1);
}

export function look(): Drawn {
  const strings: string[] = [];
  const walk = (node: ReactTestRendererJSON | string) => {
    if (typeof node === 'string') return void strings.push(node);
    for (const [name, prop] of Object.entries(node.props)) if (!/style/i.test(name)) gather(prop, strings);
    node.children?.forEach(walk);
  };
  const json = screen.toJSON();
  (Array.isArray(json) ? json : json ? [json] : []).forEach(walk);
  const keys: string[] = [];
  const climb = (node: Node | null) => {
    for (let one = node; one; one = one.sibling) {
      if (one.key !== null) keys.push(one.key);
      climb(one.child);
    }
  };
  climb((screen.UNSAFE_root as unknown as { _fiber: Node })._fiber);
  return { strings, keys };
}

/** What is in the first list more often than in the second. */
export function surplus(list: readonly string[], allowed: readonly string[]): string[] {
  const left = [...allowed];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The texts without these sentences, the longest taken out first. */
export function without(strings: readonly string[], sentences: readonly string[]): string[] {
  const longest = [...sentences].sort((a, b) => b.length - a.length);
  return strings.map((text) => longest.reduce((left, sentence) => left.replaceAll(sentence, ''), text));
}

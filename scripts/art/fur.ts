/** Colours of cats. Each fur darkens with its own hue: yellow goes to orange, never to olive. */
export interface Fur {
  readonly fur: string;
  readonly shade: string;
  readonly deep: string;
  readonly light: string;
  readonly inner: string;
  readonly iris: string;
  /** Mouth and closed eyes, where `deep` is too pale to be seen. */
  readonly ink?: string;
  /** Where `light` would be lost. */
  readonly whisker?: string;
}

export const furs = {
  blue: { fur: '#6b95f5', shade: '#4a70d6', deep: '#2f4ba8', light: '#bcd3ff', inner: '#c3a6ee', iris: '#ffe07a' },
  yellow: { fur: '#fbc04a', shade: '#e59a2e', deep: '#b5661c', light: '#ffe9b0', inner: '#ff9f86', iris: '#8fd6cc' },
  green: { fur: '#62c585', shade: '#3fa06c', deep: '#1f6e56', light: '#c8f2c6', inner: '#f4b8a6', iris: '#ffd45e' },
  pink: { fur: '#ff8fb6', shade: '#e0669a', deep: '#a83a7c', light: '#ffd6e2', inner: '#d4568f', iris: '#a5e8f2' },
  black: { fur: '#4f4668', shade: '#3f3756', deep: '#2c2540', light: '#857aa6', inner: '#b58aa8', iris: '#ffd04e' },
} as const satisfies Record<string, Fur>;

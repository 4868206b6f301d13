const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** From `a` to `b`, both #rrggbb; 0 is all `a`. */
export function mix(a: string, b: string, share: number): string {
  const other = channels(b);
  return (
    '#' +
    channels(a)
      .map((value, i) => hex(value + ((other[i] ?? 0) - value) * share))
      .join('')
  );
}

export const lighter = (colour: string, share = 0.25): string => mix(colour, '#fff6e6', share);

/** Darken with a colour, never with black: black makes paper look burnt. */
export const darker = (colour: string, share = 0.25, towards = '#140a2a'): string => mix(colour, towards, share);

/** Colours that several pictures of the house share. */
export const house = {
  cream: '#fff1d6',
  ink: '#1b1038',
  night: '#1c1240',
  duskTop: '#2a1a5e',
  duskBottom: '#6b4596',
  honey: '#fbc04a',
  mint: '#8fd6cc',
} as const;

import type { ViewStyle } from 'react-native';

/** How high a surface lies above the one below: 1 for small parts, 4 for what is lifted. */
export type Height = 1 | 2 | 3 | 4;

const SHADOWS: Record<Height, readonly [drop: number, blur: number, opacity: string]> = {
  1: [2, 4, '59'],
  2: [3, 7, '6b'],
  3: [5, 12, '80'],
  4: [8, 20, '8c'],
};

/** Never uses `elevation`, which on Android would also decide which of two siblings lies on top. */
export function makeShadow(height: Height, colour: string): ViewStyle {
  const [drop, blur, opacity] = SHADOWS[height];
  return { boxShadow: `${drop / 4}px ${drop}px ${blur}px ${colour}${opacity}` };
}

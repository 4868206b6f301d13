import type { ViewStyle } from 'react-native';

/** How high a paper lies above the one below: small parts, things, panels, what is held up. */
export type Height = 1 | 2 | 3 | 4;

const cast: Record<Height, readonly [drop: number, blur: number, opacity: string]> = {
  1: [2, 4, '59'],
  2: [3, 7, '6b'],
  3: [5, 12, '80'],
  4: [8, 20, '8c'],
};

/** Never `elevation`: on Android it would decide which of two siblings lies on top. */
export function shadow(height: Height, colour: string): ViewStyle {
  const [drop, blur, opacity] = cast[height];
  return { boxShadow: `${drop / 4}px ${drop}px ${blur}px ${colour}${opacity}` };
}

/** How large each token was drawn, and where the mark of its seat is laid on it: units of the drawing, feet at the foot. */
export interface TokenLook {
  readonly width: number;
  readonly height: number;
  readonly mark: { readonly x: number; readonly y: number; readonly size: number };
}

/** A wall has so many levels; a mark hangs over its door, or on the flag of a Stronghold. */
const fort = (levels: number, isStronghold: boolean): TokenLook => {
  const height = 36 * levels + (isStronghold ? 68 : 46);
  const roof = height - 14 - 36 * levels;
  return {
    width: 100,
    height,
    mark: isStronghold ? { x: 67, y: roof - 28, size: 18 } : { x: 50, y: roof - 12, size: 16 },
  };
};

export const tokenLooks = {
  follower: { width: 100, height: 120, mark: { x: 50, y: 90, size: 22 } },
  winged: { width: 160, height: 138, mark: { x: 80, y: 83, size: 18 } },
  'fortress-1': fort(1, false),
  'fortress-2': fort(2, false),
  'fortress-3': fort(3, false),
  'stronghold-1': fort(1, true),
  'stronghold-2': fort(2, true),
  'stronghold-3': fort(3, true),
  dreamer: { width: 124, height: 92, mark: { x: 84, y: 53, size: 14 } },
  marker: { width: 72, height: 92, mark: { x: 36, y: 40, size: 18 } },
} as const satisfies Record<string, TokenLook>;

export type TokenName = keyof typeof tokenLooks;
export const tokenNames = Object.keys(tokenLooks) as readonly TokenName[];

/** Distances in points. */
export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, huge: 48 } as const;

export const radius = { s: 8, m: 14, l: 22, xl: 30, round: 999 } as const;

/** The smallest size of anything that a finger must hit. */
export const TARGET = 44;

/** From this width on, the tabs stand at the side and lists have two columns. */
export const WIDE = 768;

/** Lines of text and rows of settings grow no wider than this. */
export const READABLE = 640;

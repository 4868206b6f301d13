import type { Drawing, Output } from './render';

/** The ground of a game's table, by night and by day. */
export const listGroundOutputs = (game: string, dark: Drawing, light: Drawing): readonly Output[] => [
  { file: `${game}/ground-dark.webp`, width: 1200, drawing: dark },
  { file: `${game}/ground-light.webp`, width: 1200, drawing: light },
];

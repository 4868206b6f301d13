import type { Game } from './kernel/types';
import { sen } from './sen/game';

/** The games, listed once. */
export const games: Readonly<Record<string, Game>> = { sen };

/** The sounds that any table has. */
export const commonSounds = [
  'deal',
  'lift',
  'drop',
  'flip',
  'shuffle',
  'refuse',
  'turn',
  'hand-over',
  'win',
  'lose',
] as const;

/** The sounds of games. */
export const gameSounds = [
  'koty-attack',
  'koty-bump',
  'koty-friends',
  'crow',
  'sen-peek',
  'sen-swap',
  'sen-wake',
  'lady-point',
  'lady-cat',
  'lady-hungry',
  'tale-page',
  'tale-trick',
  'nightmare',
  'dream-bell',
] as const;

export const soundNames = [...commonSounds, ...gameSounds] as const;

export type SoundName = (typeof soundNames)[number];

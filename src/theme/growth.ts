import { createContext } from 'react';

/** How many times larger than elsewhere text is drawn here: a table on a large screen is read from further away. */
export const Growth = createContext(1);

/** The shorter side of a screen that is as large as that of a phone can be, and the most that text grows beyond it. */
const PHONE = 590;
const MOST = 1.3;
/** Text that people have enlarged themselves grows no further than this. */
const MOST_IN_ALL = 1.6;

/** How many times larger the text of a table is on a screen of this size. */
export const growthOn = ({ width, height }: { width: number; height: number }, textScale: number): number =>
  Math.max(1, Math.min(Math.min(width, height) / PHONE, MOST, MOST_IN_ALL / textScale));

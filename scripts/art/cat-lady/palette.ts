/** Warm daylight and pastel rooms; three furs and the grey one of the model that wears the costumes. */
import type { Fur } from '../fur';
import { furs as houseFurs } from '../fur';

export const lady = {
  ink: '#3b2f45',
  cream: '#fff6e4',
  peach: '#ffd9b8',
  apricot: '#ffc08a',
  mint: '#bfe5cf',
  sky: '#bfe3ee',
  lilac: '#d9c8ee',
  rose: '#f9c3c8',
  butter: '#ffe9a6',
  tuna: '#5aa7cf',
  chicken: '#d8743c',
  milk: '#fffdf6',
  treat: '#ef8fb0',
  leaf: '#6fb98a',
  wood: '#c98f62',
  shadow: '#4a2836',
} as const;

export const furs = {
  black: {
    ...houseFurs.black,
    light: '#6d638a',
    inner: '#b08aa6',
    iris: '#ffd75e',
    ink: '#17121f',
    whisker: '#b7aed2',
  },
  orange: {
    fur: '#f5a04e',
    shade: '#e2843a',
    deep: '#c05f2a',
    light: '#ffd9a8',
    inner: '#f7b9a8',
    iris: '#8fd6a0',
    ink: '#7a3414',
    whisker: '#fff0d8',
  },
  white: {
    fur: '#fffaf2',
    shade: '#ecdfd6',
    deep: '#d3c2c4',
    light: '#ffffff',
    inner: '#f9c3c8',
    iris: '#7fc4ea',
    ink: '#4a3a4e',
    whisker: '#b9a9b4',
  },
  grey: {
    fur: '#a9b4cf',
    shade: '#8c98b8',
    deep: '#66718f',
    light: '#d5dcec',
    inner: '#e6aebf',
    iris: '#c9e27a',
    ink: '#343a52',
    whisker: '#eef2fb',
  },
} as const satisfies Record<string, Fur>;

export type FurColour = 'black' | 'orange' | 'white';

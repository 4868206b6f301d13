import type { MarkName } from '../storage/marks';

/** How a person's mark looks. Each colour has its own shape, so that nobody needs to tell colours apart. */
export interface MarkLook {
  /** The colour on dark grounds; the other is for bright ones. */
  readonly onDark: string;
  readonly onLight: string;
  /** An SVG path in a box of 24 by 24. */
  readonly path: string;
}

export const marks = {
  circle: { onDark: '#ff7aa8', onLight: '#c8307a', path: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z' },
  triangle: { onDark: '#9ff0e2', onLight: '#14756c', path: 'M12 2.4 22.6 21H1.4z' },
  square: {
    onDark: '#ffab73',
    onLight: '#b04a0c',
    path: 'M5.4 3h13.2A2.4 2.4 0 0 1 21 5.4v13.2a2.4 2.4 0 0 1-2.4 2.4H5.4A2.4 2.4 0 0 1 3 18.6V5.4A2.4 2.4 0 0 1 5.4 3z',
  },
  star: {
    onDark: '#fbd35e',
    onLight: '#876000',
    path: 'M12 1.4l3.2 6.9 7.5.9-5.5 5.2 1.4 7.4L12 18.2l-6.6 3.6 1.4-7.4L1.3 9.2l7.5-.9z',
  },
  diamond: { onDark: '#8fb4ff', onLight: '#2f56b8', path: 'M12 1 22 12 12 23 2 12z' },
  hexagon: { onDark: '#d3a6ff', onLight: '#7b39ba', path: 'M12 1.5 21.1 6.75v10.5L12 22.5l-9.1-5.25V6.75z' },
  cross: { onDark: '#8fdc8b', onLight: '#2f7326', path: 'M8.2 2h7.6v6.2H22v7.6h-6.2V22H8.2v-6.2H2V8.2h6.2z' },
  drop: {
    onDark: '#8cdcf8',
    onLight: '#0b6d91',
    path: 'M12 1.2c4.4 5.2 7.5 9 7.5 13.3a7.5 7.5 0 0 1-15 0C4.5 10.2 7.6 6.4 12 1.2z',
  },
  heart: {
    onDark: '#f2564d',
    onLight: '#9c1f14',
    path: 'M12 21.6C5 16.2 1.6 12.4 1.6 8.2A5.6 5.6 0 0 1 12 5.3a5.6 5.6 0 0 1 10.4 2.9c0 4.2-3.4 8-10.4 13.4z',
  },
  moon: { onDark: '#e9e3c8', onLight: '#6b6230', path: 'M15.6 1.8A10.4 10.4 0 1 0 22.2 15.3 8.6 8.6 0 0 1 15.6 1.8z' },
  arrow: { onDark: '#b9dd6c', onLight: '#55700f', path: 'M12 1.6 22.4 12h-6v10.4H7.6V12h-6z' },
  shield: {
    onDark: '#c9c4ff',
    onLight: '#5450a8',
    path: 'M2.6 3.4C6 3.6 9.4 2.9 12 1.4c2.6 1.5 6 2.2 9.4 2v8.2c0 5-3.8 8.8-9.4 11-5.6-2.2-9.4-6-9.4-11z',
  },
} as const satisfies Record<MarkName, MarkLook>;

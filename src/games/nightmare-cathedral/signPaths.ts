/** Signs as papers in a box from -50 to 50: drawn live with react-native-svg, and into the cards by scripts/art. */
import type { ActionName, Sign } from '../../rules/nightmare-cathedral/content/effects';
import type { NightName } from '../../rules/nightmare-cathedral/content/types';

export interface SignPath {
  readonly d: string;
  /** It is cut out: the ground's colour. */
  readonly isCut?: boolean;
  /** A line so wide, with round ends, instead of a filled shape. */
  readonly line?: number;
}

export type SignDrawing = readonly SignPath[];

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const fill = (d: string): SignPath => ({ d });
const cut = (d: string): SignPath => ({ d, isCut: true });
const stroke = (d: string, line: number): SignPath => ({ d, line });
const cutStroke = (d: string, line: number): SignPath => ({ d, line, isCut: true });

const hood = 'M0 -46C18 -40 28 -24 30 -8C32 14 38 30 40 44H-40C-38 30 -32 14 -30 -8C-28 -24 -18 -40 0 -46Z';
const hollow = 'M0 -30C10 -28 15 -18 14 -8C13 2 7 6 0 6C-7 6 -13 2 -14 -8C-15 -18 -10 -28 0 -30Z';
const bat =
  'M0 -34C8 -34 12 -26 11 -18L24 -30L50 -38C46 -30 46 -26 49 -18C42 -16 40 -12 41 -4C32 -6 26 -4 22 4C16 0 12 2 10 8L0 36L-10 8C-12 2 -16 0 -22 4C-26 -4 -32 -6 -41 -4C-40 -12 -42 -16 -49 -18C-46 -26 -46 -30 -50 -38L-24 -30L-11 -18C-12 -26 -8 -34 0 -34Z';
const batEyes = cut(disc(-4.5, -22, 2.8) + disc(4.5, -22, 2.8));
const shadow = 'M-44 46L-36 8L-48 -18L-27 -16L-22 -48L-6 -30L12 -50L19 -26L44 -30L36 6L46 46L20 36L4 46L-20 36Z';
const shadowEyes = cut(disc(-11, -4, 10) + disc(14, -3, 8));
const shadowPupils = fill('M-13 -4a4 7 0 1 0 8 0a4 7 0 1 0 -8 0ZM11 -3a3 6 0 1 0 6 0a3 6 0 1 0 -6 0Z');
const castle = 'M-40 46V-22H-24V-10H-9V-22H9V-10H24V-22H40V46Z';
const castleDoor = cut('M-13 46V24Q-13 12 0 6Q13 12 13 24V46Z');
const bookHalves = 'M0 -22Q-24 -40 -48 -28V36Q-24 26 0 42Q24 26 48 36V-28Q24 -40 0 -22Z';
const stairs = 'M-48 46V28H-30V12H-12V-4H6V-20H24V-36H48V46Z';
const cardPaper = 'M-26 -44H26Q34 -44 34 -36V36Q34 44 26 44H-26Q-34 44 -34 36V-36Q-34 -44 -26 -44Z';
const plusAt = (x: number, y: number): string => `M${x - 5} ${y - 18}h10v13h13v10h-13v13h-10v-13h-13v-10h13Z`;
const minusAt = (x: number, y: number): string => `M${x - 18} ${y - 5}h36v10h-36Z`;

export const turnSigns: Readonly<Record<Sign, SignDrawing>> = {
  eye: [
    fill('M-50 0Q-24 -36 0 -36Q24 -36 50 0Q24 36 0 36Q-24 36 -50 0Z'),
    cut(disc(0, 0, 22)),
    fill('M-7.5 0a7.5 18 0 1 0 15 0a7.5 18 0 1 0 -15 0Z'),
  ],
  candle: [
    fill('M-15 -8H15V40H-15Z'),
    fill('M-32 38H32Q36 38 36 43V47Q36 50 32 50H-32Q-36 50 -36 47V43Q-36 38 -32 38Z'),
    fill('M0 -50C4 -38 14 -34 14 -24C14 -16 8 -12 0 -12C-8 -12 -14 -16 -14 -24C-14 -34 -4 -38 0 -50Z'),
    cut('M0 -34C2 -29 5 -27 5 -22C5 -18 3 -16 0 -16C-3 -16 -5 -18 -5 -22C-5 -27 -2 -29 0 -34Z'),
  ],
  bone: [
    stroke('M-20 20L20 -20', 20),
    fill(disc(16, -36, 13) + disc(36, -16, 13) + disc(-16, 36, 13) + disc(-36, 16, 13)),
    fill('M10 -34L34 -10L-10 34L-34 10Z'),
  ],
  root: [
    stroke('M0 -44V44', 15),
    stroke('M0 -8Q-8 20 -34 24L-40 46', 11),
    stroke('M0 -8Q8 20 34 24L40 46', 11),
    stroke('M0 -28Q18 -32 26 -46', 9),
    stroke('M0 -20Q-18 -24 -26 -38', 9),
  ],
};

export const actionSigns: Readonly<Record<ActionName, SignDrawing>> = {
  develop: [
    fill(bookHalves),
    cutStroke('M0 -20V40', 5),
    cutStroke(
      'M-37 -15Q-23 -20 -11 -13M-37 2Q-23 -3 -11 4M-37 19Q-23 14 -11 21M37 -15Q23 -20 11 -13M37 2Q23 -3 11 4M37 19Q23 14 11 21',
      4.6,
    ),
  ],
  summon: [
    fill(hood),
    cut(hollow),
    fill(disc(-5, -12, 3) + disc(5, -12, 3)),
    stroke('M-46 -36L-35 -26M46 -36L35 -26M-50 -8H-38M50 -8H38', 6.5),
  ],
  fortify: [fill(castle), castleDoor, stroke('M0 -22V-48', 5), fill('M0 -50L26 -42L0 -32Z')],
  manoeuvre: [fill(bat), batEyes],
  ritual: [
    fill('M-48 28H48V46H-48ZM-33 10H33V28H-33ZM-17 -8H17V10H-17Z'),
    fill('M0 -50C4 -40 12 -36 12 -25C12 -16 7 -11 0 -11C-7 -11 -12 -16 -12 -25C-12 -36 -4 -40 0 -50Z'),
    cut('M0 -34C2 -29 5 -27 5 -22C5 -18 3 -16 0 -16C-3 -16 -5 -18 -5 -22C-5 -27 -2 -29 0 -34Z'),
  ],
};

export const nightSigns: Readonly<Record<NightName, SignDrawing>> = {
  dusk: [fill('M-38 12A38 38 0 0 1 38 12Z'), fill('M-50 18H50V27H-50ZM-34 34H34V43H-34Z')],
  midnight: [fill('M10 -46A46 46 0 1 0 44 26A38 38 0 1 1 10 -46Z')],
  dawn: [
    fill('M-30 20A30 30 0 0 1 30 20Z'),
    fill('M-50 27H50V36H-50Z'),
    stroke('M0 -22V-40M-27 -11L-39 -24M27 -11L39 -24M-40 10L-49 7M40 10L49 7', 7),
  ],
};

export const answerSigns = {
  agree: [stroke('M-34 4L-10 28L36 -24', 14)],
  oppose: [stroke('M-28 -28L28 28M28 -28L-28 28', 14)],
  pass: [stroke('M-38 0H32M8 -26L34 0L8 26', 13)],
} as const satisfies Record<string, SignDrawing>;

/** What a step of the ritual or a piece of the Cathedral brings, and what cards say they do. */
export const effectSigns = {
  draw: [
    fill('M-40 -30H8Q16 -30 16 -22V38Q16 46 8 46H-32Q-40 46 -40 38Z'),
    cut('M-32 -22H8V38H-32Z'),
    fill('M-14 -46H34Q42 -46 42 -38V22Q42 30 34 30H-6Q-14 30 -14 22Z'),
  ],
  upgrade: [fill(cardPaper), cut('M0 -30L24 -4H10V30H-10V-4H-24Z')],
  produce: [
    fill('M-14 -46C4 -40 14 -24 16 -8C18 14 24 30 26 44H-50C-48 30 -44 14 -42 -8C-40 -24 -30 -40 -14 -46Z'),
    cut('M-14 -30C-4 -28 0 -18 -1 -8C-2 2 -8 6 -14 6C-20 6 -26 2 -27 -8C-28 -18 -24 -28 -14 -30Z'),
    fill(plusAt(32, -26)),
  ],
  addShadow: [fill(shadow), shadowEyes, shadowPupils, cut(disc(32, -32, 19)), fill(plusAt(32, -32))],
  removeShadow: [fill(shadow), shadowEyes, shadowPupils, cut(disc(32, -32, 19)), fill(minusAt(32, -32))],
  move: [
    fill(
      'M-40 40C-44 20 -34 8 -24 12C-14 16 -14 32 -20 42C-26 50 -38 50 -40 40ZM4 8C0 -12 10 -24 20 -20C30 -16 30 0 24 10C18 18 6 18 4 8Z',
    ),
    stroke('M-14 -34H34M16 -48L36 -34L16 -20', 7),
  ],
  fly: [fill(bat), batEyes],
  convert: [
    stroke('M-36 -6A36 36 0 0 1 28 -24M36 6A36 36 0 0 1 -28 24', 9),
    fill('M40 -38V-10L16 -18ZM-40 38V10L-16 18Z'),
    fill(disc(0, 0, 13)),
  ],
  conflict: [
    stroke('M-34 -38L26 22M34 -38L-26 22', 10),
    stroke('M-40 14L-14 40M40 14L14 40', 8),
    stroke('M-34 40L-40 46M34 40L40 46', 10),
  ],
  level: [fill(castle), castleDoor, fill('M0 -50L14 -32H-14Z')],
  climb: [fill(stairs), stroke('M-40 6L-12 -26M-30 -28H-10V-8', 7)],
  worship: [
    fill('M-44 26H44V46H-44Z'),
    fill('M0 -44C16 -40 22 -24 23 -10C24 6 28 18 30 26H-30C-28 18 -24 6 -23 -10C-22 -24 -16 -40 0 -44Z'),
    cut('M0 -30C8 -28 12 -20 11 -12C10 -4 6 0 0 0C-6 0 -10 -4 -11 -12C-12 -20 -8 -28 0 -30Z'),
  ],
  recall: [
    stroke('M-30 -30A40 40 0 1 1 -40 8', 9),
    fill('M-48 -44L-16 -40L-36 -14Z'),
    fill('M0 -24C12 -20 18 -8 19 4C20 14 22 20 24 28H-24C-22 20 -20 14 -19 4C-18 -8 -12 -20 0 -24Z'),
    cut(disc(0, 0, 8)),
  ],
  command: [
    fill('M-44 42L-38 -10L-50 -40L-24 -26L0 -50L24 -26L50 -40L38 -10L44 42Z'),
    cut('M-26 4Q-14 -12 -4 6Q-16 14 -26 4ZM26 4Q14 -12 4 6Q16 14 26 4Z'),
    cut('M-26 22H26L18 34H-18Z'),
  ],
  devour: [
    fill('M-50 -20Q0 -60 50 -20L40 -2L28 -14L16 4L0 -12L-16 4L-28 -14L-40 -2Z'),
    fill('M-50 20Q0 60 50 20L40 4L28 14L16 -2L0 12L-16 -2L-28 14L-40 4Z'),
  ],
  release: [
    fill('M-50 -26Q0 -66 50 -26L40 -8L28 -20L14 -4L0 -18L-14 -4L-28 -20L-40 -8Z'),
    stroke('M0 40V4M-20 22L0 2L20 22', 10),
  ],
  discard: [
    fill('M-34 -44H18Q26 -44 26 -36V36Q26 44 18 44H-26Q-34 44 -34 36Z'),
    cut(disc(24, 24, 24)),
    stroke('M12 12L36 36M36 12L12 36', 9),
  ],
  dream: [fill(cardPaper), cut('M6 -24A24 24 0 1 0 22 14A20 20 0 1 1 6 -24Z')],
  lose: [fill(hood), cut(hollow), cut(disc(30, -30, 20)), fill(minusAt(30, -30))],
} as const satisfies Record<string, SignDrawing>;

/** The five kinds of bonus on the stairs of the ritual, by the first effect of the step. */
export const bonusSigns = {
  move: effectSigns.move,
  produce: effectSigns.produce,
  fly: [...effectSigns.fly, stroke('M-20 44H20M6 34L20 44L6 50', 6)],
  level: effectSigns.level,
  command: effectSigns.command,
} as const satisfies Record<string, SignDrawing>;

/** Rewards of Forking Paths, by the keys in the rules. */
export const tokenSigns: Readonly<Record<string, SignDrawing>> = {
  step: [fill(stairs)],
  pair: [
    fill(
      'M-22 -40C-8 -36 0 -22 1 -8C2 10 6 24 8 36H-50C-48 24 -46 10 -45 -8C-44 -22 -36 -36 -22 -40ZM22 -40C36 -36 44 -22 45 -8C46 10 48 24 50 36H14C12 24 8 10 8 -4C8 -16 6 -24 4 -28C8 -34 14 -38 22 -40Z',
    ),
    cut(disc(-22, -12, 10) + disc(26, -12, 10)),
  ],
  road: [fill('M-12 -46H12L44 46H-44Z'), cut('M-3 -36H3L4 -20H-4ZM-5 -8H5L7 10H-7ZM-8 22H8L10 42H-10Z')],
  flight: [fill(bat), batEyes],
  change: effectSigns.convert,
  waking: [fill('M-48 -10H-38V10H48V40H38V28H-38V40H-48Z'), fill(disc(-24, -4, 12)), stroke('M14 -44H40L14 -14H40', 7)],
  lesson: effectSigns.upgrade,
  library: [
    fill('M-44 -40H-24V42H-44ZM-18 -40H4V42H-18ZM12 -36L32 -42L50 36L30 42Z'),
    cut('M-40 -26H-28V-20H-40ZM-14 -26H0V-20H-14ZM-14 26H0V32H-14Z'),
  ],
  vision: [
    fill('M-48 6Q-24 -28 0 -28Q24 -28 48 6Q24 40 0 40Q-24 40 -48 6Z'),
    cut(disc(0, 6, 20)),
    fill(disc(0, 6, 9)),
    stroke('M0 -38V-48M-28 -30L-34 -40M28 -30L34 -40', 6),
  ],
  wall: [
    fill('M-48 -30H-30V-18H-9V-30H9V-18H30V-30H48V44H-48Z'),
    cutStroke('M-48 4H48M-48 24H48M-20 -16V4M20 -16V4M0 4V24M-34 4V24M34 4V24M-20 24V44M20 24V44', 4),
  ],
  'two-doors': [
    fill('M-46 44V-16Q-46 -34 -25 -44Q-4 -34 -4 -16V44ZM4 44V-16Q4 -34 25 -44Q46 -34 46 -16V44Z'),
    cut(disc(-12, 8, 4) + disc(12, 8, 4)),
  ],
  ambush: [fill(shadow), shadowEyes, shadowPupils, cutStroke('M-24 22L-14 28L-4 21L6 28L16 21L24 28', 5)],
  covenant: [
    stroke('M-44 8a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z', 9),
    stroke('M-8 8a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z', 9),
    stroke('M0 -30V-46M-22 -28L-30 -40M22 -28L30 -40', 6),
  ],
};

/** Marks of cards, of strength, of what is counted. */
export const markSigns = {
  attack: [
    fill(
      'M35.4 -42.2L31.7 -23.0L-1.3 16.3L13.3 28.5L5.3 38.0L-9.9 25.1L-19.1 36.1L-32.2 25.1L-23.0 14.2L-38.3 1.3L-30.4 -8.1L-15.8 4.1L17.1 -35.2Z',
    ),
    fill(disc(-30.5, 36.4, 9)),
  ],
  defence: [fill('M0 -50Q22 -38 44 -38V0Q42 34 0 52Q-42 34 -44 0V-38Q-22 -38 0 -50Z')],
  deed: [
    fill('M0 -50L12 -29L35 -35L29 -12L50 0L29 12L35 35L12 29L0 50L-12 29L-35 35L-29 12L-50 0L-29 -12L-35 -35L-12 -29Z'),
    cut(disc(0, 0, 10)),
  ],
  sun: [
    fill(disc(0, 0, 22)),
    stroke('M0 -36V-46M0 36V46M-36 0H-46M36 0H46M-26 -26L-33 -33M26 26L33 33M26 -26L33 -33M-26 26L-33 33', 8),
  ],
  shadow: [fill(shadow), shadowEyes, shadowPupils],
  follower: [fill(hood), cut(hollow), fill(disc(-5, -12, 3) + disc(5, -12, 3))],
  development: [fill(cardPaper), cut('M-34 -36Q-34 -44 -26 -44H2V2L-16 16L-34 2Z')],
  dream: effectSigns.dream,
  mouth: effectSigns.devour,
} as const satisfies Record<string, SignDrawing>;

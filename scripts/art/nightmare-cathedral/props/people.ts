/** Who lives here: followers, Shadows, Winged Ones, skulls and hands. Feet at 0, 0; about 100 high. */
import { darker, lighter, mix } from '../../colour';
import { curve, mirror } from '../../outline';
import { circle, ellipse, line, path, place, type Placing, polygon, rectangle, shape } from '../../paper';
import { edged, raise } from '../../shadow';
import { both, sheetOf } from '../../three-chapters/figure/face';
import { dots, gaze, gazes } from '../gaze';
import { ash, blood, bone, coal, ember, mist, rust, sand, soot } from '../palette';

const robe = '0 -104!, 18 -95, 32 -72, 36 -46, 47 -6, 34 3, 0 5';
const face = '0 -86, 15 -79, 20 -61, 13 -48, 0 -44';

interface FollowerLook {
  readonly colour?: string;
  readonly eyes?: string;
  /** Both arms up. */
  readonly raised?: boolean;
  readonly bowed?: boolean;
}

export function follower({ colour = rust, eyes = ember, raised = false, bowed = false }: FollowerLook = {}): string {
  const shade = mix(colour, '#2a0f14', 0.36);
  const sleeve = '26 -64, 46 -96, 60 -112, 68 -102, 58 -78, 40 -50';
  const arms = raised ? both(edged(curve(sleeve), colour, 0.2) + circle(63, -112, 8, bone)) : '';
  const body =
    arms +
    sheetOf(robe, colour, 0.28) +
    shape('-47 -6, -36 -46, -32 -72, -13 -62, -15 -22, -20 3, -36 3', shade, { opacity: 0.6 }) +
    line('M12 -38Q20 -16 16 2', shade, 2.6, { opacity: 0.7 });
  const head = shape(mirror(face), soot) + place(0, bowed ? -60 : -65, dots(7, 0, 4.6, eyes));
  return raise(2, body) + (bowed ? line('M-18 -86Q0 -98 18 -86', shade, 4) : '') + head;
}

export const followerAt = (x: number, y: number, scale: number, colour?: string, look: FollowerLook = {}): string =>
  place(x, y, follower({ colour, ...look }), { scale });

const claws =
  '-48 4!, -38 -34, -50 -64!, -29 -62, -24 -102!, -6 -80, 12 -106!, 19 -76, 44 -80!, 36 -42, 50 4!, 22 -7, 4 5, -20 -7';

export type ShadowFace = 'grin' | 'calm' | 'gape' | 'sad';

export function imp(look: ShadowFace = 'grin', skin = '#0f0c09', rim = '#6a5b4c'): string {
  const mouths: Readonly<Record<ShadowFace, string>> = {
    grin: path('M-25 -27L-15 -20L-6 -28L4 -20L14 -28L25 -20L16 -10L-14 -9Z', sand),
    calm: line('M-10 -20Q2 -14 14 -20', sand, 4),
    gape:
      ellipse(1, -18, 12, 11, blood) + polygon('-8 -26, -2 -26, -5 -18', bone) + polygon('4 -26, 10 -26, 7 -18', bone),
    sad: line('M-10 -16Q2 -25 14 -16', sand, 4),
  };
  return (
    raise(2, edged(curve(claws), rim, 0) + place(0, 0.5, shape(claws, skin), { scale: 0.955 })) +
    ellipse(-12, -50, 11.5, 12.5, bone) +
    ellipse(14.5, -49, 9, 10, bone) +
    ellipse(-10.5, -49, 4, 9, skin) +
    ellipse(15, -48.5, 3.2, 7.4, skin) +
    circle(-13, -54, 2.4, '#ffffff') +
    mouths[look]
  );
}

export const impAt = (x: number, y: number, scale: number, look?: ShadowFace, placing: Placing = {}): string =>
  place(x, y, imp(look), { scale, ...placing });

const wing = '8 -60, 30 -98, 70 -106!, 64 -82, 78 -66!, 62 -56, 66 -34!, 43 -38, 34 -14!, 15 -28';

export function winged(colour: string = sand): string {
  const spread =
    edged(curve(wing), colour, 0.3) + line('M68 -103L18 -48M74 -66L22 -44M62 -38L24 -40', mix(colour, soot, 0.4), 3);
  return (
    raise(2, both(spread)) +
    raise(
      2,
      sheetOf('0 -88, 15 -80, 18 -42, 0 4!', coal, 0.15) + sheetOf('0 -108, 18 -101, 17 -79, 0 -62!', bone, 0.5),
    ) +
    both(polygon('6 -102, 18 -120, 18 -98', bone)) +
    dots(7.5, -88, 5, soot) +
    dots(7.5, -89, 2, ember)
  );
}

export const wingedAt = (x: number, y: number, scale: number, colour?: string, placing: Placing = {}): string =>
  place(x, y, winged(colour), { scale, ...placing });

export function skull(colour: string = bone): string {
  return (
    raise(2, sheetOf('0 -66, 30 -60, 38 -34, 30 -14, 20 -10, 19 0, 0 2', colour, 0.5)) +
    both(ellipse(15, -32, 11, 12, soot) + circle(14, -31, 4, ember)) +
    polygon('0 -21, 5 -11, -5 -11', soot) +
    line('M-10 -6V1M0 -6V2M10 -6V1', mix(colour, soot, 0.5), 2.2)
  );
}

/** A long bone that lies; 100 wide. */
export const longBone = (colour: string = bone): string =>
  raise(
    1,
    rectangle(-38, -7, 76, 14, colour, 6) +
      both(circle(42, -8, 11, colour) + circle(42, 8, 11, colour)) +
      line('M-30 -2H26', lighter(colour, 0.6), 2),
  );

const fingers =
  '-17 74!, -15 -10, -25 -36, -20 -43, -12 -37, -9 -18, -12 -56, -6 -64, 0 -56, 2 -20, 4 -54, 10 -59, 15 -51, 13 -16, 20 -34, 26 -35, 26 -24, 18 6, 17 74!';

/** A hand that reaches up, an eye in its palm. Its wrist ends at 0, 74. */
export const hand = (colour: string = bone, watching = true): string =>
  raise(2, edged(curve(fingers), colour, 0.4)) +
  (watching
    ? circle(1, 6, 10, darker(colour, 0.3, soot)) + gaze(1, 6, 8)
    : line('M-10 4Q0 12 12 2', darker(colour, 0.3, ash), 2));

export const handAt = (x: number, y: number, scale: number, turn = 0, colour?: string, watching = true): string =>
  place(x, y, hand(colour, watching), { scale, turn });

const visage = '0 -42, 26 -40, 36 -24, 33 8, 18 34, 0 42';

export type Expression = 'smile' | 'frown' | 'open' | 'flat';

/** A mask, its middle at 0, 0. */
export function mask(colour: string = bone, look: Expression = 'smile'): string {
  const mouths: Readonly<Record<Expression, string>> = {
    smile: path('M-16 12Q0 32 16 12Q0 20 -16 12Z', soot),
    frown: path('M-14 26Q0 8 14 26Q0 17 -14 26Z', soot),
    open: ellipse(0, 20, 7, 10, soot),
    flat: line('M-11 20H11', soot, 4),
  };
  return (
    raise(2, sheetOf(visage, colour, 0.45)) +
    both(path('M6 -8Q14 -18 25 -9Q16 -1 6 -8Z', soot) + line('M5 -18Q14 -28 27 -20', mix(colour, soot, 0.55), 3)) +
    line('M0 -6L-3 6H3', mix(colour, soot, 0.4), 2.4) +
    mouths[look]
  );
}

export const ghost = (colour: string = mist): string =>
  raise(1, sheetOf('0 -100, 22 -92, 30 -66, 32 -20, 40 4!, 20 -6, 10 6!, 0 -4', colour, 0.5)) +
  gazes(9, -66, 7, { iris: bone, lid: colour }) +
  ellipse(0, -46, 5, 7, soot);

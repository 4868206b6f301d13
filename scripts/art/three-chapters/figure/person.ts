/** A person from the waist up, on y = 0: hair, clothes, head, face and hat; the head's centre is 170 above. */
import { lighter } from '../../colour';
import type { Fur } from '../../fur';
import { limb } from '../../koty/limb';
import { curve, type Outline } from '../../outline';
import { circle, clipped, place } from '../../paper';
import { edged, raise } from '../../shadow';
import { skins } from '../palette';

import { both, face, headShape, sheetOf, whole, type FaceLook } from './face';
import { hair as hairs, type Hair } from './hair';

export const headHeight = 170;

export const cuts = {
  robe: '0 -132, 46 -122, 74 -60, 92 12, 0 12',
  gown: '0 -132, 28 -124, 42 -96, 36 -66, 84 -22, 108 12, 0 12',
  coat: '0 -132, 42 -124, 62 -92, 66 12, 0 12',
  wide: '0 -132, 50 -124, 88 -84, 100 12, 0 12',
  child: '0 -126, 32 -120, 50 -84, 58 12, 0 12',
  round: '0 -128, 46 -122, 92 -72, 96 -10, 84 12, 0 12',
} as const satisfies Record<string, Outline>;

interface Person {
  readonly skin?: Fur;
  readonly hair?: Hair;
  readonly face?: FaceLook;
  readonly cut?: Outline;
  readonly cloth?: string;
  /** On the clothes, cut to them. */
  readonly dress?: string;
  /** Behind everything: wings, cloak. */
  readonly behind?: string;
  /** Over clothes, under the head: collar, ruff. */
  readonly collar?: string;
  /** In the head's field, over face and hair. */
  readonly hat?: string;
  readonly beard?: string;
  /** In front of everything. */
  readonly front?: string;
  readonly ears?: 'round' | 'pointed' | 'none';
  readonly wide?: number;
  readonly high?: number;
  readonly tilt?: number;
  readonly raised?: number;
}

const ear = { round: '46 -8, 62 -12, 64 6, 50 14', pointed: '44 -10, 66 -20, 88 -34!, 74 0, 50 16', none: '' } as const;

export function person({
  skin = skins.fair,
  hair = hairs.none(),
  face: look = {},
  cut = cuts.coat,
  cloth = '#4f8058',
  dress = '',
  behind = '',
  collar = '',
  hat = '',
  beard = '',
  front = '',
  ears = 'none',
  wide = 1,
  high = 1,
  tilt = 0,
  raised = 0,
}: Person): string {
  const body = whole(cut);
  const head =
    raise(
      2,
      (ears === 'none' ? '' : both(edged(curve(ear[ears]), skin.fur, 0.3))) +
        edged(headShape(wide, high), skin.fur, 0.35),
    ) +
    raise(1, hair.front) +
    face(skin, look) +
    beard +
    hat;
  const at = { turn: tilt };
  return (
    behind +
    (hair.back ? place(0, -headHeight - raised, raise(2, hair.back), at) : '') +
    raise(2, edged(body, cloth, 0.3) + clipped(body, dress)) +
    collar +
    place(0, -headHeight - raised, head, at) +
    front
  );
}

type Spot = readonly [x: number, y: number];

/** Sleeve from shoulder over elbow to a hand. */
export function arm(from: Spot, bend: Spot, to: Spot, sleeve: string, skin: Fur = skins.fair, width = 25): string {
  const along = Math.hypot(to[0] - bend[0], to[1] - bend[1]) || 1;
  const back = Math.min(along, width * 0.7) / along;
  const cuff: Spot = [to[0] + (bend[0] - to[0]) * back, to[1] + (bend[1] - to[1]) * back];
  return raise(
    1,
    palm(to[0], to[1], skin, width * 0.52) +
      limb(`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${cuff[0]} ${cuff[1]}`, sleeve, width),
  );
}

const palm = (x: number, y: number, skin: Fur, r: number): string =>
  circle(x - 0.4, y - 1.2, r, lighter(skin.fur, 0.35)) + circle(x, y, r, skin.fur);

export const hand = (x: number, y: number, skin: Fur = skins.fair, r = 12): string => raise(1, palm(x, y, skin, r));

/** A pair of collar points, or a ruff. */
export const points = (c: string): string => raise(1, both(edged(curve('0 -124!, 30 -130, 44 -112, 20 -94!'), c, 0.3)));
export const ruff = (c: string): string =>
  raise(
    1,
    [-44, -30, -15, 0, 15, 30, 44]
      .map(
        (x) =>
          circle(x, -120 + Math.abs(x) * -0.1, 14, c) +
          circle(x, -120 + Math.abs(x) * -0.1, 5, lighter('#c9b8a0', 0.3)),
      )
      .join(''),
  );
export const puffs = (c: string): string =>
  raise(1, both(edged(curve('26 -124, 48 -128, 66 -108, 58 -84, 38 -88'), c, 0.35)));
export const highCollar = (c: string, lining: string): string =>
  raise(
    2,
    both(
      edged(curve('12 -116, 40 -150, 84 -206!, 92 -150, 72 -104, 30 -96'), lining, 0.2) +
        edged(curve('60 -108, 88 -150, 84 -206!, 104 -160, 96 -106, 76 -92'), c, 0.2),
    ),
  );
export const cloak = (c: string, cut: Outline = '0 -146, 52 -134, 92 -60, 118 14, 0 14'): string =>
  raise(2, sheetOf(cut, c));

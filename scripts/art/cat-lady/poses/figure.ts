/** One cat: fur, markings and face, to be put into any pose. */
import { catHead, type HeadLook } from '../../cat';
import { lighter } from '../../colour';
import type { Fur } from '../../fur';
import { unmarked, type Markings } from '../../markings';
import { clipped, ellipse, line, path, place, type Placing } from '../../paper';
import { edged, raise } from '../../shadow';

export interface Figure {
  readonly coat: Fur;
  readonly marks?: Markings;
  readonly look?: HeadLook;
  /** Colour of the paws. */
  readonly socks?: string;
  /** Colour of the tail, and rings around it. */
  readonly tail?: string;
  readonly rings?: string;
  /** Breast and belly; the fur's own when told nothing. */
  readonly bib?: string;
  readonly collar?: string;
  /** Worn on the head, in the head's box. */
  readonly worn?: string;
  /** Laid over the body after its markings, cut to it. */
  readonly dress?: string;
  /** Drawn on the body, behind the head. */
  readonly ruff?: string;
  /** How far the head leans. */
  readonly tilt?: number;
}

export const marksOf = (cat: Figure): Markings => cat.marks ?? unmarked;
export const bibOf = (cat: Figure): string => cat.bib ?? lighter(cat.coat.fur, 0.16);

export function head(cat: Figure, x: number, y: number, more: Placing = {}): string {
  const face = catHead(cat.coat, { marks: marksOf(cat).head, ...cat.look });
  return place(x, y, raise(2, face) + (cat.worn ?? ''), { turn: cat.tilt ?? 0, ...more });
}

export function tail(cat: Figure, d: string, width = 16): string {
  const colour = cat.tail ?? cat.coat.shade;
  return (
    line(d, lighter(colour, 0.3), width, { transform: 'translate(-0.6 -1.6)' }) +
    line(d, colour, width) +
    (cat.rings ? line(d, cat.rings, width, { 'stroke-linecap': 'butt', 'stroke-dasharray': '7 13' }) : '')
  );
}

/** A body with light on its edge; markings and clothes are cut to it. */
export const trunk = (cat: Figure, d: string, onIt: string): string =>
  edged(d, cat.coat.fur, 0.35) + clipped(d, onIt + (cat.dress ?? ''));

export function foot(cat: Figure, x: number, y: number, rx = 15, ry = 9.5): string {
  const fill = cat.socks ?? lighter(cat.coat.fur, 0.14);
  return (
    ellipse(x - 0.4, y - 1.3, rx, ry, lighter(fill, 0.5)) +
    ellipse(x, y, rx, ry, fill) +
    line(`M${x - 4.5} ${y + ry * 0.3}v${ry * 0.45}M${x + 4.5} ${y + ry * 0.3}v${ry * 0.45}`, cat.coat.deep, 2)
  );
}

/** The underside of a paw: a large pad and three toes. */
export const sole = (cat: Figure, x: number, y: number, r = 15, turn = 0): string =>
  place(
    x,
    y,
    edged(`M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`, cat.socks ?? cat.coat.fur, 0.35) +
      ellipse(0, r * 0.28, r * 0.46, r * 0.36, cat.coat.inner) +
      ellipse(-r * 0.5, -r * 0.28, r * 0.19, r * 0.24, cat.coat.inner) +
      ellipse(0, -r * 0.46, r * 0.19, r * 0.24, cat.coat.inner) +
      ellipse(r * 0.5, -r * 0.28, r * 0.19, r * 0.24, cat.coat.inner),
    { turn },
  );

export const collar = (cat: Figure, d: string, bellX: number, bellY: number): string =>
  cat.collar === undefined
    ? ''
    : raise(
        1,
        line(d, cat.collar, 8) +
          ellipse(bellX, bellY, 6.5, 6.5, '#ffd86b') +
          path(`M${bellX - 4} ${bellY + 1}h8`, '#b5762a'),
      );

/** The only gradients there are: skies, mist at the foot of a hill, and glow. */
import { circle, element } from './paper';
import { fingerprint } from './random';

export interface Paint {
  readonly definition: string;
  readonly fill: string;
}

/** From top to bottom of whatever is filled with it. */
export function fade(top: string, bottom: string, middle?: readonly [at: number, colour: string]): Paint {
  const stop = (offset: number, colour: string): string => element('stop', { offset, 'stop-color': colour });
  const stops = stop(0, top) + (middle ? stop(...middle) : '') + stop(1, bottom);
  const id = `fade-${fingerprint(stops)}`;
  return { definition: element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops), fill: `url(#${id})` };
}

export function glow(x: number, y: number, radius: number, colour: string, strength = 0.5): string {
  const stop = (offset: number, opacity: number): string =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  const stops = stop(0, strength) + stop(0.4, strength * 0.5) + stop(1, 0);
  const id = `glow-${fingerprint(stops)}`;
  return element('radialGradient', { id }, stops) + circle(x, y, radius, `url(#${id})`);
}

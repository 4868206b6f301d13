/** A Dream: a night of its own, and who is seen in it. */
import { darker, mix } from '../../colour';
import { hills } from '../../landscape';
import { moon } from '../../moon';
import { type Round, sky, stars } from '../../sky';
import { bone, soot, verdigris } from '../palette';

interface DreamMoon extends Round {
  readonly colour: string;
}

export interface Dreamland {
  readonly seed: number;
  readonly sky: readonly [top: string, bottom: string];
  /** Left out where something else stands in its place. */
  readonly moon?: DreamMoon;
}

/** A night under a great moon. */
export function dreamland({ seed, sky: [top, bottom], moon: look }: Dreamland): string {
  const earth = mix(bottom, soot, 0.5);
  return (
    sky(top, bottom) +
    stars({
      seed,
      width: 300,
      height: 220,
      count: 22,
      bright: 3,
      colour: bone,
      margin: 20,
      avoid: [...(look ? [{ ...look, r: look.r + 12 }] : []), { x: 52, y: 60, r: 60 }],
    }) +
    (look ? moon(look.x, look.y, look.r, { colour: look.colour, halo: 0.36 }) : '') +
    hills([296, 284, 300, 288, 304, 290], mix(earth, bottom, 0.3), { mist: bottom, haze: 0.35 }) +
    hills([330, 322, 334, 326, 332, 324], darker(earth, 0.25, soot))
  );
}

export const dreamSkies = {
  sea: ['#16242a', verdigris],
  night: ['#101c22', '#35595a'],
  dawn: ['#2a4a4c', '#b5b58e'],
  dusk: ['#2a1420', '#9a4a3a'],
  fire: ['#3a0f10', '#c9602f'],
  gold: ['#4a2a1a', '#d9a05a'],
  wine: ['#1a0e16', '#5e2434'],
} as const satisfies Record<string, readonly [string, string]>;

export interface DreamPicture {
  readonly night: Omit<Dreamland, 'seed'>;
  readonly hero: () => string;
}

export type DreamPictures = Readonly<Record<string, DreamPicture>>;

export const plainMoon = (x: number, y: number, r: number, colour: string): DreamMoon => ({ x, y, r, colour });

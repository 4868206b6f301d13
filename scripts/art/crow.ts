/** A crow, about 100 high, standing on y = 0, looking left. Pale eye and bright beak are what is counted at thumbnail size. */
import { darker, mix } from './colour';
import { curve } from './outline';
import { circle, line, place, shape } from './paper';
import { edged, raise } from './shadow';

export interface CrowLook {
  readonly feathers?: string;
  readonly wing?: string;
  readonly beak?: string;
  readonly eye?: string;
  readonly mood?: 'calm' | 'asleep' | 'caw' | 'cross';
  /** Degrees the head is turned down; negative looks up. */
  readonly nod?: number;
  readonly legs?: boolean;
}

const crowColours = { feathers: '#0e0c1e', wing: '#302e5c', beak: '#f5a646', eye: '#fff3c4' } as const;

const body =
  '-31 -70, -16 -90, 4 -84, 16 -66, 36 -42, 52 -22, 64 -2!, 47 -7, 42 1!, 28 -11, 8 -11, -14 -15, -29 -32, -34 -52';
const wingShape = '-10 -58, 4 -62, 22 -46, 38 -27, 50 -10!, 34 -12, 29 -7!, 12 -17, -6 -28, -14 -44';
const skull = '-14 -101, 4 -95, 10 -80, 6 -64, -14 -58, -32 -64, -38 -80, -32 -95';
const upperBeak = '-32 -92, -50 -88, -66 -72!, -48 -73, -30 -72';
const lowerBeak = '-32 -76, -48 -73, -60 -70!, -46 -65, -30 -66';

function eye(colour: string, mood: CrowLook['mood'], feathers: string): string {
  if (mood === 'asleep') return line('M-31 -81Q-22 -72 -13 -81', colour, 3.6);
  const ball = circle(-22, -82, 11, colour) + circle(-23.5, -82, 6, '#120c1c') + circle(-25.5, -84.5, 2.2, '#ffffff');
  return mood === 'cross' ? ball + shape('-38 -98, -8 -92, -10 -84!, -36 -86!', feathers) : ball;
}

export function crow(look: CrowLook = {}): string {
  const { feathers, wing, beak, eye: iris, mood = 'calm', nod = 0, legs = true } = { ...crowColours, ...look };
  const edge = mix(feathers, wing, 0.9);
  const lower =
    mood === 'caw'
      ? place(-30, -70, place(30, 70, shape(lowerBeak, darker(beak, 0.3, '#7a2a1a'))), { turn: -24 })
      : shape(lowerBeak, darker(beak, 0.28, '#7a2a1a'));
  const head =
    lower +
    shape(upperBeak, beak) +
    shape(skull, edge, { transform: 'translate(-0.4 -1.4)' }) +
    shape(skull, feathers) +
    eye(iris, mood, feathers);
  const feet = legs ? line('M-6 -14L-8 -2M-19 0Q-8 -5 1 0M12 -14L12 -2M2 0Q12 -5 22 0', beak, 4.6) : '';
  const plumage =
    edged(curve(body), feathers, 0.22) +
    shape(wingShape, wing) +
    line('M8 -42Q22 -36 31 -24M2 -34Q14 -28 23 -20', feathers, 2.4, { opacity: 0.55 });
  return feet + raise(1, plumage + place(-14, -78, place(14, 78, head), { turn: -nod }));
}

const nearWing =
  '-8 -4, -16 -34, -40 -62, -72 -76, -98 -72!, -84 -62, -96 -50!, -74 -46, -82 -32!, -58 -30, -60 -16!, -34 -12, -16 10';
const trunk = '0 -24, 16 -18, 20 4, 14 28, 22 52!, 8 46, 0 58!, -8 46, -22 52!, -14 28, -20 4, -16 -18';

/** Seen from the front with spread wings, about 200 wide, centred. */
export function flyingCrow(look: CrowLook = {}): string {
  const { feathers, wing, beak, eye: iris } = { ...crowColours, ...look };
  const ball = (x: number): string =>
    circle(x, -38, 10, iris) + circle(x * 0.84, -37, 5.4, '#120c1c') + circle(x * 0.84 - 1.6, -39, 1.9, '#ffffff');
  const head =
    circle(0, -34, 24, mix(feathers, wing, 0.9), { transform: 'translate(-0.4 -1.4)' }) + circle(0, -34, 24, feathers);
  const face = ball(-11.5) + ball(11.5) + shape('-7 -32, 7 -32, 5 -20, 0 -10!, -5 -20', beak);
  const wings = [false, true]
    .map((flip) =>
      place(
        0,
        0,
        edged(curve(nearWing), wing, 0.2) +
          line('M-20 -12Q-44 -30 -70 -58M-16 -4Q-38 -18 -58 -38', feathers, 3, { opacity: 0.5 }),
        { flip },
      ),
    )
    .join('');
  const feet = line('M-9 40L-10 56M-17 62L-10 56L-3 62M9 40L10 56M17 62L10 56L3 62', beak, 4.6);
  return raise(2, wings + feet + edged(curve(trunk), feathers, 0.2) + head + face);
}

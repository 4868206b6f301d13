/** The table Koty is played on: dusk, and banks of cloud one behind the other. Square; cover any screen with it. */
import { mix } from '../colour';
import { grain } from '../grain';
import { listGroundOutputs } from '../groundOutputs';
import { fade } from '../light';
import { round } from '../outline';
import { path, rectangle } from '../paper';
import { between, random } from '../random';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { stars } from '../sky';

const side = 800;

/** Bumps from edge to edge, highest in the middle of the picture's sides. */
function bank(seed: number, y: number, bump: number): string {
  const next = random(seed);
  let d = `M-80 ${y}`;
  for (let x = -80; x < side + 80;) {
    const step = between(next, bump * 0.8, bump * 1.5);
    const rise = round(between(next, -bump * 0.16, bump * 0.16));
    d += `A${round(step * 0.6)} ${round(step * 0.6)} 0 0 1 ${round(x + step)} ${round(y + rise)}`;
    x += step;
  }
  return `${d}V${side + 80}H-80Z`;
}

interface Ground {
  readonly top: string;
  readonly bottom: string;
  readonly near: string;
  readonly spark: string;
  readonly shadow: string;
}

function ground({ top, bottom, near, spark, shadow }: Ground): Drawing {
  const dusk = fade(top, bottom);
  const banks = [400, 510, 620, 720]
    .map((y, i, all) => {
      const d = bank(31 + i, y, 130 - i * 14);
      const colour = mix(bottom, near, (i + 1) / all.length);
      return raise(2, path(d, mix(colour, spark, 0.06), { transform: 'translate(0 -1.6)' }) + path(d, colour));
    })
    .join('');
  const sparks = stars({ seed: 12, width: side, height: 420, count: 34, colour: spark, bright: 5, margin: 20 });
  const content =
    dusk.definition +
    rectangle(0, 0, side, side, dusk.fill) +
    `<g opacity="0.45">${sparks}</g>` +
    banks +
    grain(side, side, 0.2);
  return { width: side, height: side, shadow, content };
}

const dark = ground({ top: '#24165a', bottom: '#452a80', near: '#2d1a62', spark: '#fff1d6', shadow: '#0b0620' });
const light = ground({ top: '#e6d8f4', bottom: '#f4e8f6', near: '#fbf1e6', spark: '#ffffff', shadow: '#b79cc8' });

export const groundOutputs = listGroundOutputs('koty', dark, light);

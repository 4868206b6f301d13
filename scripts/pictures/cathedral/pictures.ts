import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import sharp from 'sharp';

import type { Ground } from '../../../e2e/runner';
import type { Language } from '../../../src/words/words';

import { photograph, type Shot } from './photograph';

/** The photographs of Nightmare Cathedral that are kept: ten moments on five screens, and two that stand larger in the README and in docs/cathedral.md. */

const FOLDER = 'docs/pictures/cathedral';
/** How wide they are kept, in pixels: enough to see how a screen is laid out. */
const SCREENS = { small: 400, phone: 468, low: 844, tablet: 691, broad: 1024 } as const;
const MOMENTS = [
  'take',
  'turn',
  'answer',
  'layMore',
  'climb',
  'command',
  'devour',
  'complete',
  'market',
  'count',
] as const;
const QUALITY = 74;
const MOST = 4_000_000;

/** Both languages and both themes are to be seen, each moment in one of each. */
const lookOf = (at: number): { readonly language: Language; readonly theme: 'dark' | 'light' } => ({
  language: at % 2 === 0 ? 'pl' : 'en',
  theme: at % 4 < 2 ? 'dark' : 'light',
});

interface Kept extends Shot {
  readonly path: string;
  readonly width: number;
}

const large: readonly Kept[] = [
  {
    moment: 'turn',
    size: 'phone',
    language: 'en',
    theme: 'dark',
    path: 'docs/pictures/cathedral-turn.webp',
    width: 780,
  },
  {
    moment: 'late',
    size: 'broad',
    language: 'en',
    theme: 'dark',
    path: 'docs/pictures/cathedral-late.webp',
    width: 1366,
  },
];

const gallery: readonly Kept[] = MOMENTS.flatMap((moment, at) =>
  Object.entries(SCREENS).map(([size, width]) => ({
    moment,
    size,
    ...lookOf(at),
    path: `${FOLDER}/${moment}-${size}.webp`,
    width,
  })),
);

/** Takes those whose path contains `wanted`, and all anew when that names nothing in particular. */
export async function takeCathedral(ground: Ground, wanted: string): Promise<void> {
  if (wanted === '') rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  let sum = 0;
  for (const { path, width, ...shot } of [...large, ...gallery].filter(({ path }) => path.includes(wanted))) {
    await photograph(ground, shot, async (png) => {
      const picture = await sharp(png).resize({ width }).webp({ quality: QUALITY, effort: 6 }).toBuffer();
      writeFileSync(path, picture);
      sum += picture.length;
      console.log(`${path}  ${Math.round(picture.length / 1024)} KB`);
    });
  }
  if (sum > MOST) throw new Error(`The photographs of Nightmare Cathedral take ${sum} bytes, more than ${MOST}`);
}

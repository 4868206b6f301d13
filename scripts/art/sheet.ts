/// <reference types="node" />
/** A contact sheet to look at, large and 72 pixels wide: node scripts/run.mjs scripts/art/sheet.ts [out.png] [game] [names…] */
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp, { type OverlayOptions } from 'sharp';

import { catLadyCards, catLadySmall } from './cat-lady';
import { kotyCards } from './koty';
import { conflictCards } from './nightmare-cathedral/conflicts';
import { developmentCards } from './nightmare-cathedral/developments';
import { dreamCards } from './nightmare-cathedral/dreams';
import { nightmareCards } from './nightmare-cathedral/nightmares';
import { rasterise, type Drawing } from './render';
import { senCards } from './sen';
import { threeChaptersCards, threeChaptersSmall } from './three-chapters/cards';

const gap = 8;
const thumb = 72;

const decks: Readonly<Record<string, ReadonlyMap<string, Drawing>>> = {
  sen: senCards,
  koty: kotyCards,
  'cat-lady': catLadyCards,
  'cat-lady-small': catLadySmall,
  'three-chapters': threeChaptersCards,
  'three-chapters-small': threeChaptersSmall,
  'nightmare-developments': developmentCards,
  'nightmare-dreams': dreamCards,
  'nightmare-conflicts': conflictCards,
  'nightmare-nightmares': nightmareCards,
};

async function sheet(
  file: string,
  cards: readonly (readonly [string, Drawing])[],
  columns: number,
  width: number,
): Promise<void> {
  const height = Math.round(width * 1.4);
  const rows = Math.ceil(cards.length / columns);
  const pieces: OverlayOptions[] = [];
  for (const [i, [, drawing]] of cards.entries()) {
    const drawn = await rasterise(drawing, Math.max(width, 480));
    pieces.push({
      input: await sharp(drawn).resize(width, height).png().toBuffer(),
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    });
    pieces.push({
      input: await sharp(drawn)
        .resize(thumb, Math.round(thumb * 1.4))
        .png()
        .toBuffer(),
      left: gap + i * (thumb + gap),
      top: gap * 2 + rows * (height + gap),
    });
  }
  const size = {
    width: Math.max(columns * (width + gap), cards.length * (thumb + gap)) + gap,
    height: rows * (height + gap) + Math.round(thumb * 1.4) + gap * 3,
  };
  await sharp({ create: { ...size, channels: 3, background: '#0b0c22' } })
    .composite(pieces)
    .png()
    .toFile(file);
  process.stdout.write(`${file}\n`);
}

const [out = join(tmpdir(), 'catnap-sheet.png'), game = 'sen', ...names] = process.argv.slice(2);
const chosen = [...(decks[game] ?? [])].filter(([name]) => names.length === 0 || names.includes(name));
void sheet(
  out,
  chosen,
  names.length ? Math.min(4, names.length) : Math.min(8, Math.ceil(chosen.length / 2)),
  names.length ? 480 : 236,
);

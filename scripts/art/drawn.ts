/// <reference types="node" />
/** What each picture was drawn from: one whose drawing is the same is left as it is, also in a fresh checkout. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { svgOf, type Output } from './render';

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Hashes of a picture's drawing and of its bytes. */
export type Drawn = readonly [drawing: string, bytes: string];

/** Sizes and encoder are drawing too. */
const encoder = readFileSync('scripts/art/render.ts', 'utf8');

const drawingOf = async ({ width, quality, drawing }: Output): Promise<string> =>
  hashOf(`${width} ${quality ?? ''} ${encoder} ${await svgOf(drawing)}`);

const bytesOf = ({ file }: Output, root: string): string => hashOf(readFileSync(join(root, file)));

export async function isDrawn(output: Output, root: string, known: Drawn | undefined): Promise<boolean> {
  if (!known || !existsSync(join(root, output.file))) return false;
  return known[0] === (await drawingOf(output)) && known[1] === bytesOf(output, root);
}

export const drawnFrom = async (output: Output, root: string): Promise<Drawn> => [
  await drawingOf(output),
  bytesOf(output, root),
];

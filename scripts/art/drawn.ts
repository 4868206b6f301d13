/// <reference types="node" />
/** What was drawn on this machine before, and from what: a picture whose drawing is the same is left as it is. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { svgOf, type Output } from './render';

const MEMORY = 'node_modules/.cache/catnap/art.json';

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** By file: the drawing it was made from, and its bytes, since a checkout may have brought others. */
type Memory = Record<string, readonly [drawing: string, bytes: string]>;

const memory: Memory = existsSync(MEMORY) ? (JSON.parse(readFileSync(MEMORY, 'utf8')) as Memory) : {};

/** Sizes and encoder are drawing too. */
const encoder = readFileSync('scripts/art/render.ts', 'utf8');

async function drawingOf({ width, quality, drawing }: Output): Promise<string> {
  return hashOf(`${width} ${quality ?? ''} ${encoder} ${await svgOf(drawing)}`);
}

const bytesOf = (output: Output, root: string): string => hashOf(readFileSync(`${root}/${output.file}`));

export async function isDrawn(output: Output, root: string): Promise<boolean> {
  const known = memory[output.file];
  if (!known || !existsSync(`${root}/${output.file}`)) return false;
  return known[0] === (await drawingOf(output)) && known[1] === bytesOf(output, root);
}

export async function remember(output: Output, root: string): Promise<void> {
  memory[output.file] = [await drawingOf(output), bytesOf(output, root)];
}

export function keepMemory(): void {
  mkdirSync(dirname(MEMORY), { recursive: true });
  writeFileSync(MEMORY, JSON.stringify(memory));
}

/// <reference types="node" />
/** From SVG text to picture files. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

import { grainPattern } from './grain';
import { shadowFilters } from './shadow';
import { fontFiles } from './type';

/** A drawing in its own units, before anybody has chosen pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly content: string;
  /** Shadows are tinted: pure black looks like dirt. */
  readonly shadow?: string;
}

export interface Output {
  /** Inside assets/. The ending chooses the format. */
  readonly file: string;
  readonly width: number;
  readonly drawing: Drawing;
  readonly quality?: number;
}

let pattern: Promise<string> | undefined;

export async function svgOf(drawing: Drawing): Promise<string> {
  pattern ??= grainPattern();
  const definitions = `<defs>${shadowFilters(drawing.shadow ?? '#0b0620')}${await pattern}</defs>`;
  const size = `viewBox="0 0 ${drawing.width} ${drawing.height}" width="${drawing.width}" height="${drawing.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${definitions}${drawing.content}</svg>`;
}

export async function rasterise(drawing: Drawing, width: number): Promise<Buffer> {
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Fraunces' };
  return new Resvg(await svgOf(drawing), { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}

export async function write(output: Output, root: string): Promise<void> {
  // Small pictures come from a larger one: the renderer's own thin edges break up below 200 pixels.
  const drawn = await rasterise(output.drawing, Math.max(output.width, output.width < 200 ? 480 : 0));
  const height = Math.round((output.width * output.drawing.height) / output.drawing.width);
  const sized = sharp(drawn).resize(output.width, height, { kernel: 'lanczos3' });
  const file = `${root}/${output.file}`;
  const encoded = output.file.endsWith('.png')
    ? sized.png({ compressionLevel: 9, effort: 10 })
    : sized.webp({ quality: output.quality ?? 80, effort: 5, smartSubsample: true });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await encoded.toBuffer());
}

/** A part of the shared picture. Browsers draw it on a canvas, phones as SVG. */
export type Shape =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly fill: string;
    }
  | {
      readonly kind: 'path';
      readonly d: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly fill: string;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly font: string;
      readonly fill: string;
      readonly align: 'start' | 'middle' | 'end';
    };

export interface SharedPicture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** Reduces the font size until the text fits the width. */
export const sizeFor = (text: string, size: number, width: number): number =>
  Math.min(size, (1.75 * width) / Math.max(1, text.length));

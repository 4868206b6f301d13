/** A part of the picture that is shared: drawn on a canvas by browsers, as SVG on phones. */
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

/** As large as it may be for its length. */
export const sizeFor = (text: string, size: number, width: number): number =>
  Math.min(size, (1.75 * width) / Math.max(1, text.length));

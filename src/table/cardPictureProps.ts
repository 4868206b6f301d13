import type { ReactNode } from 'react';

export interface CardPictureProps {
  readonly source: number;
  /** A picture of another shape than its card is drawn whole with `contain`. */
  readonly fit?: 'fill' | 'contain';
  /** Paints all that the picture covers in this colour. */
  readonly tint?: string;
  readonly children?: ReactNode;
}

import type { HeadLook } from '../../cat';
import { rectangle } from '../../paper';

export interface Costume {
  readonly look: HeadLook;
  /** In the head's box. */
  readonly worn: string;
  /** Behind head and body. */
  readonly behind?: string;
  /** On the body, cut to it. */
  readonly dress: string;
  /** Over the body. */
  readonly over?: string;
  readonly light: string;
}

export const cloth = (colour: string): string => rectangle(-120, -52, 240, 200, colour);

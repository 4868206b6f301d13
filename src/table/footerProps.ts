import type { ReactNode } from 'react';

import type { Sitter } from '../match/types';

import type { SpokenLine } from './cats/voices';
import type { FooterButton } from './FooterButtons';

/** What is said in a footer. */
export interface FooterText {
  /** What happened. */
  readonly told: string;
  readonly prompt: string;
  /** Instead of the prompt. */
  readonly coach?: ReactNode;
  /** Who is spoken to, or whom the table waits for; null where it is nobody. */
  readonly speaker: Sitter | null;
  /** What a cat says to what happened. */
  readonly voice: SpokenLine | null;
  /** Stands at the end of the prompt. */
  readonly aid?: ReactNode;
}

export interface FooterProps extends FooterText {
  readonly buttons: readonly FooterButton[];
  /** Something is still to be shown. */
  readonly isBusy: boolean;
  /** The next turn waits for a tap. */
  readonly isHeld: boolean;
  /** What happened is being shown or read. */
  readonly isTelling: boolean;
  /** The viewer may do something. */
  readonly isAsked: boolean;
  onSkip(): void;
  readonly isBeside: boolean;
  /** There is always room for this many rows of buttons. */
  readonly buttonRows: number;
  /** One row below the table has to do; beside it there is the usual room. */
  readonly isSlim: boolean;
}

/** A footer of one row has room for neither the lines of cats nor rows of buttons. */
export interface SlimFooterProps extends Omit<FooterProps, 'voice' | 'isBeside' | 'buttonRows' | 'isSlim'> {
  readonly screen: { readonly width: number; readonly height: number };
}

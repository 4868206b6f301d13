import type { Card, Options, Seat, State } from '../kernel/types';

export interface TemplateOptions extends Options {
  /** How many cards a hand holds. */
  readonly hand: number;
}

export interface Template extends State {
  readonly options: TemplateOptions;
  /** Hands by seat. */
  hands: Card[][];
  /** Stairs by seat and number; the last card lies on top. */
  stairs: Card[][][];
  pile: Card[];
  discard: Card[];
  turn: Seat;
}

export type TemplateMove =
  | { readonly type: 'lay'; readonly card: Card; readonly stairs: number }
  | { readonly type: 'discard'; readonly card: Card };

import type { Card, Options, Seat, State } from '../kernel/types';

export interface TemplateOptions extends Options {
  /** Cards in a hand. */
  readonly hand: number;
}

export interface Template extends State {
  readonly options: TemplateOptions;
  /** By seat. */
  hands: Card[][];
  /** By seat and stairs; the last card lies on top. */
  stairs: Card[][][];
  pile: Card[];
  discard: Card[];
  turn: Seat;
}

export type TemplateMove =
  | { readonly type: 'lay'; readonly card: Card; readonly stairs: number }
  | { readonly type: 'discard'; readonly card: Card };

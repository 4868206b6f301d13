import { createDice } from '../rules/kernel/chance';
import { clone } from '../rules/kernel/clone';
import type { Engine, State } from '../rules/kernel/types';

import { GUEST, type PlayOn, type Sitter } from './types';

/** The state from which a match is played on: as it was, or with what was hidden dealt anew. */
export const findPlayOn = (engine: Engine, state: State, { seat, isAsItWas }: PlayOn, seed: number): State =>
  isAsItWas ? clone(state) : engine.imagine(state, seat, createDice(seed));

/** Seats the person who plays on, as a guest where a bot sat, and bots everywhere else. */
export const seatForPlayOn = (sitters: readonly Sitter[], { seat, level }: PlayOn): Sitter[] =>
  sitters.map((sitter, other) => {
    const { name, mark } = sitter;
    if (other === seat) return sitter.kind === 'person' ? sitter : { kind: 'person', person: GUEST, name, mark };
    return sitter.kind === 'bot' ? { ...sitter, level } : { kind: 'bot', level, name, mark };
  });

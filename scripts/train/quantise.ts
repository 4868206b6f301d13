import { FINER, LOGIT, ONE, writeBytes } from '../../src/rules/bots/net';
import type { LearnedNet } from '../../src/rules/kernel/types';

import type { FloatNet } from './floatNet';

/** The straight line that makes logits true: slope times logit plus shift. */
export interface Line {
  readonly slope: number;
  readonly shift: number;
}

/** Leaves logits as they are. */
export const STRAIGHT: Line = { slope: 1, shift: 0 };

const MOST = 127;

/** Rounds a net to whole numbers, eight bits a weight with a scale for each hidden unit; the line becomes part of it. */
export function quantise(
  { inputs, hidden, all }: FloatNet,
  seats: readonly number[],
  { slope, shift }: Line,
): LearnedNet {
  const first = inputs * hidden;
  const bytes = new Int8Array(first);
  const biases: number[] = [];
  const outs: number[] = [];
  for (let unit = 0; unit < hidden; unit++) {
    let most = 1e-6;
    for (let i = 0; i < inputs; i++) most = Math.max(most, Math.abs(all[i * hidden + unit]));
    const scale = most / MOST;
    for (let i = 0; i < inputs; i++) bytes[i * hidden + unit] = Math.round(all[i * hidden + unit] / scale);
    biases.push(Math.round((all[first + unit] / scale) * ONE));
    outs.push(Math.round((slope * all[first + hidden + unit] * scale * LOGIT * FINER) / ONE));
  }
  const bias = Math.round((slope * all[first + 2 * hidden] + shift) * LOGIT);
  return { seats, inputs, biases, outs, bias, weights: writeBytes(bytes) };
}

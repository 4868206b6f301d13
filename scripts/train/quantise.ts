import { FINER, LOGIT, ONE, readNet, writeBytes } from '../../src/rules/bots/net';
import type { LearnedNet } from '../../src/rules/kernel/types';

import { sizeOf, type FloatNet } from './floatNet';

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

/**
 * Makes a net with fractions of one of whole numbers, so that it can be trained on. Where one scale is as good as
 * another, the weights before and behind a hidden unit become about as large.
 */
export function widen(learned: LearnedNet): FloatNet {
  const { inputs, hidden, weights, biases, outs, bias } = readNet(learned);
  const first = inputs * hidden;
  const all = new Float32Array(sizeOf(inputs, hidden));
  for (let unit = 0; unit < hidden; unit++) {
    const out = (outs[unit] * ONE) / LOGIT / FINER;
    const scale = Math.sqrt(Math.max(1e-6, Math.abs(out)) / MOST);
    for (let i = 0; i < inputs; i++) all[i * hidden + unit] = weights[i * hidden + unit] * scale;
    all[first + unit] = (biases[unit] / ONE) * scale;
    all[first + hidden + unit] = out / scale;
  }
  all[first + 2 * hidden] = bias / LOGIT;
  return { inputs, hidden, all };
}

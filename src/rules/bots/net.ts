import type { LearnedNet } from '../kernel/types';

/**
 * A small net of whole numbers: inputs, one layer of hidden units, and one number that says how well a seat stands. It
 * adds, multiplies and rounds whole numbers below 2^53 only, so every engine comes to the same one, in whatever order
 * it adds.
 */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** The weights of the inputs, eight bits each; those of one input lie together. */
  readonly weights: Int8Array;
  readonly biases: Int32Array;
  /** The weights of the hidden units. */
  readonly outs: Float64Array;
  readonly bias: number;
}

/** What an input of one whole is written as. */
export const ONE = 64;
/** What a logit of one whole is written as. */
export const LOGIT = 4096;
/** Weights of hidden units are so many times finer than a logit, so that little is lost where they are rounded. */
export const FINER = 65536;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Reads bytes from base64 without padding; not every engine has a function for it. */
function readBytes(text: string, count: number): Int8Array {
  const bytes = new Int8Array(count);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < text.length && at < count; i++) {
    held = ((held << 6) | DIGITS.indexOf(text[i])) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  return bytes;
}

/** Writes bytes as base64 without padding. */
export function writeBytes(bytes: Int8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] & 255) << 16) | ((bytes[i + 1] & 255) << 8) | (bytes[i + 2] & 255);
    const digits = Math.min(4, Math.ceil(((bytes.length - i) * 8) / 6));
    for (let digit = 0; digit < digits; digit++) text += DIGITS[(three >> (18 - 6 * digit)) & 63];
  }
  return text;
}

export const readNet = ({ inputs, biases, outs, bias, weights }: LearnedNet): Net => ({
  inputs,
  hidden: biases.length,
  weights: readBytes(weights, inputs * biases.length),
  biases: Int32Array.from(biases),
  outs: Float64Array.from(outs),
  bias,
});

/** Returns the logit for some inputs, in parts of LOGIT. */
export type Weigh = (x: Int32Array) => number;

/**
 * Creates a function that weighs inputs. It keeps the sums of the inputs before and adds only what has changed, because
 * states that are compared are much alike; sums of whole numbers stay exact however often that is done.
 */
export function createWeigh({ inputs, hidden, weights, biases, outs, bias }: Net): Weigh {
  const last = new Int32Array(inputs);
  const sums = Int32Array.from(biases);
  return (x) => {
    for (let i = 0; i < inputs; i++) {
      const change = x[i] - last[i];
      if (change === 0) continue;
      last[i] = x[i];
      for (let unit = 0, at = i * hidden; unit < hidden; unit++, at++) sums[unit] += change * weights[at];
    }
    let sum = 0;
    for (let unit = 0; unit < hidden; unit++) if (sums[unit] > 0) sum += sums[unit] * outs[unit];
    return Math.round(sum / FINER) + bias;
  };
}

/** The logistic curve at every half from 0 to 8, in millionths. It is written out, as engines differ in its last bits. */
const CURVE: readonly number[] = [
  500000, 622459, 731059, 817574, 880797, 924142, 952574, 970688, 982014, 989013, 993307, 995930, 997527, 998499,
  999089, 999447, 999665,
];
const HALF = LOGIT / 2;

/** Returns the share of winning that a logit stands for, in millionths; straight lines join the points of the curve. */
export function shareOf(logit: number): number {
  const size = Math.min(Math.abs(logit), 8 * LOGIT - 1);
  const at = Math.floor(size / HALF);
  const share = CURVE[at] + Math.floor(((CURVE[at + 1] - CURVE[at]) * (size - at * HALF)) / HALF);
  return logit < 0 ? 1_000_000 - share : share;
}

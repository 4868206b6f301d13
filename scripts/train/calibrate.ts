import { sigmoid } from './floatNet';
import type { Line } from './quantise';

/** What a net said of a state for one seat, and the share of the win that came of it. */
export interface Weighed {
  readonly logit: number;
  readonly came: number;
}

/** Fits the line that makes logits true, by Newton's method on the cross entropy. */
export function fitLine(weighed: readonly Weighed[]): Line {
  let slope = 1;
  let shift = 0;
  for (let round = 0; round < 20; round++) {
    let [toSlope, toShift, both] = [0, 0, 0];
    let [curveSlope, curveShift] = [1e-6, 1e-6];
    for (const { logit, came } of weighed) {
      const share = sigmoid(slope * logit + shift);
      const curve = share * (1 - share);
      toSlope += (share - came) * logit;
      toShift += share - came;
      curveSlope += curve * logit * logit;
      curveShift += curve;
      both += curve * logit;
    }
    const whole = curveSlope * curveShift - both * both;
    slope -= (curveShift * toSlope - both * toShift) / whole;
    shift -= (curveSlope * toShift - both * toSlope) / whole;
  }
  return { slope, shift };
}

/** Ten buckets of what was said: how many states, what was said on average, and what came. */
export interface Bucket {
  readonly states: number;
  readonly said: number;
  readonly came: number;
}

export function fillBuckets(pairs: readonly { readonly said: number; readonly came: number }[]): Bucket[] {
  return Array.from({ length: 10 }, (_, bucket) => {
    const own = pairs.filter(({ said }) => Math.min(9, Math.floor(said * 10)) === bucket);
    const mean = (read: (one: (typeof own)[number]) => number) =>
      own.reduce((sum, one) => sum + read(one), 0) / Math.max(1, own.length);
    return { states: own.length, said: mean((one) => one.said), came: mean((one) => one.came) };
  });
}

/** Joins buckets of other states. */
export const joinBuckets = (some: readonly Bucket[], others: readonly Bucket[]): Bucket[] =>
  some.map((one, i) => {
    const other = others[i];
    const states = one.states + other.states;
    const mean = (own: number, more: number) => (own * one.states + more * other.states) / Math.max(1, states);
    return { states, said: mean(one.said, other.said), came: mean(one.came, other.came) };
  });

/** The mean distance of what was said from what came, each bucket weighing as much as it has states. */
export function meanGap(buckets: readonly Bucket[]): number {
  const states = buckets.reduce((sum, bucket) => sum + bucket.states, 0);
  return buckets.reduce((sum, { states: own, said, came }) => sum + own * Math.abs(said - came), 0) / states;
}

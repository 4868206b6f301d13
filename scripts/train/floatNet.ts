import { ONE } from '../../src/rules/bots/net';

/** The inputs of one state that are not 0: which they are, and what they are. */
export interface Sparse {
  readonly at: Uint16Array;
  readonly value: Int16Array;
}

/** A net with fractions, as it is trained. All numbers lie in one list, so that they can be handed to other processors. */
export interface FloatNet {
  readonly inputs: number;
  readonly hidden: number;
  /** Weights by input and hidden unit, biases, weights of the hidden units, and the bias of the logit. */
  readonly all: Float32Array;
}

export const sizeOf = (inputs: number, hidden: number) => inputs * hidden + 2 * hidden + 1;

export function createFloatNet(inputs: number, hidden: number, random: () => number): FloatNet {
  const all = new Float32Array(sizeOf(inputs, hidden));
  const first = inputs * hidden;
  for (let i = 0; i < first; i++) all[i] = (random() - 0.5) * 0.3;
  for (let unit = 0; unit < hidden; unit++) {
    all[first + unit] = 0.1;
    all[first + hidden + unit] = (random() - 0.5) * 0.6;
  }
  return { inputs, hidden, all };
}

/** So much is added before the first hidden unit and taken away behind it, so that it never falls silent. */
const LIFTED = 8;

/** Has a fresh net say a multiple of one input: the first hidden unit carries it, and the others are not heard yet. */
export function followInput({ inputs, hidden, all }: FloatNet, input: number, weight: number): void {
  const first = inputs * hidden;
  for (let i = 0; i < inputs; i++) all[i * hidden] = i === input ? weight : 0;
  all[first] = LIFTED;
  all.fill(0, first + hidden);
  all[first + hidden] = 1;
  all[first + 2 * hidden] = -LIFTED;
}

export function toSparse(x: Int32Array): Sparse {
  let count = 0;
  for (let i = 0; i < x.length; i++) if (x[i] !== 0) count++;
  const sparse = { at: new Uint16Array(count), value: new Int16Array(count) };
  count = 0;
  for (let i = 0; i < x.length; i++) {
    if (x[i] === 0) continue;
    sparse.at[count] = i;
    sparse.value[count++] = x[i];
  }
  return sparse;
}

const sums = new Float32Array(256);

/** Fills `sums` with what each hidden unit gets, and returns the logit. */
function weigh({ inputs, hidden, all }: FloatNet, { at, value }: Sparse): number {
  const first = inputs * hidden;
  for (let unit = 0; unit < hidden; unit++) sums[unit] = all[first + unit];
  for (let i = 0; i < at.length; i++) {
    const x = value[i] / ONE;
    for (let unit = 0, w = at[i] * hidden; unit < hidden; unit++, w++) sums[unit] += x * all[w];
  }
  let logit = all[first + 2 * hidden];
  for (let unit = 0; unit < hidden; unit++) if (sums[unit] > 0) logit += sums[unit] * all[first + hidden + unit];
  return logit;
}

export const logitOf = (net: FloatNet, x: Sparse): number => weigh(net, x);

/**
 * Creates a function that returns the logit of inputs. It keeps the sums of the inputs before and adds only what has
 * changed, as states that are compared are much alike; the net must stay as it is meanwhile.
 */
export function createFloatWeigh({ inputs, hidden, all }: FloatNet): (x: Int32Array) => number {
  const first = inputs * hidden;
  const last = new Int32Array(inputs);
  const kept = Float64Array.from(all.subarray(first, first + hidden));
  return (x) => {
    for (let i = 0; i < inputs; i++) {
      if (x[i] === last[i]) continue;
      const change = (x[i] - last[i]) / ONE;
      last[i] = x[i];
      for (let unit = 0, w = i * hidden; unit < hidden; unit++, w++) kept[unit] += change * all[w];
    }
    let logit = all[first + 2 * hidden];
    for (let unit = 0; unit < hidden; unit++) if (kept[unit] > 0) logit += kept[unit] * all[first + hidden + unit];
    return logit;
  };
}

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** The first and second moments of the gradient that Adam keeps, and how many steps it took. */
export interface Moments {
  readonly mean: Float32Array;
  readonly square: Float32Array;
  steps: number;
}

export const createMoments = (size: number): Moments => ({
  mean: new Float32Array(size),
  square: new Float32Array(size),
  steps: 0,
});

const KEEP_MEAN = 0.9;
const KEEP_SQUARE = 0.999;
const DECAY = 1e-5;

/** Creates a function that learns from a batch of samples, by Adam on the cross entropy, and returns their mean loss. */
export function createLearn(net: FloatNet, moments: Moments) {
  const { inputs, hidden, all } = net;
  const first = inputs * hidden;
  const slope = new Float32Array(all.length);
  const isTouched = new Uint8Array(inputs);

  function addSlope(x: Sparse, target: number): number {
    const share = sigmoid(weigh(net, x));
    const miss = share - target;
    slope[first + 2 * hidden] += miss;
    for (let unit = 0; unit < hidden; unit++) {
      if (sums[unit] <= 0) {
        sums[unit] = 0;
        continue;
      }
      slope[first + hidden + unit] += miss * sums[unit];
      sums[unit] = miss * all[first + hidden + unit];
      slope[first + unit] += sums[unit];
    }
    for (let i = 0; i < x.at.length; i++) {
      isTouched[x.at[i]] = 1;
      const value = x.value[i] / ONE;
      for (let unit = 0, w = x.at[i] * hidden; unit < hidden; unit++, w++) slope[w] += value * sums[unit];
    }
    return -(target * Math.log(share + 1e-9) + (1 - target) * Math.log(1 - share + 1e-9));
  }

  function step(from: number, to: number, rate: number, count: number): void {
    const { mean, square } = moments;
    for (let i = from; i < to; i++) {
      const one = slope[i] / count + DECAY * all[i];
      slope[i] = 0;
      mean[i] = KEEP_MEAN * mean[i] + (1 - KEEP_MEAN) * one;
      square[i] = KEEP_SQUARE * square[i] + (1 - KEEP_SQUARE) * one * one;
      all[i] -= (rate * mean[i]) / (Math.sqrt(square[i]) + 1e-7);
    }
  }

  return (batch: readonly { readonly x: Sparse; readonly target: number }[], rate: number): number => {
    let loss = 0;
    for (const { x, target } of batch) loss += addSlope(x, target);
    moments.steps++;
    const corrected = (rate * Math.sqrt(1 - KEEP_SQUARE ** moments.steps)) / (1 - KEEP_MEAN ** moments.steps);
    for (let input = 0; input < inputs; input++) {
      if (isTouched[input]) step(input * hidden, (input + 1) * hidden, corrected, batch.length);
      isTouched[input] = 0;
    }
    step(first, all.length, corrected, batch.length);
    return loss / batch.length;
  };
}

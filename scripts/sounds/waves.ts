/** Samples a second: enough for paper and wood, and half the bytes of a CD. */
export const RATE = 22_050;

/** Samples from -1 to 1. */
export type Wave = Float32Array;

/** How loud a wave is at a moment: `time` in seconds from its beginning, `share` from 0 to 1. */
export type Envelope = (time: number, share: number) => number;

/** A value that may change while a wave lasts. */
export type Glide = (share: number) => number;

const createSilence = (ms: number): Wave => new Float32Array(Math.round((RATE * ms) / 1000));

export function fill(ms: number, sample: (time: number, share: number) => number): Wave {
  const wave = createSilence(ms);
  for (let i = 0; i < wave.length; i++) wave[i] = sample(i / RATE, i / wave.length);
  return wave;
}

/** A wave with where it begins, in milliseconds, and how loud it is. */
export type Part = readonly [wave: Wave, at?: number, gain?: number];

/** Lays waves over one another; what reaches beyond the end is cut. */
export function mix(ms: number, ...parts: readonly Part[]): Wave {
  const whole = createSilence(ms);
  for (const [wave, at = 0, gain = 1] of parts) {
    const begin = Math.round((RATE * at) / 1000);
    for (let i = 0; i < wave.length && begin + i < whole.length; i++) whole[begin + i] += wave[i] * gain;
  }
  return whole;
}

/** Straight from one value to the next. */
export function glide(...values: readonly number[]): Glide {
  return (share) => {
    const at = share * (values.length - 1);
    const from = Math.min(values.length - 2, Math.floor(at));
    return values[from] + (values[from + 1] - values[from]) * (at - from);
  };
}

export const fade =
  (length: number, attack = 2): Envelope =>
  (time) =>
    Math.min(1, (time * 1000) / attack) * Math.exp((-time * 1000) / length);

export const swell: Envelope = (_, share) => Math.sin(Math.PI * share) ** 1.5;

/** A state-variable filter, run twice a sample so that it stays steady near its highest pitch. */
export function filter(wave: Wave, passes: 'low' | 'band', pitch: Glide, sharpness: number): Wave {
  let low = 0;
  let band = 0;
  return wave.map((sample, i) => {
    const step = 2 * Math.sin((Math.PI * Math.min(pitch(i / wave.length), RATE / 6)) / RATE);
    for (let pass = 0; pass < 2; pass++) {
      low += step * band;
      band += step * (sample - low - band / sharpness);
    }
    return passes === 'low' ? low : band;
  });
}

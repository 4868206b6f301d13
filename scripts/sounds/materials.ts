import { fade, fill, filter, glide, mix, RATE, swell, type Envelope, type Glide, type Wave } from './waves';

/** Chance from a name: a sound keeps its bytes whatever other sounds are added or changed. */
export function createChance(name: string): () => number {
  let state = 7;
  for (const letter of name) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 0) / 2 ** 31 - 1;
  };
}

/** What sounds are made of: paper, wood, a thumb piano and animals. The noise in them comes from one chance. */
export function createMaterials(chance: () => number) {
  const noise = (ms: number, envelope: Envelope) => fill(ms, (time, share) => chance() * envelope(time, share));
  const paper = (ms: number, pitch: Glide, sharpness: number, envelope: Envelope): Wave =>
    filter(noise(ms, envelope), 'band', pitch, sharpness);
  const air = (ms: number, pitch: Glide, envelope: Envelope): Wave => filter(noise(ms, envelope), 'low', pitch, 0.8);

  /** Wood or felt that something is set down on: a tone that falls, and a dull knock. */
  const thud = (from: number, to: number, ms: number, length: number): Wave => {
    let turn = 0;
    const tone = fill(ms, (time, share) => {
      turn += (2 * Math.PI * (to + (from - to) * Math.exp(-time * 40))) / RATE;
      return Math.sin(turn) * fade(length, 1)(time, share) * 0.9;
    });
    return mix(ms, [tone], [air(ms, () => 700, fade(length * 0.45, 1)), 0, 0.8]);
  };

  return { noise, paper, air, thud, chance };
}

export type Materials = ReturnType<typeof createMaterials>;

/** A tongue of a thumb piano. */
export const pluck = (pitch: number, ms: number, length = 180): Wave =>
  fill(ms, (time, share) => {
    const turn = 2 * Math.PI * pitch * time;
    const overtones =
      0.18 * Math.sin(3 * turn) * Math.exp(-time * 14) + 0.05 * Math.sin(5.4 * turn) * Math.exp(-time * 30);
    return fade(length)(time, share) * (Math.sin(turn) + overtones) * 0.6;
  });

/** A small bell: its partials ring shorter the higher they are. */
export const bell = (pitch: number, ms: number): Wave =>
  fill(ms, (time, share) =>
    [
      [1, 1],
      [2, 0.5],
      [2.76, 0.35],
      [5.4, 0.15],
    ].reduce(
      (sum, [ratio, gain]) =>
        sum + Math.sin(2 * Math.PI * pitch * ratio * time) * fade(380 / Math.sqrt(ratio))(time, share) * 0.4 * gain,
      0,
    ),
  );

/** A voice whose pitch glides, as a wave of some shape; `shape` is given the part of a turn. */
function createVoice(ms: number, pitch: Glide, shape: (part: number) => number, envelope: Envelope): Wave {
  let turn = 0;
  return fill(ms, (time, share) => {
    turn += pitch(share) / RATE;
    return shape(turn % 1) * envelope(time, share);
  });
}

export const caw = (ms: number): Wave => {
  const rough: Envelope = (time, share) =>
    Math.sin(Math.PI * share) ** 0.6 * (1 + 0.5 * Math.sin(2 * Math.PI * 70 * time)) * 0.5;
  return filter(
    createVoice(ms, glide(520, 560, 410), (part) => part * 2 - 1, rough),
    'band',
    glide(1100, 1500, 900),
    2.2,
  );
};

export const mew = (ms: number): Wave =>
  filter(
    createVoice(ms, glide(440, 520, 480, 370), (part) => Math.abs(part * 4 - 2) - 1, swell),
    'band',
    glide(500, 900, 450),
    1.6,
  );

export const purr = ({ air }: Materials, ms: number, gain = 1): Wave =>
  air(
    ms,
    () => 240,
    (time, share) => swell(time, share) * (0.55 + 0.45 * Math.sin(2 * Math.PI * 26 * time)) * 2.4 * gain,
  );

/** A breath held: a thin tone that trembles. */
export const breath = (ms: number): Wave => {
  let turn = 0;
  const pitch = glide(988, 880);
  return fill(ms, (time, share) => {
    turn += (2 * Math.PI * (pitch(share) + 14 * Math.sin(2 * Math.PI * 6 * time))) / RATE;
    return Math.sin(turn) * swell(time, share) * 0.3;
  });
};

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { createFloatNet, createMoments, sizeOf, type FloatNet, type Moments } from './floatNet';

/** A training under way, as it is kept in a file after every while. */
export interface Trained {
  readonly net: FloatNet;
  readonly moments: Moments;
  seconds: number;
  matches: number;
  moves: number;
  /** How many tasks were given out: each has a seed of its own. */
  tasks: number;
}

const FOLDER = 'reports/training';
export const fileOf = (name: string, ending: string) => join(FOLDER, `${name}.${ending}`);

const COUNTS = 5;

export function saveTrained(name: string, { net, moments, ...counts }: Trained): void {
  const { seconds, matches, moves, tasks } = counts;
  const head = Float64Array.of(seconds, matches, moves, tasks, moments.steps);
  const parts = [head, net.all, moments.mean, moments.square].map((part) => Buffer.from(part.buffer));
  const file = fileOf(name, 'training');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, Buffer.concat(parts));
  renameSync(`${file}.new`, file);
}

/** Opens a training that was broken off, or begins one. */
export function openTrained(
  name: string,
  inputs: number,
  hidden: number,
  random: () => number,
  isFresh: boolean,
): Trained {
  const net = createFloatNet(inputs, hidden, random);
  const moments = createMoments(net.all.length);
  const file = fileOf(name, 'training');
  const begun = { net, moments, seconds: 0, matches: 0, moves: 0, tasks: 0 };
  if (isFresh || !existsSync(file)) return begun;
  const bytes = readFileSync(file);
  const floats = sizeOf(inputs, hidden);
  if (bytes.length !== COUNTS * 8 + 3 * floats * 4)
    throw new Error(`${file} is of a net of another size; begin anew with --fresh`);
  const all = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  const [seconds, matches, moves, tasks, steps] = new Float64Array(all, 0, COUNTS);
  [net.all, moments.mean, moments.square].forEach((part, i) =>
    part.set(new Float32Array(all, COUNTS * 8 + i * floats * 4, floats)),
  );
  moments.steps = steps;
  return { ...begun, seconds, matches, moves, tasks };
}

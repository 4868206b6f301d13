import { writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

import type { LearnedNet } from '../../src/rules/kernel/types';

/** Letters on a line of the file. */
const WIDE = 110;

const isSame = (one: LearnedNet, other: LearnedNet) => one.seats.some((seats) => other.seats.includes(seats));

/** Writes a net into the weights of its game, in the place of one for the same numbers of seats. */
export async function writeWeights(game: string, net: LearnedNet, before: readonly LearnedNet[]): Promise<void> {
  const nets = [...before.filter((one) => !isSame(one, net)), net].sort((one, other) => one.seats[0] - other.seats[0]);
  const list = (numbers: readonly number[]) => `[${numbers.join(', ')}]`;
  const lines = (text: string) =>
    (text.match(new RegExp(`.{1,${WIDE}}`, 'g')) ?? []).map((line) => `'${line}',\n`).join('');
  const texts = nets.map(
    ({ seats, slopes, inputs, biases, outs, bias, weights }) => `  {
    seats: ${list(seats)},${slopes ? `\n    slopes: ${list(slopes)},` : ''}
    inputs: ${inputs},
    biases: ${list(biases)},
    outs: ${list(outs)},
    bias: ${bias},
    weights: [${lines(weights)}].join(''),
  },
`,
  );
  const text = `import type { LearnedNet } from '../kernel/types';

/** Written by \`npm run train\`. */
export const nets: readonly LearnedNet[] = [
${texts.join('')}];
`;
  const file = `src/rules/${game}/weights.ts`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

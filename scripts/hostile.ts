import { createDice } from '../src/rules/kernel/chance';
import { computeChecksum } from '../src/storage/checksum';
import { runAtOnce } from '../src/storage/work';

import { readArguments } from './arguments';
import { openDevice } from './hostile/device';
import { playAll } from './hostile/playAll';
import { makeRealRecords, type RealRecord } from './hostile/realRecords';
import { spoil } from './hostile/spoil';
import { createStopwatch, type Longest } from './hostile/stopwatch';

/**
 * Crafts backups with right checksums, restores each, and plays on whatever was accepted. Fails when anything throws, when a real
 * record is not taken, or when anything keeps the processor busy for longer than --most milliseconds without a pause: 50 here are
 * 200 on a phone that is four times slower. --files 3000 --seed 1 --first 0 --most 50
 */
const said = readArguments();
const [files, seed, most] = [said.number('files', 3000), said.number('seed', 1), said.number('most', 50)];
/** The number of the first file, to try one again. */
const first = said.number('first', 0);
/** What took too long is tried again so many times: what only the machine was slow at is quick then. */
const AGAIN = 2;

const seal = (lines: readonly RealRecord[]) =>
  [
    'Catnap backup 1 5',
    ...lines.map(({ kind, json }) => `${kind} ${computeChecksum(json)} ${json}`),
    `end ${lines.length}`,
  ].join('\n');

type Outcome = 'accepted' | 'refused' | 'threw';
interface Trial {
  readonly outcome: Outcome;
  readonly longest: Longest;
}

function tryOnce(name: string, text: string, diceSeed: number): Trial {
  const watch = createStopwatch();
  const dice = createDice(diceSeed);
  /^/.exec(text); // makes one text of what was put together
  try {
    const device = openDevice();
    const found = watch.timeSlices(`read ${name}`, device.backups.read(text));
    if ('refused' in found) return { outcome: 'refused', longest: watch.longest() };
    watch.timeSlices(`restore ${name}`, device.backups.restore(found, 'merge'));
    const outcome = playAll(device, dice, watch) > 0 ? 'accepted' : 'refused';
    return { outcome, longest: watch.longest() };
  } catch (error) {
    console.log(`${name}: ${(error as Error).stack?.split('\n').slice(0, 4).join(' ')}`);
    return { outcome: 'threw', longest: watch.longest() };
  }
}

const counts: Record<Outcome, number> = { accepted: 0, refused: 0, threw: 0 };
let longest: Longest = { took: 0, at: '' };
let [slow, triedAgain] = [0, 0];

function tryFile(name: string, text: string, diceSeed: number): void {
  let trial = tryOnce(name, text, diceSeed);
  counts[trial.outcome]++;
  for (let times = 0; times < AGAIN && trial.longest.took > most; times++) {
    triedAgain++;
    const again = tryOnce(name, text, diceSeed);
    if (again.longest.took < trial.longest.took) trial = again;
  }
  if (trial.longest.took > longest.took) longest = trial.longest;
  if (trial.longest.took <= most) return;
  slow++;
  console.log(`${name}: ${trial.longest.took.toFixed(0)} ms without a pause (${trial.longest.at})`);
}

const sayLongest = () => `longest without a pause: ${longest.took.toFixed(0)} ms (${longest.at})`;

const records = makeRealRecords();
tryOnce('the real records, to warm up', seal(records), seed);
tryFile('the real records', seal(records), seed);
const whole = runAtOnce(openDevice().backups.read(seal(records)));
const taken = 'refused' in whole ? 0 : whole.match.length + whole.sheet.length;
const real = records.filter(({ kind }) => kind === 'match' || kind === 'sheet').length;
console.log(`${taken} of ${real} real matches and sheets are taken; ${sayLongest()}`);

counts.accepted = 0;
longest = { took: 0, at: '' };
for (let i = first; i < first + files; i++) {
  const dice = createDice(seed * 1_000_003 + i);
  const { kind, json } = records[dice.random(records.length)];
  tryFile(`${kind} ${i}`, seal([{ kind, json: spoil(json, dice) }]), seed * 1_000_003 + i);
}
console.log(
  `${files} files of seed ${seed}: ${counts.accepted} accepted and played on, ${counts.refused} refused, ${counts.threw} threw, ` +
    `${slow} over ${most} ms (${triedAgain} tries again); ${sayLongest()}`,
);

longest = { took: 0, at: '' };
const MEGABYTE = 1024 * 1024;
tryFile('50 MB of empty lines', `Catnap backup 1 5\n${'\n'.repeat(50 * MEGABYTE)}`, seed);
tryFile('50 MB in a line', `Catnap backup 1 5\nmatch 1 ${'x'.repeat(50 * MEGABYTE)}`, seed);
tryFile('50 MB of short lines', `Catnap backup 1 5\n${'match 1 {}\n'.repeat(5 * MEGABYTE)}`, seed);
console.log(`files of 50 MB: ${sayLongest()}`);

if (counts.threw > 0 || slow > 0 || taken < real) process.exitCode = 1;

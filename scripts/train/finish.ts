import { writeFileSync } from 'node:fs';

import { LOGIT } from '../../src/rules/bots/net';
import type { LearnedNet } from '../../src/rules/kernel/types';
import { loadLearned } from '../../src/rules/minds';
import { interval } from '../ladder/interval';

import { fillBuckets, fitLine, meanGap, type Weighed } from './calibrate';
import { logitOf, sigmoid, type FloatNet } from './floatNet';
import { fitStretch, pairsOf, stretchAll, type Forecast } from './forecast';
import { STRAIGHT, quantise, type Line } from './quantise';
import { fileOf } from './saved';
import { PLAYED, type Played } from './tasks';
import type { Team } from './team';
import { writeWeights } from './writeWeights';

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Plays a duel on all processors, until so many matches are played or so much time is over. */
export async function duel(
  team: Team,
  one: LearnedNet,
  others: LearnedNet | 'judged' | 'normal',
  seats: number,
  seed: number,
  { matches, seconds }: { readonly matches: number; readonly seconds: number },
): Promise<{ readonly wins: number; readonly matches: number }> {
  const each = 2;
  const until = performance.now() + seconds * 1000;
  let given = 0;
  let wins = 0;
  await team.work<{ wins: number }>(
    () => {
      if (given >= matches || performance.now() > until) return null;
      given += each;
      return { kind: 'duel', one, others, seats, seed: seed + given, matches: each };
    },
    (outcome) => (wins += outcome.wins),
  );
  return { wins, matches: given };
}

/** So many matches, or so many seconds at each number of seats, tell how chances are told to people. */
export const TOLD = { matches: 400, seconds: 120 };
const CALM = { isCalm: true };
/** So many states tell well enough how true a net is. */
const STATES = 60_000;

/** Plays more matches and compares what the net said with what came, in two halves. */
async function weighMore(team: Team, net: FloatNet, seats: readonly number[], seed: number): Promise<Weighed[][]> {
  const halves: Weighed[][] = [[], []];
  let tasks = 0;
  let count = 0;
  await team.work<Played>(
    () => (count < STATES ? { kind: 'play', net, seats, seed: seed + tasks++, time: PLAYED, manner: CALM } : null),
    ({ samples }) => {
      const half = halves[tasks % 2];
      count += samples.length;
      for (const { x, target } of samples) half.push({ logit: logitOf(net, x), came: target });
    },
  );
  return halves;
}

/** Tells after how many matches of `hard` people are told what comes true, and when at the latest it must do. */
export interface Telling {
  readonly matches: number;
  readonly seconds: number;
  readonly seed: number;
}

/**
 * Fits for each number of seats how far what a net says is stretched before people are told: on half of some matches of
 * `hard` as it is played, with all its worlds; the other half tells how true that is.
 */
export async function fitSlopes(team: Team, net: LearnedNet, { matches, seconds, seed }: Telling): Promise<LearnedNet> {
  const slopes: number[] = [];
  for (const [i, seats] of net.seats.entries()) {
    const halves: Forecast[][] = [[], []];
    const until = performance.now() + seconds * 1000;
    let given = 0;
    await team.work<Forecast[]>(
      () => {
        if (given >= matches || performance.now() > until) return null;
        return { kind: 'forecast', net, seats, seed: seed + given++, matches: 1 };
      },
      // Matches come back in any order: which half they help is as good as drawn.
      (forecasts) =>
        halves[0].length > halves[1].length ? halves[1].push(...forecasts) : halves[0].push(...forecasts),
    );
    const gapWith = (stretch: number) => meanGap(fillBuckets(pairsOf(stretchAll(halves[1], stretch))));
    const half = fitStretch(halves[0]);
    const whole = fitStretch(halves.flat());
    slopes[i] = Math.round((net.slopes?.[i] ?? LOGIT) * whole);
    console.log(
      `${seats} seats, ${given} matches of hard: stretched ${whole.toFixed(3)} times; mean gap ${percent(gapWith(1))} before, ` +
        `${percent(gapWith(half))} after, on the ${halves[1].length} states of half of them`,
    );
  }
  return { ...net, slopes };
}

/** A net at the end of its training. */
interface Finished {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly number[];
  readonly net: FloatNet;
  /** So many matches it plays against the weights in force, at each number of seats. */
  readonly matches: number;
  readonly seed: number;
}

/** Fits the line, rounds the net, has it play against the weights in force, and writes it if it wins. */
export async function finish(team: Team, { id, name, seats, net: trained, matches, seed }: Finished): Promise<void> {
  const [half, other] = await weighMore(team, trained, seats, seed + 500_000);
  const line = fitLine(half);
  const gapWith = ({ slope, shift }: Line) =>
    meanGap(fillBuckets(other.map(({ logit, came }) => ({ said: sigmoid(slope * logit + shift), came }))));
  console.log(
    `${name}: slope ${line.slope.toFixed(3)}, shift ${line.shift.toFixed(3)}; mean gap ${percent(gapWith(STRAIGHT))} before, ` +
      `${percent(gapWith(line))} after, on ${other.length} states of other matches`,
  );
  const net = quantise(trained, seats, line);
  writeFileSync(fileOf(name, 'net.json'), JSON.stringify(net));
  const { nets } = (await loadLearned(id))!;
  const inForce = nets.find((one) => one.seats.some((count) => seats.includes(count)) && one.inputs === net.inputs);
  let won = true;
  for (const count of seats) {
    const others = inForce ? { ...inForce, seats: [count] } : 'judged';
    const outcome = await duel(team, net, others, count, seed + 900_000, { matches, seconds: Infinity });
    const [low, high] = interval(outcome);
    won &&= low > 1 / count;
    console.log(
      `${name}, ${count} seats: ${percent(outcome.wins / outcome.matches)} [${percent(low)}, ${percent(high)}] of ${outcome.matches} against ` +
        `${inForce ? 'the weights in force' : 'the level that judges by hand'}; fair is ${percent(1 / count)}`,
    );
  }
  if (won) await writeWeights(id, await fitSlopes(team, net, { ...TOLD, seed: seed + 700_000 }), nets);
  console.log(won ? `${name}: written` : `${name}: not written, because it did not win`);
}

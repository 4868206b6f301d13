import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, workerData } from 'node:worker_threads';

import { kits } from '../kits';
import { games } from '../src/rules';
import { createDice } from '../src/rules/kernel/chance';
import type { LearnedNet } from '../src/rules/kernel/types';
import { loadLearned } from '../src/rules/minds';

import { readArguments } from './arguments';
import { interval } from './ladder/interval';
import { fillBuckets, fitLine, meanGap, type Forecast } from './train/calibrate';
import { createLearn, logitOf, sigmoid } from './train/floatNet';
import { quantise, type Line } from './train/quantise';
import { createReplay } from './train/replay';
import { fileOf, openTrained, saveTrained, type Trained } from './train/saved';
import { serveTasks, type Played, type Task } from './train/tasks';
import { createTeam, type Team } from './train/team';
import { writeWeights } from './train/writeWeights';

/**
 * Trains a net by playing with itself: `npm run train -- koty --seats 2 --minutes 30 --seed 1`. It may be broken off at
 * any time and goes on from there when the same is said again; `--pause 5` breaks off after five minutes, `--fresh`
 * begins anew. In the end the net plays against the weights in force, and only if it wins is it written in their place.
 */

const RATE = 0.002;
/** The last samples stay at hand, so many; with fewer than LEAST nothing is learned yet. */
const KEPT = 100_000;
const LEAST = 5_000;
const BATCH = 64;
/** How often each sample is learned from, on average: more of it learns matches by heart. */
const PASSES = 1;
const SLICE = 500;
const SAVE = 20_000;
/** Now and then a few matches tell how strong the net has become. */
const PROBE = { matches: 40, seconds: 8 };
const STRAIGHT: Line = { slope: 1, shift: 0 };
const FINE = 2 ** 30;

async function main() {
  const said = readArguments();
  const id = said.words[0] ?? 'koty';
  const kit = kits[id];
  const learned = await loadLearned(id);
  if (!kit?.training || !learned) throw new Error(`the bots of "${id}" do not learn`);
  const seats = said.text('seats', '2').split(',').map(Number);
  const total = said.number('minutes', 10) * 60;
  const pause = said.number('pause', Infinity) * 60;
  const duelled = said.number('matches', 1000);
  const name = `${id}-${seats.join('-')}`;
  const dice = createDice(said.number('seed', 1));
  const hidden = said.number('hidden', kit.training.hidden);
  const random = () => dice.random(FINE) / FINE;
  const trained = openTrained(name, learned.inputs, hidden, random, said.flag('fresh'));
  const seed = said.number('seed', 1) * 1_000_003;
  const team = createTeam(id);
  const began = performance.now();
  const before = trained.seconds;
  // Minutes count as long as the processors work for this: on a busy machine they last longer, and teach as much.
  const spent = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6 / availableParallelism();
  const isOver = () => before + spent() >= total || (performance.now() - began) / 1000 >= pause;

  const learn = createLearn(trained.net, trained.moments);
  const replay = createReplay(KEPT);
  const keep = () => {
    trained.seconds = before + spent();
    saveTrained(name, trained);
    writeFileSync(fileOf(name, 'net.json'), JSON.stringify(quantise(trained.net, seats, STRAIGHT)));
  };
  let owed = 0;
  let loss = 0;
  let losses = 0;
  let kept = performance.now();

  const nextPlay = (): Task | null =>
    isOver() ? null : { kind: 'play', net: trained.net, seats, seed: seed + trained.tasks++, time: SLICE };

  function study({ samples, matches, moves }: Played) {
    trained.matches += matches;
    trained.moves += moves;
    for (const sample of samples) replay.add(sample);
    owed += samples.length * PASSES;
    const left = Math.max(0, 1 - (before + spent()) / total);
    for (; replay.count() >= LEAST && owed >= BATCH; owed -= BATCH) {
      loss += learn(replay.draw(BATCH, dice), RATE * (0.03 + 0.97 * left));
      losses++;
    }
    if (performance.now() - kept < SAVE) return;
    kept = performance.now();
    keep();
    tell();
    loss = losses = 0;
  }

  let strength = 'not measured yet';
  const tell = () =>
    console.log(
      `${name}: ${trained.matches} matches of ${(trained.moves / Math.max(1, trained.matches)).toFixed(0)} moves, ` +
        `loss ${(loss / Math.max(1, losses)).toFixed(4)}, against normal ${strength}, ` +
        `${Math.max(0, (total - before - spent()) / 60).toFixed(1)} minutes left`,
    );

  // Every tenth of the time, and at least every four minutes, it plays a few matches against a level that does not learn.
  const stretch = Math.min(240, total / 10);
  while (!isOver()) {
    const until = spent() + stretch;
    await team.work<Played>(() => (spent() >= until ? null : nextPlay()), study);
    if (isOver()) break;
    const net = quantise(trained.net, seats, STRAIGHT);
    const { wins, matches } = await duel(team, net, 'normal', seats[0], 5_000_000 + trained.tasks, PROBE);
    strength = `${percent(wins / matches)} of ${matches}`;
    tell();
  }
  keep();
  tell();
  if (trained.seconds < total) {
    console.log(`${name}: broken off; say the same again to go on`);
    return team.leave();
  }
  await finish(team, id, name, seats, trained, duelled, seed);
  await team.leave();
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Plays a duel on all processors, until so many matches are played or so much time is over. */
async function duel(
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

/** Plays more matches and compares what the net said with what came. */
async function forecast(team: Team, { net }: Trained, seats: readonly number[], seed: number): Promise<Forecast[][]> {
  const halves: Forecast[][] = [[], []];
  let tasks = 0;
  await team.work<Played>(
    () => (tasks < 40 ? { kind: 'play', net, seats, seed: seed + tasks++, time: SLICE, isCalm: true } : null),
    ({ samples }) => {
      const half = halves[tasks % 2];
      for (const { x, target } of samples) half.push({ logit: logitOf(net, x), came: target });
    },
  );
  return halves;
}

/** Fits the line, rounds the net, has it play against the weights in force, and writes it if it wins. */
async function finish(
  team: Team,
  id: string,
  name: string,
  seats: readonly number[],
  trained: Trained,
  matches: number,
  seed: number,
) {
  const [half, other] = await forecast(team, trained, seats, seed + 500_000);
  const line = fitLine(half);
  const gapWith = ({ slope, shift }: Line) =>
    meanGap(fillBuckets(other.map(({ logit, came }) => ({ said: sigmoid(slope * logit + shift), came }))));
  console.log(
    `${name}: slope ${line.slope.toFixed(3)}, shift ${line.shift.toFixed(3)}; mean gap ${percent(gapWith(STRAIGHT))} before, ` +
      `${percent(gapWith(line))} after, on ${other.length} states of other matches`,
  );
  const net = quantise(trained.net, seats, line);
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
  if (won) await writeWeights(id, net, nets);
  console.log(won ? `${name}: written` : `${name}: not written, because it did not win`);
}

void (isMainThread && games ? main() : serveTasks(workerData as string));

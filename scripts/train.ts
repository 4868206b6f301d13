import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, workerData } from 'node:worker_threads';

import { kits } from '../kits';
import { createDice } from '../src/rules/kernel/chance';
import type { Learned } from '../src/rules/kernel/types';
import { loadLearned } from '../src/rules/minds';

import { readArguments } from './arguments';
import { TOLD, duel, finish, fitSlopes, percent, type Telling } from './train/finish';
import { createLearn, followInput } from './train/floatNet';
import { STRAIGHT, quantise, widen } from './train/quantise';
import { createReplay } from './train/replay';
import { fileOf, openTrained, saveTrained } from './train/saved';
import { PLAYED, serveTasks, type Played, type Task } from './train/tasks';
import { createTeam } from './train/team';
import { writeWeights } from './train/writeWeights';

/**
 * Trains a net by playing with itself: `npm run train -- koty --seats 2 --minutes 30 --seed 1`. It may be broken off at
 * any time and goes on from there when the same is said again; `--pause 5` breaks off after five minutes, `--fresh`
 * begins anew, `--from 2` with what is in force for two seats; `--tell` only fits how chances are told. In the end the net plays against the weights in force, and only if it wins is it written in their place.
 */

const RATE = 0.002;
/** The last samples stay at hand, so many; with fewer than LEAST nothing is learned yet. */
const KEPT = 100_000;
const LEAST = 5_000;
const BATCH = 64;
/** How often each sample is learned from, on average: more of it learns matches by heart. */
const PASSES = 1;
const SAVE = 20_000;
/** Now and then a few matches tell how strong the net has become; they take this share of the time at most. */
const PROBE = { matches: 40, share: 0.1 };
const FINE = 2 ** 30;

/** Fits only how chances are told to people, for the nets in force at these numbers of seats. */
async function tellAnew(id: string, { nets }: Learned, wanted: readonly number[], telling: Telling): Promise<void> {
  const team = createTeam(id);
  let written = nets;
  for (const net of nets.filter(({ seats }) => wanted.some((one) => seats.includes(one)))) {
    const told = await fitSlopes(team, net, telling);
    written = written.map((one) => (one === net ? told : one));
    await writeWeights(id, told, written);
  }
  await team.leave();
}

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
  if (said.flag('tell'))
    return tellAnew(id, learned, seats, { ...TOLD, matches: duelled, seed: said.number('seed', 1) * 1_000_003 });
  const name = `${id}-${seats.join('-')}`;
  const dice = createDice(said.number('seed', 1));
  const model = learned.nets.find((net) => net.seats.includes(said.number('from', 0)));
  const hidden = said.number('hidden', model?.biases.length ?? kit.training.hidden);
  const random = () => dice.random(FINE) / FINE;
  const trained = openTrained(name, learned.inputs, hidden, random, said.flag('fresh'));
  const { follows } = kit.training;
  if (model && trained.tasks === 0) trained.net.all.set(widen(model).all);
  else if (follows && trained.tasks === 0) followInput(trained.net, follows.input, follows.weight);
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
    isOver()
      ? null
      : {
          kind: 'play',
          net: trained.net,
          seats,
          seed: seed + trained.tasks++,
          time: PLAYED,
        };

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
    const length = { matches: PROBE.matches, seconds: stretch * PROBE.share };
    const { wins, matches } = await duel(team, net, 'normal', seats[0], 5_000_000 + trained.tasks, length);
    strength = `${percent(wins / matches)} of ${matches}`;
    tell();
  }
  keep();
  tell();
  if (trained.seconds < total) {
    console.log(`${name}: broken off; say the same again to go on`);
    return team.leave();
  }
  await finish(team, { id, name, seats, net: trained.net, matches: duelled, seed });
  await team.leave();
}

void (isMainThread ? main() : serveTasks(workerData as string));

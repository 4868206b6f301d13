import { spawnSync } from 'node:child_process';

import { kits } from '../kits';
import { games } from '../src/rules';
import { diceFrom } from '../src/rules/kernel/chance';
import { clone } from '../src/rules/kernel/clone';
import { createEngine } from '../src/rules/kernel/engine';
import type { Game } from '../src/rules/kernel/types';

import { feeding } from './feeding';
import { count, perSecond, table } from './measure';
import { playBoardgame } from './reference/boardgame';
import { playOurs } from './reference/ours';
import { playPlain } from './reference/plain';

const jitless = process.execArgv.includes('--jitless');
const verdict = (met: boolean) => (met ? 'met' : 'MISSED');
let missed = 0;
const held = (met: boolean) => {
  if (!met) missed++;
  return verdict(met);
};

function reference() {
  const ours = perSecond(playOurs);
  const boardgame = perSecond(playBoardgame);
  const plain = perSecond(playPlain);
  table('The reference game, random play, moves a second of processor time', [
    ['our kernel', count(ours)],
    [
      'boardgame.io 0.50',
      `${count(boardgame)}; ours plays ${(ours / boardgame).toFixed(0)} times as many, aim 100: ${held(ours >= 100 * boardgame)}`,
    ],
    [
      'plainest JavaScript',
      `${count(plain)}; ours plays 1 for its ${(plain / ours).toFixed(1)}, aim 10: ${held(ours * 10 >= plain)}`,
    ],
  ]);
}

function randomPlay(game: Game, seats: number, matches: number): number {
  const engine = createEngine(game);
  const dice = diceFrom(1);
  let played = 0;
  for (let seed = 0; seed < matches; seed++) {
    const s = engine.start({ seats, seed });
    while (!engine.isOver(s)) {
      const [seat] = engine.waiting(s);
      const moves = engine.moves(s, seat);
      engine.play(s, seat, moves[dice.random(moves.length)]);
    }
    played += s.played;
  }
  return played;
}

/** A state in the middle of a match with all seats. */
function halfway(game: Game) {
  const engine = createEngine(game);
  const dice = diceFrom(1);
  const s = engine.start({ seats: game.seats.max, seed: 1 });
  for (let i = 0; i < 60 && !engine.isOver(s); i++) {
    const [seat] = engine.waiting(s);
    const moves = engine.moves(s, seat);
    const before = clone(s);
    engine.play(s, seat, moves[dice.random(moves.length)]);
    if (engine.isOver(s)) return { engine, s: before, dice };
  }
  return { engine, s, dice };
}

const repeated = (work: () => unknown) => (times: number) => {
  for (let i = 0; i < times; i++) work();
  return times;
};

function ourGame(game: Game) {
  const rows: [string, string][] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const rate = perSecond((matches) => randomPlay(game, seats, matches));
    const least = jitless ? kits[game.id]?.bench.find((aim) => aim.seats === seats)?.least : undefined;
    rows.push([
      `random play, ${seats} seats`,
      `${count(rate)} moves a second${least ? `, aim ${count(least)}: ${held(rate >= least)}` : ''}`,
    ]);
  }
  const { engine, s, dice } = halfway(game);
  const text = JSON.stringify(s);
  const micros = (work: () => unknown) => `${(1e6 / perSecond(repeated(work), 0.6)).toFixed(1)} µs`;
  rows.push([
    'save of a state, all seats',
    `${text.length} bytes, written in ${micros(() => JSON.stringify(s))}, read in ${micros(() => JSON.parse(text))}`,
  ]);
  rows.push([
    'copy',
    `${count(
      perSecond(
        repeated(() => clone(s)),
        0.6,
      ),
    )} a second`,
  ]);
  rows.push([
    'view',
    `${count(
      perSecond(
        repeated(() => engine.view(s, 0)),
        0.6,
      ),
    )} a second`,
  ]);
  rows.push([
    'imagine',
    `${count(
      perSecond(
        repeated(() => engine.imagine(s, 0, dice)),
        0.6,
      ),
    )} a second`,
  ]);
  table(game.id, rows);
}

console.log(jitless ? '\n--- without a compiler (--jitless), about the speed of Hermes ---' : '--- V8 ---');
reference();
Object.values(games).forEach(ourGame);
feeding(jitless ? null : held);
if (!jitless) {
  const child = spawnSync(process.execPath, ['--jitless', ...process.execArgv, process.argv[1]], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const errors = child.stderr.toString().replace(/^Warning: disabling flag --expose_wasm.*\n/gm, '');
  if (errors) process.stderr.write(errors);
  if (child.status !== 0) missed++;
}
if (missed > 0) process.exitCode = 1;

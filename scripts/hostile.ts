import { openBackups } from '../src/backup/backups';
import { sheetRules } from '../src/keeper';
import { openSheets } from '../src/keeper/sheets';
import { openMatches } from '../src/match/matches';
import { think } from '../src/match/think';
import { games } from '../src/rules';
import { diceFrom } from '../src/rules/kernel/chance';
import type { Dice } from '../src/rules/kernel/types';
import { checksum } from '../src/storage/checksum';
import { memoryStores } from '../src/storage/memory';
import { standingStores } from '../src/storage/root';
import { atOnce, type Work } from '../src/storage/work';

import { readArguments } from './arguments';
import { spoilt } from './hostile/spoil';

/** Crafts backups with right checksums, restores each, and plays on whatever was accepted. --files 3000 --seed 1 --most 50 (milliseconds without a pause) */
function openDevice() {
  const device = memoryStores();
  const stores = standingStores(device);
  const matches = openMatches({ stores, games });
  const sheets = openSheets({ stores, rules: sheetRules });
  return { matches, sheets, backups: openBackups({ device, stores, games, rules: sheetRules, matches, sheets }) };
}

type Device = ReturnType<typeof openDevice>;

const MARKS = ['circle', 'star', 'moon'] as const;

/** Real records of every game and sheet, under way and over. */
function realRecords(): { readonly kind: string; readonly json: string }[] {
  const { matches, sheets, backups } = openDevice();
  const dice = diceFrom(7);
  for (const [game, { seats }] of Object.entries(games))
    for (const most of [10, 40, Infinity]) {
      const match = matches.begin({
        game,
        seed: 11,
        sitters: Array.from({ length: Math.max(2, seats.min) }, (_, seat) =>
          seat === 0
            ? { kind: 'person', person: 1, name: 'Ola', mark: MARKS[0] }
            : { kind: 'bot', level: 'easy', name: `Bot ${seat}`, mark: MARKS[1] },
        ),
      });
      playOn(match, dice, most);
    }
  for (const sheet of Object.keys(sheetRules)) {
    const players = [1, 2].map((person) => ({ person, name: `Person ${person}`, mark: MARKS[person] }));
    const kept = sheets.begin({ sheet, players });
    if (sheet === 'rounds') kept.edit({ type: 'enter', round: 0, seat: 0, field: 'points', value: '12+7' });
    if (sheet === 'categories') kept.finish();
  }
  const lines = backups.write().text.split('\n').slice(1, -2);
  return lines.map((line) => {
    const [kind, , ...json] = line.split(' ');
    return { kind, json: json.join(' ') };
  });
}

function playOn(match: ReturnType<Device['matches']['begin']>, dice: Dice, most: number): void {
  for (let i = 0; i < most && match.showing.getState().status === 'underWay'; i++) {
    const [seat] = match.showing.getState().waiting;
    if (match.showing.getState().viewer !== seat) match.turnTo(seat);
    const { moves } = match.showing.getState();
    match.play(seat, moves[dice.random(moves.length)]);
  }
}

let longest = { took: 0, at: '' };
function timed<T>(at: string, act: () => T): T {
  const [before, worked] = [performance.now(), process.cpuUsage()];
  const found = act();
  // others work on this machine too: what they took is nobody's wait
  const { user, system } = process.cpuUsage(worked);
  const took = Math.min(performance.now() - before, (user + system) / 1000);
  if (took > longest.took) longest = { took, at };
  return found;
}

function inSlices<T>(at: string, work: Work<T>): T {
  for (;;) {
    const slice = timed(at, () => work.next());
    if (slice.done) return slice.value;
  }
}

/** Looks at all there is and plays it on: views, moves, log, undo, replay, bots' thinking. */
function playAll({ matches, sheets }: Device, dice: Dice): number {
  const lists = timed('list', () => matches.list());
  for (const { id, game } of [...lists.underWay, ...lists.finished]) {
    const match = timed(`open ${game}`, () => matches.open(id));
    if ('refused' in match) throw new Error(`accepted, then refused: ${match.refused}`);
    match.log();
    for (let seat = 0; seat < match.sitters.length; seat++) match.turnTo(seat);
    if (match.showing.getState().status === 'underWay') {
      match.undo();
      const bot = match.sitters.findIndex(({ kind }) => kind === 'bot');
      if (match.showing.getState().waiting.includes(bot)) atOnce(match.thought(think, bot) as unknown as Work<unknown>);
      playOn(match, dice, 30);
      match.undo();
      playOn(match, dice, Infinity);
      match.log();
    }
    const replay = matches.replay(id, 'all');
    if ('steps' in replay) for (const step of [0, Math.floor(replay.steps / 2), replay.steps]) replay.at(step);
    matches.code(id);
  }
  const kept = sheets.list();
  for (const { id } of [...kept.underWay, ...kept.finished]) {
    const sheet = timed('open sheet', () => sheets.open(id));
    if ('refused' in sheet) throw new Error(`accepted, then refused: ${sheet.refused}`);
    sheet.undo();
    sheet.redo();
    sheet.reopen();
    sheet.finish();
  }
  return lists.underWay.length + lists.finished.length + kept.underWay.length + kept.finished.length;
}

const sealed = (lines: readonly { readonly kind: string; readonly json: string }[]) =>
  [
    'Catnap backup 1 5',
    ...lines.map(({ kind, json }) => `${kind} ${checksum(json)} ${json}`),
    `end ${lines.length}`,
  ].join('\n');

const said = readArguments();
const [files, seed, most] = [said.number('files', 3000), said.number('seed', 1), said.number('most', 50)];
const records = realRecords();
let [accepted, refused, thrown] = [0, 0, 0];

function tryFile(name: string, text: string, dice: Dice): void {
  try {
    const device = openDevice();
    /^/.exec(text); // makes one text of what was put together
    const found = inSlices(`read ${name}`, device.backups.read(text));
    if ('refused' in found) return void refused++;
    inSlices(`restore ${name}`, device.backups.restore(found, 'merge'));
    if (playAll(device, dice) > 0) accepted++;
    else refused++;
  } catch (error) {
    thrown++;
    console.log(`${name}: ${(error as Error).stack?.split('\n').slice(0, 4).join(' ')}`);
  }
}

tryFile('the real records (also warms up)', sealed(records), diceFrom(seed));
const whole = atOnce(openDevice().backups.read(sealed(records)));
const taken = 'refused' in whole ? 0 : whole.match.length + whole.sheet.length;
console.log(`${taken} of ${records.length} real records, people and notes apart, are taken`);
[accepted, refused] = [0, 0];
longest = { took: 0, at: '' };
for (let i = 0; i < files; i++) {
  const dice = diceFrom(seed * 1_000_003 + i);
  const { kind, json } = records[dice.random(records.length)];
  tryFile(`${kind} ${i}`, sealed([{ kind, json: spoilt(json, dice) }]), dice);
}
console.log(`${files} files of seed ${seed}: ${accepted} accepted and played on, ${refused} refused, ${thrown} threw`);
console.log(`longest without a pause: ${longest.took.toFixed(0)} ms (${longest.at})`);
longest = { took: 0, at: '' };
const MEGABYTE = 1024 * 1024;
tryFile('50 MB of empty lines', `Catnap backup 1 5\n${'\n'.repeat(50 * MEGABYTE)}`, diceFrom(seed));
tryFile('50 MB in a line', `Catnap backup 1 5\nmatch 1 ${'x'.repeat(50 * MEGABYTE)}`, diceFrom(seed));
tryFile('50 MB of short lines', `Catnap backup 1 5\n${'match 1 {}\n'.repeat(5 * MEGABYTE)}`, diceFrom(seed));
console.log(`files of 50 MB: longest without a pause ${longest.took.toFixed(0)} ms (${longest.at})`);
if (thrown > 0 || longest.took > 4 * most) process.exitCode = 1;

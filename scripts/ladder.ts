import { kits } from '../kits';

import { readArguments } from './arguments';
import { addCalibration, playAll, type Extent } from './ladder/all';
import { playDuel, playSpread, type Duel } from './ladder/duel';
import { interval } from './ladder/interval';
import { sendBack } from './spread';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

async function show(duel: Duel, aim?: number): Promise<boolean> {
  const outcome = await playSpread(duel);
  const [low, high] = interval(outcome);
  const share = outcome.wins / outcome.matches;
  const slow = outcome.times[Math.floor(outcome.times.length * 0.95)] ?? 0;
  const met = aim === undefined || share >= aim;
  console.log(
    `${duel.game} ${duel.seats} seats: ${duel.one} against ${duel.seats - 1} ${duel.others}: ${percent(share)} [${percent(low)}, ${percent(high)}]` +
      ` of ${duel.matches}, seeds ${duel.seed} to ${duel.seed + duel.matches - 1}, 95 of 100 moves in ${slow.toFixed(1)} ms` +
      (outcome.unfinished > 0 ? `, ${outcome.unfinished} UNFINISHED` : '') +
      (aim === undefined ? '' : `, aim ${percent(aim)}: ${met ? 'met' : 'MISSED'}`),
  );
  return met;
}

async function main() {
  const said = readArguments();
  const share = said.text('share', '');
  if (share) {
    return sendBack(await playDuel(JSON.parse(share) as Duel));
  }
  if (said.flag('all') || said.flag('calibrate')) {
    const extent: Extent = {
      matches: said.number('matches', 2000),
      minutes: said.number('minutes', 1e6),
      game: said.words[0] ?? '',
      seats: said.number('seats', 0),
      one: said.text('one', ''),
      others: said.text('others', ''),
    };
    return said.flag('calibrate') ? addCalibration(extent) : playAll(extent);
  }
  const game = said.words[0] ?? 'sen';
  const seed = said.number('seed', 1);
  const options = JSON.parse(said.text('options', '{}')) as Duel['options'];
  const one = said.text('one', '');
  if (one) {
    await show({
      game,
      seats: said.number('seats', 2),
      one,
      others: said.text('others', 'random'),
      options,
      seed,
      matches: said.number('matches', 200),
    });
    return;
  }
  const scale = said.number('scale', 1); // a tenth of the matches: --scale 0.1
  let all = true;
  for (const { aim, matches, ...pairing } of kits[game]?.ladder.pairings ?? []) {
    all =
      (await show({ game, options, seed, matches: Math.max(20, Math.round(matches * scale)), ...pairing }, aim)) && all;
  }
  if (!all) process.exitCode = 1;
}

void main();

import { meanGap, type Bucket } from '../train/calibrate';

import { interval } from './interval';
import { keyOf, type Pair } from './plan';
import { fitScale, type Compared } from './scale';

/** What has been played so far of one pair. */
export interface PairResult extends Pair {
  readonly wins: number;
  readonly matches: number;
  readonly unfinished: number;
  readonly seed: number;
  /** How long they took. */
  readonly seconds: number;
}

/** How long a player thinks without a compiler, in milliseconds, at one number of seats. */
export interface TimeResult {
  readonly game: string;
  readonly seats: number;
  readonly player: string;
  readonly decisions: number;
  readonly middle: number;
  readonly slow: number;
}

export interface Results {
  readonly pairs: Readonly<Record<string, PairResult>>;
  readonly times: Readonly<Record<string, TimeResult>>;
  readonly calibrations: Readonly<Record<string, { readonly matches: number; readonly buckets: readonly Bucket[] }>>;
}

const percent = (share: number) => (share * 100).toFixed(1);
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]) =>
  rows.length === 0 ? [] : [row(...head), row(...head.map(() => '---')), ...rows, ''];

function pairRow({ one, others, seats, wins, matches, unfinished, seed }: PairResult): string {
  const [low, high] = interval({ wins, matches });
  return row(
    seats,
    one,
    others,
    percent(wins / matches),
    `${percent(low)} to ${percent(high)}`,
    percent(1 / seats),
    matches,
    `${seed} to ${seed + matches - 1}`,
    unfinished,
  );
}

function scaleRows(players: readonly string[], pairs: readonly PairResult[]): string[] {
  const compared: Compared[] = pairs.filter(({ seats }) => seats === 2);
  const met = players.filter((name) => compared.some(({ one, others }) => one === name || others === name));
  return fitScale(met, compared)
    .sort((one, other) => other.points - one.points)
    .map(({ name, points, give }) => row(name, points.toFixed(0), give === 0 ? '-' : `± ${give.toFixed(0)}`));
}

/** The players of a game. */
export interface Entrants {
  readonly players: readonly string[];
  /** Those that play as another does at some seats, as nothing was learned for so many. */
  readonly alike: readonly { readonly seats: number; readonly name: string; readonly as: string }[];
}

function alikeLines(alike: Entrants['alike']): string[] {
  const lines = [...new Set(alike.map(({ name, as }) => `${name} ${as}`))].map((key) => {
    const [name, as] = key.split(' ');
    const seats = alike.filter((one) => one.name === name && one.as === as).map((one) => one.seats);
    return `With ${seats.join(', ')} seats \`${name}\` plays as \`${as}\`, as no net has won there.`;
  });
  return lines.length > 0 ? [lines.join(' '), ''] : [];
}

/** Writes the page for all games, from whatever has been played so far. */
export function writeStrengthPage(
  entrants: Readonly<Record<string, Entrants>>,
  { pairs, times, calibrations }: Results,
): string {
  const lines = [
    '# Strength of the bots',
    '',
    'Written by `npm run ladder -- --all`, which goes on where it was broken off; `npm run ladder -- --jitless --all` measures the times. One player of the first kind sits among others of the second, its seat changes from match to match, the options are those of a first match. Shares are in percent with 95 % intervals (Wilson); a shared win counts as its share. `judged` is the strongest level that judges by hand, held fast as a measure; the other peers are plain programs.',
    '',
  ];
  for (const [game, { players: names, alike }] of Object.entries(entrants)) {
    const own = Object.values(pairs).filter((pair) => pair.game === game);
    lines.push(`## ${game}`, '', ...alikeLines(alike));
    const scale = table(['player', 'points', '95 %'], scaleRows(names, own));
    if (scale.length > 0)
      lines.push('Points of a scale on which 400 stand for odds of ten to one, at two seats:', '', ...scale);
    if (own.length === 0) lines.push('Nothing has been played yet.', '');
    const sorted = own.sort((one, other) => one.seats - other.seats || keyOf(one).localeCompare(keyOf(other)));
    const head = ['seats', 'one', 'others', 'won', '95 %', 'fair', 'matches', 'seeds', 'without an end'];
    lines.push(...table(head, sorted.map(pairRow)));
    const timed = Object.values(times).filter((one) => one.game === game);
    lines.push(
      ...table(
        ['seats', 'player', 'decisions', 'half of them within', '95 of 100 within'],
        timed.map(({ seats, player, decisions, middle, slow }) =>
          row(seats, player, decisions, `${middle.toFixed(1)} ms`, `${slow.toFixed(1)} ms`),
        ),
      ),
    );
    for (const [key, { matches, buckets }] of Object.entries(calibrations)) {
      const [id, seats] = key.split(' ');
      if (id !== game) continue;
      lines.push(
        `Calibration at ${seats} seats, ${matches} matches of \`hard\` with itself: mean gap ${percent(meanGap(buckets))}.`,
        '',
        ...table(
          ['said', ...buckets.map(({ said }) => percent(said))],
          [
            row('came', ...buckets.map(({ came }) => percent(came))),
            row('states', ...buckets.map(({ states }) => states)),
          ],
        ),
      );
    }
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

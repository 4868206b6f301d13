import { NINE } from '../../rules/sen/cards';
import type { Written } from '../../rules/sen/score';
import type { Round, Sen, SenOptions } from '../../rules/sen/state';

const ALL_IN = 50;

/** Somebody had crows and wrote down none, and all others exactly fifty: nothing but nines decided the round (S11.1). */
function isAllIn({ crows, points }: Round, options: SenOptions): boolean {
  if (!options.allIn) return false;
  const winner = points.indexOf(0);
  return (
    winner >= 0 &&
    crows[winner] > 0 &&
    crows[winner] % NINE === 0 &&
    points.every((one, seat) => seat === winner || one === ALL_IN)
  );
}

/**
 * Where a round's points came from, seat by seat. A reward is a number of nines, and no penalty is, so what was taken off and
 * what was added can be told apart.
 */
export function accountOf(round: Round, options: SenOptions): Written[] {
  const allIn = isAllIn(round, options);
  return round.crows.map((crows, seat) => {
    const points = round.points[seat];
    if (allIn) return { points, crows, reward: 0, penalty: 0, allIn };
    const isCaller = round.called && seat === round.ended;
    const penalty = isCaller && (crows - points) % NINE !== 0 ? options.penalty : 0;
    return { points, crows, reward: crows + penalty - points, penalty, allIn };
  });
}

/** How crows became points, as a sum: `24 − 18 + 5`; empty where they are the same, or where nothing but nines decided. */
export function sumOf({ points, crows, reward, penalty, allIn }: Written): string {
  if (allIn || points === crows) return '';
  return [crows, reward > 0 && `− ${reward}`, penalty > 0 && `+ ${penalty}`].filter((part) => part !== false).join(' ');
}

/** The sums after each round, from 0 before the first; by seat. */
export function sums(view: Sen): number[][] {
  return view.totals.map((_, seat) =>
    view.rounds.reduce<number[]>((line, { points }) => [...line, line[line.length - 1] + points[seat]], [0]),
  );
}

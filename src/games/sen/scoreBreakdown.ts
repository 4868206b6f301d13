import { NINE } from '../../rules/sen/cards';
import type { Written } from '../../rules/sen/score';
import type { Round, Sen, SenOptions } from '../../rules/sen/state';

const ALL_IN = 50;

/**
 * Says whether nothing but nines decided the round (S11.1): one seat had crows and wrote down 0, and all others wrote
 * down exactly fifty.
 */
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
 * Works out where the points of a round came from, seat by seat. A reward is a multiple of nine and a penalty is not,
 * so the two can be told apart.
 */
export function breakDownScore(round: Round, options: SenOptions): Written[] {
  const allIn = isAllIn(round, options);
  return round.crows.map((crows, seat) => {
    const points = round.points[seat];
    if (allIn) return { points, crows, reward: 0, penalty: 0, allIn };
    const isCaller = round.called && seat === round.ended;
    const penalty = isCaller && (crows - points) % NINE !== 0 ? options.penalty : 0;
    return { points, crows, reward: crows + penalty - points, penalty, allIn };
  });
}

/**
 * Writes how crows became points as a sum, `24 − 18 + 5`. The text is empty if they are equal or if nothing but nines
 * decided.
 */
export function sumOf({ points, crows, reward, penalty, allIn }: Written): string {
  if (allIn || points === crows) return '';
  return [crows, reward > 0 && `− ${reward}`, penalty > 0 && `+ ${penalty}`].filter((part) => part !== false).join(' ');
}

/** Returns the total of each seat after every round, beginning with 0 before the first. */
export function sumRounds(view: Sen): number[][] {
  return view.totals.map((_, seat) =>
    view.rounds.reduce<number[]>((line, { points }) => [...line, line[line.length - 1] + points[seat]], [0]),
  );
}

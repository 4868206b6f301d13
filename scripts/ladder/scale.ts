/** What came of one pair at two seats. */
export interface Compared {
  readonly one: string;
  readonly others: string;
  readonly wins: number;
  readonly matches: number;
}

/** How strong a player is on a scale on which 400 points stand for odds of ten to one. */
export interface Strength {
  readonly name: string;
  readonly points: number;
  /** How far the points may be off, 95 times of 100; compared with the first player, which has 1000. */
  readonly give: number;
}

const POINTS = 400 / Math.LN10;
const ROUNDS = 2000;
/** As if everybody had drawn so many matches with everybody it met: else who lost all of them had no points at all. */
const DRAWN = 1;

/** Fits a scale to comparisons (Bradley and Terry), so that the odds of any two follow from the gap of their points. */
export function fitScale(names: readonly string[], compared: readonly Compared[]): Strength[] {
  const logs = names.map(() => 0);
  const pairs = compared.map(({ one, others, wins, matches }) => ({
    one: names.indexOf(one),
    others: names.indexOf(others),
    wins: wins + DRAWN / 2,
    matches: matches + DRAWN,
  }));
  const information = names.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = names.map(() => 0);
    information.fill(0);
    for (const { one, others, wins, matches } of pairs) {
      const share = 1 / (1 + Math.exp(logs[others] - logs[one]));
      slope[one] += wins - matches * share;
      slope[others] -= wins - matches * share;
      for (const who of [one, others]) information[who] += matches * share * (1 - share);
    }
    for (let i = 0; i < logs.length; i++) if (information[i] > 0) logs[i] += (0.7 * slope[i]) / information[i];
    const first = logs[0];
    for (let i = 0; i < logs.length; i++) logs[i] -= first;
  }
  return names.map((name, i) => ({
    name,
    points: 1000 + POINTS * logs[i],
    give: i === 0 || information[i] === 0 ? 0 : (POINTS * 1.96) / Math.sqrt(information[i]),
  }));
}

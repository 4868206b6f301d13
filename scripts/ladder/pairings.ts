/** What the levels of each game are held to: the share of matches that the one must win against the others. */
export interface Pairing {
  readonly seats: number;
  readonly one: string;
  readonly others: string;
  readonly matches: number;
  readonly aim: number;
}

export const PAIRINGS: Readonly<Record<string, readonly Pairing[]>> = {
  sen: [
    { seats: 2, one: 'hard', others: 'random', matches: 400, aim: 0.95 },
    { seats: 4, one: 'hard', others: 'normal', matches: 400, aim: 0.4 },
    { seats: 2, one: 'normal', others: 'easy', matches: 400, aim: 0.55 },
    { seats: 2, one: 'hard', others: 'memory', matches: 2000, aim: 0.55 },
  ],
  koty: [
    { seats: 4, one: 'hard', others: 'random', matches: 400, aim: 0.85 },
    { seats: 2, one: 'normal', others: 'easy', matches: 400, aim: 0.6 },
    { seats: 2, one: 'hard', others: 'greedy', matches: 400, aim: 0.6 },
    { seats: 2, one: 'hard', others: 'normal', matches: 2000, aim: 0.6 },
  ],
  'cat-lady': [
    { seats: 4, one: 'hard', others: 'random', matches: 400, aim: 0.9 },
    { seats: 4, one: 'hard', others: 'normal', matches: 200, aim: 0.35 },
    { seats: 2, one: 'normal', others: 'easy', matches: 400, aim: 0.6 },
    { seats: 2, one: 'hard', others: 'greedy', matches: 400, aim: 0.6 },
    { seats: 2, one: 'hard', others: 'normal', matches: 2000, aim: 0.6 },
  ],
  'three-chapters': [
    { seats: 4, one: 'hard', others: 'random', matches: 400, aim: 0.8 },
    { seats: 2, one: 'normal', others: 'easy', matches: 400, aim: 0.55 },
    { seats: 2, one: 'hard', others: 'normal', matches: 2000, aim: 0.58 },
    { seats: 2, one: 'hard', others: 'greedy', matches: 2000, aim: 0.58 },
  ],
  'nightmare-cathedral': [
    { seats: 4, one: 'hard', others: 'random', matches: 100, aim: 0.85 },
    { seats: 2, one: 'normal', others: 'easy', matches: 200, aim: 0.6 },
    { seats: 2, one: 'hard', others: 'normal', matches: 1000, aim: 0.58 },
  ],
};

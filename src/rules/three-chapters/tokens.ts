import type { Reward } from './ability';
import type { Tokens } from './state';

export const makeNoTokens = (): Tokens => ({ hearts: 0, gems: 0, stars: 0 });

export function add(tokens: Tokens, { hearts = 0, gems = 0, stars = 0 }: Reward): void {
  tokens.hearts += hearts;
  tokens.gems += gems;
  tokens.stars += stars;
}

export const multiplyReward = ({ hearts, gems, stars }: Reward, times: number): Reward => ({
  ...(hearts && { hearts: hearts * times }),
  ...(gems && { gems: gems * times }),
  ...(stars && { stars: stars * times }),
});

/** A star makes 2 points, a heart 1, and two gems 1 (C8.1). */
export const pointsOf = ({ hearts, gems, stars }: Tokens): number => stars * 2 + hearts + Math.floor(gems / 2);

import type { Seat } from '../../rules/kernel/types';
import { chairOf } from '../../rules/three-chapters/chairs';
import { MOST_GEMS, playChapterThree, payOwnCards } from '../../rules/three-chapters/chapterThree';
import type { Payment, ThreeChapters, Tokens } from '../../rules/three-chapters/state';
import { add, makeNoTokens, pointsOf, multiplyReward } from '../../rules/three-chapters/tokens';

/** What chapter III pays a seat: so far, or when all is counted. */
export interface ScoreBreakdown {
  /** The tokens and points that chapter II brought. */
  readonly gathered: Readonly<Tokens>;
  readonly payments: readonly Payment[];
  readonly hasMostGems: boolean;
}

const storyOf = (view: ThreeChapters, seat: Seat) => view.stories[chairOf(view, seat)];

/** Returns what a seat's cards pay without the abilities that look at gathered hearts. */
function usualOf(view: ThreeChapters, seat: Seat): Tokens {
  const sum = makeNoTokens();
  for (const { reward } of payOwnCards(storyOf(view, seat), { ...makeNoTokens(), hearts: -Infinity }, view.won[seat]))
    add(sum, reward);
  return sum;
}

/** Returns what chapter III would pay a seat if it came now, and how many points that adds; two gems make a point. */
export function countSoFar(view: ThreeChapters, seat: Seat): { readonly tokens: Tokens; readonly points: number } {
  const tokens = makeNoTokens();
  const all = { ...view.tokens[seat] };
  for (const { reward } of payOwnCards(storyOf(view, seat), all, view.won[seat])) add(tokens, reward);
  return { tokens, points: pointsOf(all) - pointsOf(view.tokens[seat]) };
}

/**
 * Breaks down the scores of all seats, from what lies open. While chapter III is being counted there is nothing to
 * break down yet.
 */
export function breakDownScores(view: ThreeChapters): readonly ScoreBreakdown[] {
  if (view.chapter < 3)
    return view.tokens.map((tokens, seat) => ({
      gathered: tokens,
      payments: payOwnCards(storyOf(view, seat), { ...tokens }, view.won[seat]),
      hasMostGems: false,
    }));
  if (view.flow.length > 0) return view.tokens.map((gathered) => ({ gathered, payments: [], hasMostGems: false }));
  // We count chapter III again from what there was before it. A seat has four hearts at the end exactly if it had four
  // when hearts were looked at, because that ability pays four hearts; so it does not matter that they are still
  // included here.
  const most = Math.max(...view.tokens.map(({ gems }) => gems));
  const before = view.tokens.map(({ hearts, gems, stars }, seat) => {
    const usual = usualOf(view, seat);
    return { hearts: hearts - usual.hearts, gems: gems - usual.gems - (gems === most ? 4 : 0), stars };
  });
  const { payments, mostGems, last } = playChapterThree(
    view.tokens.map((_, seat) => storyOf(view, seat)),
    before,
    view.won,
  );
  return view.tokens.map((tokens, seat) => {
    const all = [...payments[seat], ...last[seat]];
    const hasMostGems = mostGems.includes(seat);
    const gathered = { ...tokens };
    for (const { reward } of all) add(gathered, multiplyReward(reward, -1));
    if (hasMostGems) add(gathered, multiplyReward(MOST_GEMS, -1));
    return { gathered, payments: all, hasMostGems };
  });
}

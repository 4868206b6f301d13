import type { Seat } from '../../rules/kernel/types';
import { countSymbolsOf } from '../../rules/three-chapters/cards';
import { TRAITS } from '../../rules/three-chapters/names';
import type { ThreeChapters } from '../../rules/three-chapters/state';
import type { MoveGain } from '../../table/face';
import type { Phrase, PhraseFact } from '../../words/phrase';

const say = (key: string, facts?: Readonly<Record<string, PhraseFact>>): Phrase => ({
  key: `three-chapters:advice.${key}`,
  facts,
});

/** What each token is worth in points. */
const WORTH = { hearts: 1, gems: 0.5, stars: 2 };
/** Several symbols of a kind belong together: one more is worth so much for each that is there. */
const SYMBOL = 0.4;
/** A high card wins tricks later. */
const HIGH = 38;
const KEPT = 0.8;

function listTokens(before: ThreeChapters, after: ThreeChapters, seat: Seat): MoveGain[] {
  return before.tokens.flatMap((was, one) =>
    (['stars', 'hearts', 'gems'] as const).flatMap((token): MoveGain[] => {
      const amount = after.tokens[one][token] - was[token];
      if (amount === 0) return [];
      const worth = amount * WORTH[token];
      if (one === seat) return [{ why: say(`gains.${token}`), amount, worth }];
      return [{ why: say(`rival.${token}`, { rival: { seat: one } }), amount, worth: -worth / (before.seats - 1) }];
    }),
  );
}

function listKept(before: ThreeChapters, after: ThreeChapters, seat: Seat): MoveGain[] {
  const [card] = after.kept[seat].filter((one) => !before.kept[seat].includes(one));
  if (card === undefined) return [];
  const symbols = TRAITS.flatMap((trait): MoveGain[] => {
    const more = countSymbolsOf(card, trait);
    const all = after.kept[seat].reduce((sum, one) => sum + countSymbolsOf(one, trait), 0);
    return more > 0 && all > more
      ? [{ why: say('symbols', { trait: { key: `three-chapters:trait.${trait}` } }), amount: all, worth: SYMBOL * all }]
      : [];
  });
  return [...symbols, ...(card >= HIGH ? [{ why: say('high'), amount: card, worth: KEPT }] : [])];
}

/** Lists what has changed between two states of 3 Chapters, as a seat counts it. */
export const listGains = (before: ThreeChapters, after: ThreeChapters, seat: Seat): MoveGain[] => [
  ...listTokens(before, after, seat),
  ...listKept(before, after, seat),
];

const countGathered = ({ stories }: ThreeChapters): number => stories.reduce((sum, story) => sum + story.length, 0);

/** What a card brings is told when its trick is over; before, the others play theirs. */
export const isComing = (before: ThreeChapters, after: ThreeChapters): boolean =>
  before.chapter === 2 && countGathered(before) === countGathered(after);

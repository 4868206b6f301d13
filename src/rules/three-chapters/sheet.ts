import type { SheetEntry, SheetField, ScorePart, SheetRules } from '../kernel/sheet';
import type { Card } from '../kernel/types';

import { box } from './box';
import { FIGURES } from './cards';
import { chapterThree, MOST_GEMS } from './chapterThree';
import { threeChapters } from './game';
import { placesByPoints } from './score';
import type { Payment, Tokens } from './state';
import { add, noTokens, pointsOf } from './tokens';

const HAND = 8;
const MOST_TOKENS = 99;
const figures = FIGURES.filter(({ value }) => value > 0);
const byKey = new Map(figures.map(({ key, value }) => [key as string, value]));

const FIELDS: readonly SheetField[] = [
  { name: 'hearts', group: 'gathered', kind: 'count', min: 0, max: MOST_TOKENS },
  { name: 'gems', group: 'gathered', kind: 'count', min: 0, max: MOST_TOKENS },
  { name: 'stars', group: 'gathered', kind: 'count', min: 0, max: MOST_TOKENS },
  { name: 'tricks', kind: 'count', min: 0, max: HAND },
  { name: 'cards', kind: 'cards', of: figures.map(({ key }) => key), most: HAND, each: 1, only: true },
];

const count = (entry: SheetEntry, name: string) => (typeof entry[name] === 'number' ? entry[name] : 0);
const cardsIn = (entry: SheetEntry) =>
  Array.isArray(entry.cards) ? entry.cards.map((key) => byKey.get(String(key))!) : [];
const tokensIn = (entry: SheetEntry): Tokens => ({
  hearts: count(entry, 'hearts'),
  gems: count(entry, 'gems'),
  stars: count(entry, 'stars'),
});

const countsOf = ({ hearts = 0, gems = 0, stars = 0 }: Payment['reward']) => ({ hearts, gems, stars });

/**
 * Lists what each card pays, as the points that it adds. Two gems make a point, so the result depends on what was
 * gathered before.
 */
function partsOf(
  before: Tokens,
  cards: readonly Card[],
  payments: readonly Payment[],
  hasMostGems: boolean,
  last: readonly Payment[],
): ScorePart[] {
  const gathered = { ...noTokens(), ...before };
  const hasGathered = Object.values(before).some((tokens) => tokens > 0);
  const parts: ScorePart[] = hasGathered
    ? [{ name: 'gathered', points: pointsOf(gathered), counts: countsOf(before) }]
    : [];
  const pays = (part: Omit<ScorePart, 'points'>, reward: Payment['reward']) => {
    const points = pointsOf(gathered);
    add(gathered, reward);
    parts.push({ ...part, points: pointsOf(gathered) - points, counts: countsOf(reward) });
  };
  const ofCard = ({ card, reward }: Payment) => pays({ name: 'card', card: FIGURES[card].key }, reward);
  payments.forEach(ofCard);
  if (hasMostGems) pays({ name: 'mostGems' }, MOST_GEMS);
  last.forEach(ofCard);
  const idle = cards.filter((card) => ![...payments, ...last].some((payment) => payment.card === card));
  return [...parts, ...idle.map((card): ScorePart => ({ name: 'idle', card: FIGURES[card].key, points: 0 }))];
}

/**
 * The score sheet for 3 Chapters with real cards asks what was gathered in chapter II and for the cards; it counts
 * chapter III card by card.
 */
export const threeChaptersSheet: SheetRules = {
  id: 'three-chapters',
  version: 1,
  seats: threeChapters.seats,
  options: {},
  rounds: 'one',
  common: () => [],
  fields: () => FIELDS,
  box,
  tally([{ seats: entries }], _options, _seats, first = null) {
    const cards = entries.map(cardsIn);
    const before = entries.map(tokensIn);
    const { payments, mostGems, last, tokens } = chapterThree(
      cards,
      before,
      entries.map((entry) => count(entry, 'tricks')),
    );
    const isEmpty = (seat: number) => Object.keys(entries[seat]).length === 0;
    return {
      points: [tokens.map((own, seat) => (isEmpty(seat) ? null : pointsOf(own)))],
      parts: [
        tokens.map((_, seat) =>
          isEmpty(seat) ? [] : partsOf(before[seat], cards[seat], payments[seat], mostGems.includes(seat), last[seat]),
        ),
      ],
      totals: tokens.map(pointsOf),
      places: placesByPoints(tokens, cards),
      isOver: false,
      begins: [first],
    };
  },
};

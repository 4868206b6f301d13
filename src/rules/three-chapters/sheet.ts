import {
  isInWay,
  createWayField,
  wayOf,
  type SheetEntry,
  type SheetField,
  type SheetNote,
  type ScorePart,
  SheetRound,
  SheetRules,
} from '../kernel/sheet';
import { evaluateSum } from '../kernel/sum';
import type { Card, Seat } from '../kernel/types';

import { listBoxSteps } from './box';
import { playChapterThree, MOST_GEMS } from './chapterThree';
import { APP_CARDS, type Deck } from './deck';
import { threeChapters } from './game';
import { allFigures, areOwnCards, deckOf } from './ownCard';
import { placesByPoints } from './score';
import type { Payment, Tokens } from './state';
import { add, makeNoTokens, pointsOf } from './tokens';

const HAND = 8;
const MOST_TOKENS = 99;
const CARDS = ['cards', 'own'];
const ways = { of: [...CARDS, 'tokens'], usual: 'tokens' };

const FIELDS: readonly SheetField[] = [
  { name: 'hearts', group: 'gathered', kind: 'count', min: 0, max: MOST_TOKENS },
  { name: 'gems', group: 'gathered', kind: 'count', min: 0, max: MOST_TOKENS },
  { name: 'stars', group: 'gathered', kind: 'count', min: 0, max: MOST_TOKENS },
  { name: 'third', kind: 'sum', ways: ['tokens'] },
  { name: 'tricks', kind: 'count', min: 0, max: HAND, ways: CARDS },
  {
    name: 'cards',
    kind: 'cards',
    of: allFigures.map(({ key }) => key),
    most: HAND,
    each: 1,
    only: true,
    ways: CARDS,
  },
];

const COMMON: readonly SheetField[] = [
  createWayField(ways.of),
  /** Whether the four gems for most gems are among what was entered, or are to be added. */
  { name: 'bonus', kind: 'choice', of: ['taken', 'add'], asked: false },
  /** The cards that the owner of this box has checked; the sheet keeps them, so that it always counts as it did. */
  { name: 'deck', kind: 'texts', fits: areOwnCards, asked: false },
];

const count = (entry: SheetEntry, name: string) => (typeof entry[name] === 'number' ? entry[name] : 0);
const tokensIn = (entry: SheetEntry): Tokens => ({
  hearts: count(entry, 'hearts'),
  gems: count(entry, 'gems'),
  stars: count(entry, 'stars'),
});

const deckIn = ({ deck }: SheetEntry): Deck => (Array.isArray(deck) ? deckOf(deck as string[]) : APP_CARDS);

/** The cards of a seat by their values in this deck. */
const cardsIn = ({ cards }: SheetEntry, { figures }: Deck): readonly Card[] =>
  Array.isArray(cards) ? cards.map((key) => figures.findIndex((figure) => figure?.key === key)) : [];

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
  { figures }: Deck,
): ScorePart[] {
  const gathered = { ...makeNoTokens(), ...before };
  const hasGathered = Object.values(before).some((tokens) => tokens > 0);
  const parts: ScorePart[] = hasGathered
    ? [{ name: 'gathered', points: pointsOf(gathered), counts: countsOf(before) }]
    : [];
  const pays = (part: Omit<ScorePart, 'points'>, reward: Payment['reward']) => {
    const points = pointsOf(gathered);
    add(gathered, reward);
    parts.push({ ...part, points: pointsOf(gathered) - points, counts: countsOf(reward) });
  };
  const ofCard = ({ card, reward }: Payment) => pays({ name: 'card', card: figures[card].key }, reward);
  payments.forEach(ofCard);
  if (hasMostGems) pays({ name: 'mostGems' }, MOST_GEMS);
  last.forEach(ofCard);
  const idle = cards.filter((card) => ![...payments, ...last].some((payment) => payment.card === card));
  return [...parts, ...idle.map((card): ScorePart => ({ name: 'idle', card: figures[card].key, points: 0 }))];
}

/** The note about most gems: the app never adds them unasked where it does not see how the points came about. */
const bonusNote = (most: readonly Seat[]): SheetNote => ({ name: 'bonus', seats: most, asks: 'bonus' });

/** Says which of the cards are counted by a text that is the app's own. */
function noteOfCards(cards: readonly (readonly Card[])[], { figures }: Deck): readonly SheetNote[] {
  const ours = cards.flat().filter((card) => figures[card].ours.length > 0);
  if (ours.length === 0) return [];
  const values = [...ours].sort((one, other) => one - other).join(', ');
  return [{ name: 'ours', facts: { count: ours.length, all: cards.flat().length, values } }];
}

type Counted = Pick<ReturnType<SheetRules['tally']>, 'points' | 'parts' | 'totals' | 'places' | 'notes'>;

/** Counts tokens as they lie before people, and chapter III as the number that they say. */
function countTokens({ common, seats }: SheetRound, isEmpty: (seat: Seat) => boolean): Counted {
  const before = seats.map(tokensIn);
  const most = Math.max(...before.map(({ gems }) => gems));
  const mostGems = before.flatMap(({ gems }, seat) => (most > 0 && gems === most ? [seat] : []));
  const isAdded = common.bonus === 'add';
  const third = seats.map((entry) => (typeof entry.third === 'string' ? (evaluateSum(entry.third) ?? 0) : 0));
  const parts = before.map((tokens, seat): ScorePart[] => {
    if (isEmpty(seat)) return [];
    const gathered = pointsOf(tokens);
    const bonus = { ...tokens, gems: tokens.gems + (MOST_GEMS.gems ?? 0) };
    return [
      { name: 'gathered', points: gathered, counts: countsOf(tokens) },
      ...(isAdded && mostGems.includes(seat)
        ? [{ name: 'mostGems', points: pointsOf(bonus) - gathered, counts: countsOf(MOST_GEMS) }]
        : []),
      { name: 'third', points: third[seat] },
    ];
  });
  const totals = parts.map((own) => own.reduce((sum, { points }) => sum + points, 0));
  return {
    points: [totals.map((points, seat) => (isEmpty(seat) ? null : points))],
    parts: [parts],
    totals,
    places: placesByPoints(
      totals.map((hearts) => ({ ...makeNoTokens(), hearts })),
      seats.map((entry) => cardsIn(entry, APP_CARDS)),
    ),
    notes: mostGems.length > 0 ? [bonusNote(mostGems)] : [],
  };
}

function countCards({ common, seats }: SheetRound, isEmpty: (seat: Seat) => boolean, deck: Deck): Counted {
  const cards = seats.map((entry) => cardsIn(entry, deck));
  const before = seats.map(tokensIn);
  const { payments, mostGems, last, tokens } = playChapterThree(
    cards,
    before,
    seats.map((entry) => count(entry, 'tricks')),
    { deck, isBonusTaken: common.bonus === 'taken' },
  );
  const hasBonus = (seat: Seat) => common.bonus !== 'taken' && mostGems.includes(seat);
  const isAsked = seats.some((entry) => count(entry, 'gems') > 0);
  return {
    points: [tokens.map((own, seat) => (isEmpty(seat) ? null : pointsOf(own)))],
    parts: [
      tokens.map((_, seat) =>
        isEmpty(seat) ? [] : partsOf(before[seat], cards[seat], payments[seat], hasBonus(seat), last[seat], deck),
      ),
    ],
    totals: tokens.map(pointsOf),
    places: placesByPoints(tokens, cards),
    notes: [...(isAsked ? [bonusNote(mostGems)] : []), ...noteOfCards(cards, deck)],
  };
}

/**
 * The score sheet for 3 Chapters with real cards. We do not know what is printed on all cards, so there are three ways:
 * tokens and points as people count them, chapter III card by card with the app's cards, or with those that the owner
 * of the box has corrected.
 */
export const threeChaptersSheet: SheetRules = {
  id: 'three-chapters',
  version: 1,
  seats: threeChapters.seats,
  options: {},
  rounds: 'one',
  ways,
  common: () => COMMON,
  fields: () => FIELDS,
  box: listBoxSteps,
  tally([round], _options, _seats, first = null) {
    const way = wayOf({ ways }, round);
    const asked = FIELDS.filter((field) => isInWay(field, way));
    const isEmpty = (seat: Seat) => asked.every(({ name }) => !(name in round.seats[seat]));
    const counted =
      way === 'tokens'
        ? countTokens(round, isEmpty)
        : countCards(round, isEmpty, way === 'own' ? deckIn(round.common) : APP_CARDS);
    return { ...counted, isOver: false, begins: [first] };
  },
};

import { encodeFace } from '../../src/games/nightmare-cathedral/cardFace';
import { face, words } from '../../src/games/nightmare-cathedral/face';
import { keyOfCard } from '../../src/games/nightmare-cathedral/names';
import type { Card, Move } from '../../src/rules/kernel/types';
import { CONFLICTS, DEVELOPMENTS, DREAMS, isBasic } from '../../src/rules/nightmare-cathedral/content/cards';
import { NIGHTMARES } from '../../src/rules/nightmare-cathedral/content/nightmares';
import type { NightmareCathedral } from '../../src/rules/nightmare-cathedral/state';

import { searchMatch, type SecretsKit } from './secretsSuite';

jest.setTimeout(60_000);

const nameOf = (key: string): string => (words.en.card as unknown as Record<string, string>)[key];
const CARDS = [DEVELOPMENTS, DREAMS, CONFLICTS].flatMap((cards) => Object.values(cards).map(({ key }) => key));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The name of any card; the longest comes first, since some names are parts of others and of the Nightmares'. */
const NAMED = new RegExp(
  `\\b(?:${[
    ...new Set([
      ...CARDS.map(nameOf),
      ...Object.values(NIGHTMARES).map(({ key }) => words.en.nightmare[key as never] as string),
    ]),
  ]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})\\b`,
  'g',
);
const NO_CARDS = new Set(Object.values(NIGHTMARES).map(({ key }) => words.en.nightmare[key as never] as string));

const kit: SecretsKit = {
  face,
  words,
  areUnique: true,
  pictured: (text) =>
    [
      ...text.matchAll(
        /assets\/nightmare-cathedral\/(?:development|dream|conflict)\/(?:small\/|large\/)?([\w-]+)\.webp/g,
      ),
    ].map(([, picture]) => picture),
  pictureOf: keyOfCard,
  named: (text) => (text.match(NAMED) ?? []).filter((name) => !NO_CARDS.has(name)),
  namesOf: (card) => [nameOf(keyOfCard(card))],
};

const DULL = ['done', 'pass', 'ignore', 'putBack'];
/** Mostly does something, so that conflicts, looks into decks and played cards come. */
const lively = (moves: readonly Move[], random: (below: number) => number): Move => {
  jest.clearAllMocks(); // they remember what they were given, and with it every tree that was drawn: 6 MB a decision
  const open = moves.filter(({ type }) => !DULL.includes(type));
  const from = open.length > 0 && random(6) > 0 ? open : moves;
  return from[random(from.length)];
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const MATCHES = 20;
/** `npm run secrets` searches at every decision; otherwise so many of each match are searched. */
const isWhole = process.env.CATNAP_SECRETS === 'whole';
const DRAWN = isWhole ? Infinity : 8;
/** Each match is searched from another moment on, so that all together go from the set-up to the end. */
const APART = isWhole ? 0 : 26;
const HALF_AN_HOUR = 1_800_000;
if (isWhole) jest.setTimeout(HALF_AN_HOUR);

test.each(
  Array.from({ length: MATCHES }, (_, index) => [index + 1, index % 2 === 1 || isWhole ? 'open table' : 'covered']),
)(
  'match %i, %s: no card is drawn or named for who may not know it, and behind the curtain nothing at all',
  (seed, table) => {
    const { decisions, hidden, status } = searchMatch(kit, {
      seed: Number(seed),
      isOpenTable: table === 'open table',
      options: {
        length: Number(seed) % 3 === 0 ? 'variable' : 'standard',
        forking: Number(seed) % 5 === 0,
        side: Number(seed) % 4 === 0 ? 'advanced' : 'basic',
      },
      skipped: (Number(seed) - 1) * APART,
      decisions: DRAWN,
      choose: lively,
    });
    expect(status).toBe(isWhole ? 'finished' : 'underWay');
    expect(decisions).toBeGreaterThanOrEqual(Math.min(DRAWN, 100));
    expect(hidden).toBeGreaterThan(4);
  },
);

/** A face that remembers what it has drawn, and so shows somebody's card to who comes next. */
function leaking(where: 'picture' | 'name'): typeof face {
  const held: Card[] = [];
  /** A card that was seen in a hand, and is hidden now. */
  function findLeak({ hands }: NightmareCathedral): Card | undefined {
    for (const [seat, hand] of hands.entries())
      held[seat] = hand.find((card) => card > 0 && !isBasic(card)) ?? held[seat];
    return held.find((card, seat) => card > 0 && !hands[seat].includes(card));
  }
  return {
    ...face,
    layOutScene(view, ...more) {
      const scene = face.layOutScene(view, ...more);
      const card = findLeak(view);
      if (card === undefined || where !== 'picture') return scene;
      const shown = {
        ...scene.pieces[0],
        key: 'shown',
        isToken: false,
        face: encodeFace({ kind: 'development', card }),
      };
      return { ...scene, pieces: [...scene.pieces, shown] };
    },
    status(view) {
      const card = findLeak(view);
      return card === undefined || where !== 'name'
        ? face.status(view)
        : { key: `nightmare-cathedral:card.${keyOfCard(card)}` };
    },
  };
}

test.each([
  ['picture', 'open table'],
  ['name', 'open table'],
  ['picture', 'covered'],
  ['name', 'covered'],
] as const)('a card of a rival is found where a face leaks its %s, %s', (where, table) => {
  const search = () =>
    searchMatch(
      { ...kit, face: leaking(where) },
      { seed: 2, isOpenTable: table === 'open table', decisions: 60, choose: lively },
    );
  expect(search).toThrow(/toEqual/);
});

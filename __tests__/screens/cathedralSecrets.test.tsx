import { face, words } from '../../src/games/nightmare-cathedral/face';
import { keyOfCard } from '../../src/games/nightmare-cathedral/names';
import type { Move } from '../../src/rules/kernel/types';
import { CONFLICTS, DEVELOPMENTS, DREAMS } from '../../src/rules/nightmare-cathedral/content/cards';
import { NIGHTMARES } from '../../src/rules/nightmare-cathedral/content/nightmares';

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
  const open = moves.filter(({ type }) => !DULL.includes(type));
  const from = open.length > 0 && random(6) > 0 ? open : moves;
  return from[random(from.length)];
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Each match is drawn from another moment on, so that all together go from the set-up to the end. */
const MATCHES = 20;
const APART = 26;
const DRAWN = 8;

test.each(
  Array.from({ length: MATCHES }, (_, index) => [index + 1, index % 2 === 1 ? 'open table' : 'covered'] as const),
)(
  'match %i, %s: no card is drawn or named for who may not know it, and behind the curtain nothing at all',
  (seed, table) => {
    const { decisions, hidden } = searchMatch(kit, {
      seed,
      isOpenTable: table === 'open table',
      options: {
        length: seed % 3 === 0 ? 'variable' : 'standard',
        forking: seed % 5 === 0,
        side: seed % 4 === 0 ? 'advanced' : 'basic',
      },
      skipped: (seed - 1) * APART,
      decisions: DRAWN,
      choose: lively,
    });
    expect(decisions).toBe(DRAWN);
    expect(hidden).toBeGreaterThan(4);
  },
);

import { pictureOf } from '../../src/games/sen/cardFace';
import { face, words } from '../../src/games/sen/face';
import { LANDS } from '../../src/rules/sen/cards';
import { formatPhrase } from '../../src/words/formatPhrase';

import { searchMatch, type SecretsKit } from './secretsSuite';

/** The name of any land. */
const NAMED = /\b\d crows?\b|Take 2|Peek 1|Swap 2/g;

const kit: SecretsKit = {
  face,
  words,
  areUnique: false,
  pictured: (text) =>
    [...text.matchAll(/assets\/sen\/(?:large\/|small\/)?([a-z0-9]+)\.webp/g)]
      .map(([, picture]) => picture)
      .filter((picture) => picture !== 'back' && !picture.startsWith('ground')),
  pictureOf,
  named: (text) => text.match(NAMED) ?? [],
  /** A special has its name once more on its band. */
  namesOf(card) {
    const heard = formatPhrase({ key: `sen:card.${pictureOf(card)}.name` }).match(NAMED) ?? [];
    return LANDS[card].special ? [...heard, ...heard.slice(0, 1)] : heard;
  },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'match %i: nothing of another is drawn, and behind the curtain nothing at all',
  (seed) => {
    const options = {
      end: 'rounds',
      rounds: 1,
      memory: (['none', 'own', 'full'] as const)[seed % 3],
      pairs: seed % 2 === 0,
    };
    const { status, decisions, curtains } = searchMatch(kit, {
      seed,
      options,
      decisions: Infinity,
      // One turn in four ends the round. Otherwise dreams would grow with every wrong pair, and the test with them.
      choose: (moves, random) =>
        (random(4) === 0 && moves.find(({ type }) => type === 'wake')) || moves[random(moves.length)],
    });
    expect(status).toBe('finished');
    expect(decisions).toBeGreaterThan(9); // Everybody looks, and somebody has a turn.
    expect(curtains).toBeGreaterThan(2);
  },
);

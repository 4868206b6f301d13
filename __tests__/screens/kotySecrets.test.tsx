import { pictureOfCat, pictureOf } from '../../src/games/koty/cardFace';
import { face, words } from '../../src/games/koty/face';
import type { Koty } from '../../src/rules/koty/state';

import { searchMatch, type SecretsKit } from './secretsSuite';

/** The name of any card. */
const NAMED = /\b(?:blue|yellow|green|pink) \d|\b(?:crow|joker|moth|bat|owl|dragon)\b/g;
const CATS = Array.from({ length: 8 }, (_, index) => pictureOfCat(index + 1));

const kit: SecretsKit = {
  face,
  words,
  areUnique: false,
  pictured: (text) =>
    [...text.matchAll(/assets\/koty\/(?:large\/|small\/)?([a-z0-9-]+)\.webp/g)]
      .map(([, picture]) => picture)
      .filter((picture) => picture !== 'back' && !picture.startsWith('ground')),
  pictureOf,
  named: (text) => text.match(NAMED) ?? [],
  /** A joker in the middle shows which cat it plays. */
  also: (view) => ((view as Koty).middle.length > 0 ? CATS : []),
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([1, 2, 3, 4])(
  'match %i: nobody is shown what another holds, and behind the curtain nothing at all',
  (seed) => {
    const seats = seed % 2 === 0 ? 4 : 3;
    const options = { teams: seats === 4, moth: 4, bat: 4, owl: 4, dragon: 1 };
    expect(searchMatch(kit, { seed, seats, options, decisions: 20 }).curtains).toBeGreaterThan(3);
  },
);

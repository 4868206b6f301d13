import { CATS, COLOURS, STRAYS, type Cat, type CatKey } from '../../rules/cat-lady/cats';
import type { SheetCards } from '../../table/face';

import { encodeFace } from './cardFace';
import { makePhrase } from './phrases';

interface Names {
  readonly card: Readonly<Record<CatKey, { readonly name: string }>>;
}

const HUNGRY = '−2';

const rowOf = (name: string, cats: readonly Cat[]) => ({
  name: makePhrase(`keeper.row.${name}`),
  cards: cats.map(({ key }) => key),
});

/** Cats by their colour, as they lie sorted in the box; strays have a row of their own. */
export const createSheetCards = (words: { readonly pl: Names; readonly en: Names }): SheetCards => ({
  rows: [
    ...COLOURS.map((colour) =>
      rowOf(
        colour,
        CATS.filter(({ colours }) => colours.length === 1 && colours[0] === colour),
      ),
    ),
    rowOf(
      'mixed',
      CATS.filter(({ colours }) => colours.length > 1),
    ),
    rowOf('strays', STRAYS),
  ],
  drawCard: (picture, look) =>
    encodeFace({
      picture,
      isSmall: true,
      isFed: look === 'taken',
      ...(look === 'hungry' && { count: HUNGRY }),
    }),
  listNames: (card) => [words.pl.card[card as CatKey].name, words.en.card[card as CatKey].name],
});

import type { Card, Seat } from '../../rules/kernel/types';
import { kindOf, valueOf } from '../../rules/koty/cards';
import { landPoints } from '../../rules/koty/score';
import type { Koty, Land } from '../../rules/koty/state';
import { ASPECT } from '../../table/layout/measures';
import { pieceKey, type Part } from '../../table/pieces';
import type { Piece, Place } from '../../table/scene';
import { TARGET } from '../../theme/space';
import type { Phrase } from '../../words/phrase';

import { catPicture, faceOf, pictureOf } from './cardFace';
import { STEP, type Row } from './dreamRow';
import { landPlace } from './keys';

export const cardPhrase = (card: Card): Phrase =>
  card === 0 ? { key: 'koty:card.back.name' } : { key: `koty:card.${pictureOf(card)}.name` };

/** Cards narrower than this show little more than their value. */
const SMALL = 56;

/** A joker shows the cat that it stands for. */
export const lookOfCard = (card: Card, width: number, as: number | null = null): string | null =>
  card === 0
    ? null
    : faceOf({
        picture: pictureOf(card),
        as: as !== null && kindOf(card) === 'joker' ? catPicture(as) : null,
        isSmall: width < SMALL,
      });

export const pointsOf = ({ nines, top }: Land): number =>
  landPoints({ nines: nines.length, top: top.length > 0 ? valueOf(top[0]) : null });

/** What a land is, in words: its top, and how many 9s lie under it. */
export function landPhrase({ nines, top }: Land): Phrase {
  if (top.length > 0)
    return nines.length > 0
      ? { key: 'koty:land.onNines', facts: { card: cardPhrase(top[0]), count: nines.length } }
      : cardPhrase(top[0]);
  return nines.length > 0 ? { key: 'koty:land.nines', facts: { count: nines.length } } : { key: 'koty:land.empty' };
}

export interface Lying {
  readonly row: Row;
  /** Pieces lie one above the other from here on. */
  readonly depth: number;
  /** Whether the points of each land are written below it. */
  readonly isCounted: boolean;
  /** A land that all look at now. */
  readonly meant: number | null;
}

/** A dream: four places, and in each its cards, the topmost first, so far out that every ×2 is seen. */
export function dreamPart(view: Koty, viewer: Seat, owner: Seat, { row, depth, isCounted, meant }: Lying): Part {
  const places: Place[] = [];
  const pieces: Piece[] = [];
  view.dreams[owner].forEach((land, index) => {
    const place = landPlace(owner, index);
    const x = row.x + index * row.pitch;
    const tall = ASPECT * row.card;
    const cards = [
      ...land.nines.map((_, nine) => ({ card: 0, slot: `${place}:${nine}` })),
      ...land.top.map((card) => ({ card, slot: place })),
    ];
    cards.forEach(({ card, slot }, at) => {
      const below = cards.length - 1 - at;
      pieces.push({
        key: pieceKey(card, slot),
        place,
        face: lookOfCard(card, row.card),
        x,
        y: row.y + tall / 2 + below * STEP * row.card,
        width: row.card,
        turn: 0,
        depth: depth + at,
        label: below === 0 ? landPhrase(land) : cardPhrase(0),
      });
    });
    const height = Math.max(tall + Math.max(0, cards.length - 1) * STEP * row.card, isCounted ? TARGET : 0);
    places.push({
      key: place,
      x,
      y: row.y + height / 2,
      width: Math.max(row.card, Math.min(row.pitch, TARGET)),
      height,
      label: {
        key: owner === viewer ? 'koty:place.own' : 'koty:place.land',
        facts: { owner: { seat: owner }, land: index + 1 },
      },
      ...(isCounted &&
        cards.length > 0 && { caption: { key: 'koty:place.points', facts: { points: pointsOf(land) } } }),
      outlined: true,
      isPile: true,
      ...(meant === index && { isMeant: true }),
    });
  });
  return { places, pieces };
}

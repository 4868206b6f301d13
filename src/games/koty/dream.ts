import type { Card, Seat } from '../../rules/kernel/types';
import { kindOf, valueOf } from '../../rules/koty/cards';
import { countLandPoints } from '../../rules/koty/score';
import type { Koty, Land } from '../../rules/koty/state';
import { ASPECT } from '../../table/layout/measures';
import { pieceKey, type Part } from '../../table/pieces';
import type { Piece, Place } from '../../table/scene';
import { TARGET } from '../../theme/space';
import type { Phrase } from '../../words/phrase';

import { pictureOfCat, encodeFace, pictureOf } from './cardFace';
import type { Row } from './dreamRow';
import { landPlace } from './keys';

export const cardPhrase = (card: Card): Phrase =>
  card === 0 ? { key: 'koty:card.back.name' } : { key: `koty:card.${pictureOf(card)}.name` };

/** Cards narrower than this show little more than their value. */
const SMALL = 56;

/** Returns the face of a card; a joker shows the cat that it stands for. */
export const lookOfCard = (card: Card, width: number, as: number | null = null): string | null =>
  card === 0
    ? null
    : encodeFace({
        picture: pictureOf(card),
        as: as !== null && kindOf(card) === 'joker' ? pictureOfCat(as) : null,
        isSmall: width < SMALL,
      });

/** Cards narrower than this are no pictures any more. */
const TILED = 38;

/** Whether the card on a land is a cat or a crow too small for its picture. Night cards have signs that can be told apart. */
const isTile = ({ top }: Land, width: number): boolean =>
  width < TILED && top.length > 0 && (kindOf(top[0]) === 'cat' || kindOf(top[0]) === 'crow');

const lookOfTile = ({ nines, top }: Land): string =>
  encodeFace({ picture: pictureOf(top[0]), tile: 2 ** nines.length });

export const pointsOf = ({ nines, top }: Land): number =>
  countLandPoints({ nines: nines.length, top: top.length > 0 ? valueOf(top[0]) : null });

/** Describes a land in words: its top card, and how many 9s lie under it. */
export function landPhrase({ nines, top }: Land): Phrase {
  if (nines.length === 0) return top.length > 0 ? cardPhrase(top[0]) : { key: 'koty:land.empty' };
  const facts = { count: nines.length };
  return top.length > 0
    ? { key: 'koty:land.onNines', facts: { ...facts, card: cardPhrase(top[0]) } }
    : { key: 'koty:land.nines', facts };
}

export interface Lying {
  readonly row: Row;
  /** The depth of the lowest piece; the others lie above it. */
  readonly depth: number;
  /** Whether the points of each land are written below it. */
  readonly isCounted: boolean;
  /** The land that an attack is aimed at; the table marks it. */
  readonly meant: number | null;
}

/**
 * Builds a dream of four places with the cards of each. The top card stands highest, and each card below it sticks out
 * so far that its ×2 can be seen.
 */
export function buildDreamPart(view: Koty, viewer: Seat, owner: Seat, { row, depth, isCounted, meant }: Lying): Part {
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
        face: below === 0 && isTile(land, row.card) ? lookOfTile(land) : lookOfCard(card, row.card),
        x,
        y: row.y + tall / 2 + below * row.step * row.card,
        width: row.card,
        turn: 0,
        depth: depth + at,
        label: below === 0 ? landPhrase(land) : cardPhrase(0),
      });
    });
    const height = Math.max(tall + Math.max(0, cards.length - 1) * row.step * row.card, isCounted ? TARGET : 0);
    places.push({
      key: place,
      x,
      y: row.y + height / 2,
      width: Math.max(row.card, Math.min(row.pitch, TARGET)),
      height,
      label: {
        key: `koty:place.${owner === viewer ? 'own' : 'land'}${cards.length > 0 ? '' : 'Empty'}`,
        facts: { owner: { seat: owner }, land: index + 1 },
      },
      ...(isCounted &&
        cards.length > 0 && {
          caption: { key: 'koty:place.points', facts: { points: pointsOf(land) } },
          captionRoom: row.pitch,
        }),
      outlined: true,
      isPile: true,
      ...(meant === index && { isMeant: true }),
    });
  });
  return { places, pieces };
}

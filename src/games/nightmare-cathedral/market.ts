import type { Card, Seat } from '../../rules/kernel/types';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { middleOf, type Rect } from '../../table/layout/rect';
import { pieceKey } from '../../table/pieces';
import { OVER_DEPTH, type Group, type Panel, type Piece, type Place, type Scenery, type Size } from '../../table/scene';

import { faceOfCard } from './cardFace';
import { describeInHand } from './describe';
import { findAnswering } from './doing';
import type { DreamDeckLook } from './DreamDeck';
import { DREAM_DECK, placeOfLooked, marketPlace } from './keys';
import type { Layout } from './layout';
import { makePhrase } from './phrases';
import { cardsLookedAt } from './reader';
import { findAsked, getStep } from './task';

/** Cards to take, over the foot of the map: the Dream market with its deck, or cards that are looked at. */

const ASPECT = 1.4;
const PAD = 8;
export const COLUMN_GAP = 6;
const WIDEST = 92;
const BROADEST = 600;
/** The height of what is written below a card, and of the one line above. */
const WORDS = 150;

export interface MarketParts {
  readonly places: readonly Place[];
  readonly pieces: readonly Piece[];
  readonly scenery: readonly Scenery[];
  readonly groups: readonly Group[];
  readonly panels: readonly Panel[];
}

const NOTHING: MarketParts = { places: [], pieces: [], scenery: [], groups: [], panels: [] };

/** The paper, each column's card and what is left below for words. */
export function cutMarket({ map, days }: Pick<Layout, 'map' | 'days'>, size: Size, columns: number) {
  const isUpright = days[0].y >= map.y + map.height;
  const room = isUpright ? size.width - 8 : map.width;
  const width = Math.min(room, BROADEST);
  const pitch = (width - 2 * PAD + COLUMN_GAP) / columns;
  const card = Math.min(pitch - COLUMN_GAP, WIDEST);
  const height = Math.min(map.height, 2 * PAD + card * ASPECT + WORDS * Math.min(size.text ?? 1, 1.4));
  const middle = isUpright ? size.width / 2 : map.x + map.width / 2;
  const paper: Rect = { x: middle - width / 2, y: map.y + map.height - height, width, height };
  const top = paper.y + PAD;
  const cards = Array.from({ length: columns }, (_, at): Rect => ({
    x: paper.x + PAD + at * pitch + (pitch - COLUMN_GAP - card) / 2,
    y: top,
    width: card,
    height: card * ASPECT,
  }));
  const below = top + card * ASPECT + 4;
  const words: Rect = {
    x: paper.x + PAD,
    y: below,
    width: width - 2 * PAD,
    height: paper.y + height - PAD / 2 - below,
  };
  return { paper, cards, words };
}

function cardAt(card: Card, place: string, at: number, box: Rect): Piece {
  const { x, y, width } = middleOf(box);
  return {
    key: pieceKey(card, place),
    face: card === 0 ? null : faceOfCard(card),
    place,
    x,
    y,
    width,
    turn: 0,
    depth: OVER_DEPTH + 10 + at,
    label: card === 0 ? makePhrase('piece.hidden.dream') : describeInHand(faceOfCard(card)),
  };
}

/** Lays out what may be taken now; nothing while nobody is asked to take a card, or somebody else is. */
export function buildMarket(
  view: NightmareCathedral,
  viewer: Seat,
  laid: Pick<Layout, 'map' | 'days'>,
  size: Size,
): MarketParts {
  const isMarket = getStep(view) === 'turn.dreamDraw' && findAsked(view) === findAnswering(view, viewer);
  const looked = cardsLookedAt(view, viewer);
  if (!isMarket && looked.length === 0) return NOTHING;
  const cards = isMarket ? view.market : looked;
  const placeOf = isMarket ? marketPlace : placeOfLooked;
  const boxes = cutMarket(laid, size, isMarket ? cards.length + 1 : cards.length);
  const deck = isMarket ? [DREAM_DECK] : [];
  const keys = [...cards.map((_, at) => placeOf(at)), ...deck];
  const count = view.dreamDeck.length;
  const places = keys.map((key, at): Place => ({
    key,
    ...middleOf(boxes.cards[at]),
    label: key === DREAM_DECK ? makePhrase('market.deckOf', { count }) : makePhrase('market.place', { number: at + 1 }),
    ...(!isMarket && { paper: { name: 'cards', subject: 'looked', comesFirst: true } }),
  }));
  return {
    places,
    pieces: cards.map((card, at) => cardAt(card, placeOf(at), at, boxes.cards[at])),
    scenery: deck.map(() => ({
      key: DREAM_DECK,
      picture: 'dreamDeck',
      ...middleOf(boxes.cards[cards.length]),
      isOver: true,
      data: { stage: view.stageCards ? 2 : 1, count } satisfies DreamDeckLook,
    })),
    groups: [
      {
        key: 'market',
        ...middleOf(boxes.paper),
        label: makePhrase(isMarket ? 'market.dreams' : 'market.looked'),
        places: keys,
        lies: 'over',
      },
    ],
    panels: [{ key: 'market', panel: 'market', ...middleOf(boxes.words) }],
  };
}

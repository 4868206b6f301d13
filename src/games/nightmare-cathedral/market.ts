import type { Card, Seat } from '../../rules/kernel/types';
import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import type { NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import { middleOf, type Rect } from '../../table/layout/rect';
import { NO_PART, pieceKey, type Part } from '../../table/pieces';
import { OVER_DEPTH, type Group, type Piece, type Place, type Scenery, type Size } from '../../table/scene';
import { TARGET } from '../../theme/space';

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
/** The line above the cards, which lowers them: the map below can be looked at before a card is taken. */
const HEAD = TARGET;
/** Above and below the words. */
const GAP = 4;
const NARROWEST = 44;
export const COLUMN_GAP = 6;
const WIDEST = 92;
const BROADEST = 600;
/** The height of what is written below a card, by how many things a Dream asks for; no card needs more than the last. */
const WORDS = [92, 92, 122, 150] as const;
const MOST_WORDS = WORDS[3];

/** The paper, each column's card and what is left below for words. */
export function cutMarket(
  { map, days }: Pick<Layout, 'map' | 'days'>,
  size: Size,
  columns: number,
  words: number = MOST_WORDS,
) {
  const isUpright = days[0].y >= map.y + map.height;
  const room = isUpright ? size.width - 8 : map.width;
  const width = Math.min(room, BROADEST);
  const pitch = (width - 2 * PAD + COLUMN_GAP) / columns;
  const below = 2 * GAP + words * Math.min(size.text ?? 1, 1.4);
  // Where the map is small the cards are, too: what is written below them has to be read.
  const card = Math.min(pitch - COLUMN_GAP, WIDEST, Math.max(NARROWEST, (map.height - HEAD - below) / ASPECT));
  const height = Math.min(map.height, HEAD + card * ASPECT + below);
  const middle = isUpright ? size.width / 2 : map.x + map.width / 2;
  const paper: Rect = { x: middle - width / 2, y: map.y + map.height - height, width, height };
  const head: Rect = { ...paper, height: HEAD };
  const top = paper.y + HEAD;
  const cards = Array.from({ length: columns }, (_, at): Rect => ({
    x: paper.x + PAD + at * pitch + (pitch - COLUMN_GAP - card) / 2,
    y: top,
    width: card,
    height: card * ASPECT,
  }));
  const under = top + card * ASPECT + GAP;
  const lines: Rect = {
    x: paper.x + PAD,
    y: under,
    width: width - 2 * PAD,
    height: paper.y + height - GAP - under,
  };
  return { paper, head, cards, words: lines };
}

/** The height that the words below a card need; nobody knows yet what a hidden one asks for. */
export function measureWords(card: Card): number {
  if (!(card in DREAMS)) return WORDS[0];
  const { need, cost, when } = DREAMS[card];
  const asked = need.length + cost.length + (when === 'any' ? 0 : 1);
  return WORDS[Math.min(asked, WORDS.length - 1)];
}

function cardAt(view: NightmareCathedral, card: Card, place: string, at: number, box: Rect): Piece {
  const { x, y, width } = middleOf(box);
  return {
    key: pieceKey(card, place),
    face: card === 0 ? null : faceOfCard(card, view.options),
    place,
    x,
    y,
    width,
    turn: 0,
    depth: OVER_DEPTH + 10 + at,
    label: card === 0 ? makePhrase('piece.hidden.dream') : describeInHand(faceOfCard(card)),
  };
}

/** What the head shows: which cards lie there, and whether they are lowered. */
export interface MarketHeadLook {
  readonly title: 'market.dreams' | 'market.looked';
  readonly isLowered: boolean;
}

/** The name of the group, and how it is called while only its head is seen. */
const MARKET = 'market';
const LOWERED = 'market:lowered';
const MARKET_HEAD = 'market:head';

/** Lays out what may be taken now; nothing while nobody is asked to take a card, or somebody else is. */
export function buildMarket(
  view: NightmareCathedral,
  viewer: Seat,
  laid: Pick<Layout, 'map' | 'days'>,
  size: Size,
  open: string | null,
): Part {
  const isMarket = getStep(view) === 'turn.dreamDraw' && findAsked(view) === findAnswering(view, viewer);
  const looked = cardsLookedAt(view, viewer);
  if (!isMarket && looked.length === 0) return NO_PART;
  const cards = isMarket ? view.market : looked;
  const placeOf = isMarket ? marketPlace : placeOfLooked;
  const high = Math.max(WORDS[0], ...cards.map(measureWords));
  const boxes = cutMarket(laid, size, isMarket ? cards.length + 1 : cards.length, high);
  const deck = isMarket ? [DREAM_DECK] : [];
  const keys = [...cards.map((_, at) => placeOf(at)), ...deck];
  const count = view.dreamDeck.length;
  const title = isMarket ? 'market.dreams' : 'market.looked';
  const isLowered = open === LOWERED;
  const { paper } = boxes;
  const head = isLowered ? { ...boxes.head, y: paper.y + paper.height - HEAD } : boxes.head;
  const headScenery: Scenery = {
    key: MARKET_HEAD,
    picture: 'marketHead',
    ...middleOf(head),
    isOver: true,
    data: { title, isLowered } satisfies MarketHeadLook,
  };
  if (isLowered) {
    const raise: Group = { key: MARKET, ...middleOf(head), label: makePhrase(title), places: [], lies: 'closed' };
    return { ...NO_PART, scenery: [headScenery], groups: [raise] };
  }
  const lower: Place = {
    key: MARKET_HEAD,
    ...middleOf(boxes.head),
    label: makePhrase('market.lower'),
    opens: LOWERED,
  };
  const places = keys.map((key, at): Place => ({
    key,
    ...middleOf(boxes.cards[at]),
    label: key === DREAM_DECK ? makePhrase('market.deckOf', { count }) : makePhrase('market.place', { number: at + 1 }),
    ...(!isMarket && { paper: { name: 'cards', subject: 'looked', comesFirst: true } }),
  }));
  return {
    places: [lower, ...places],
    pieces: cards.map((card, at) => cardAt(view, card, placeOf(at), at, boxes.cards[at])),
    scenery: [
      headScenery,
      ...deck.map(() => ({
        key: DREAM_DECK,
        picture: 'dreamDeck',
        ...middleOf(boxes.cards[cards.length]),
        isOver: true,
        data: { stage: view.stageCards ? 2 : 1, count } satisfies DreamDeckLook,
      })),
    ],
    groups: [
      {
        key: MARKET,
        ...middleOf(paper),
        label: makePhrase(title),
        places: [MARKET_HEAD, ...keys],
        lies: 'over',
      },
    ],
    panels: [{ key: 'market', panel: 'market', ...middleOf(boxes.words) }],
  };
}

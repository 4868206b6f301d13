import type { Token } from '../../rules/three-chapters/ability';
import { chairsOf } from '../../rules/three-chapters/chairs';
import type { Chair, ThreeChapters } from '../../rules/three-chapters/state';
import type { Seat } from '../../rules/kernel/types';
import type { Piece, Place, Plate } from '../../table/scene';
import { TARGET } from '../../theme/space';
import type { Phrase } from '../../words/phrase';
import { rewardPhrase } from './ability';
import { cardsIn, type Part } from './cards';
import { ghostOf, keptOf, playerAt, storyOf, tokensOf, type Player } from './keys';
import { tokenFace } from './looks';
import { CAPTION, GAP, PAD, PLATE, middleOf, spread, type Box } from './measures';
import { pointsOf } from '../../rules/three-chapters/tokens';

const TOKENS: readonly Token[] = ['hearts', 'gems', 'stars'];

/** So many tokens of a kind are drawn, each a little above the one below. */
const PILED = 4;
const LIFT = 1.5;
const LEAST_TOKEN = 9;
const LARGEST_CARD = 96;
/** Lower than this, cards lie beside the tokens. */
const LEAST_ROW = 70;

/** Until what is kept is taken in hand. */
export const isDrafting = (view: ThreeChapters): boolean => view.chapter === 1 || view.kept.some((cards) => cards.length > 0);

export interface OnPaper extends Part {
  readonly plates: readonly Plate[];
}

/** The tokens of a seat, a pile for each kind, and how many there are where there is room for the number. */
function tokens(view: ThreeChapters, seat: Seat, box: Box, depth: number, text: number): Part {
  const isCounted = box.height >= LEAST_TOKEN + CAPTION * text + 2 * LIFT;
  const width = (box.width - 2 * GAP) / 3;
  const height = isCounted ? box.height - CAPTION * text : box.height;
  const token = Math.max(6, Math.min(width, height - PILED * LIFT, 34));
  const places = TOKENS.map((kind, index): Place => {
    const count = view.tokens[seat][kind];
    return {
      key: tokensOf(seat, kind),
      ...middleOf({ x: box.x + index * (width + GAP), y: box.y, width, height }),
      label: { key: `three-chapters:place.${kind}`, facts: { count, what: rewardPhrase(count > 0 ? { [kind]: count } : {}) } },
      ...(isCounted && count > 0 && { caption: { key: 'three-chapters:place.count', facts: { count } } }),
      isPile: true,
    };
  });
  const pieces = TOKENS.flatMap((kind, index) => {
    const under = Math.max(0, view.tokens[seat][kind] - PILED);
    const { key, x, y } = places[index];
    return Array.from({ length: view.tokens[seat][kind] - under }, (_, i): Piece => ({
      key: `${key}:${under + i}`,
      place: key,
      face: tokenFace(kind),
      x,
      y: y + (PILED / 2 - i) * LIFT,
      width: token,
      turn: 0,
      depth: depth + i,
      label: { key: `three-chapters:token.${kind}` },
      isToken: true,
    }));
  });
  return { places, pieces };
}

/** What somebody has played; in chapter I, face down, what it keeps. */
function row(view: ThreeChapters, chair: Chair, player: Player, box: Box, depth: number, caption?: Phrase): Part {
  const isKept = isDrafting(view) && !player.isGhost;
  const key = isKept ? keptOf(player.seat) : storyOf(player);
  const cards = isKept ? view.kept[player.seat] : view.stories[chair];
  const who = { seat: player.seat };
  const label: Phrase = { key: `three-chapters:place.${isKept ? 'keptBy' : player.isGhost ? 'storyOfGhost' : 'story'}`, facts: { who, count: cards.length } };
  return {
    places: [{ key, ...middleOf(box), label, ...(caption && { caption }) }],
    pieces: cardsIn(key, cards, spread(cards.length, box, LARGEST_CARD), depth),
  };
}

/** A ghost's deck, face down. */
export function ghostDeck(view: ThreeChapters, owner: Seat, box: Box, depth: number, isNamed: boolean): Part {
  const cards = view.ghosts[owner];
  const card = Math.min(box.width, LARGEST_CARD, (box.height - 4 * LIFT) / 1.4);
  const { x, y } = middleOf(box);
  const under = Math.max(0, cards.length - PILED);
  const key = ghostOf(owner);
  const caption: Phrase = { key: 'three-chapters:place.ghostCaption', facts: { who: { seat: owner } } };
  const place: Place = { key, ...middleOf(box), label: { key: 'three-chapters:place.ghost', facts: { who: { seat: owner }, count: cards.length } }, outlined: true, isPile: true, ...(isNamed && { caption }) };
  const pieces = cards.slice(under).map((_, i): Piece => ({
    key: `slot:${key}:${under + i}`,
    place: key,
    face: null,
    x,
    y: y + (1.5 - i) * LIFT,
    width: card,
    turn: 0,
    depth: depth + i,
    label: { key: 'three-chapters:card.hidden' },
  }));
  return { places: [place], pieces };
}

const join = (...parts: readonly Part[]): Part => ({ places: parts.flatMap(({ places }) => places), pieces: parts.flatMap(({ pieces }) => pieces) });

/** The paper before somebody else: the plate, and below it tokens and played cards; opened, one below the other. */
export function othersPaper(view: ThreeChapters, chair: Chair, paper: Box, isOpen: boolean, depth: number, text: number): OnPaper {
  const player = playerAt(view, chair);
  const inner: Box = { x: paper.x + PAD, y: paper.y + PAD, width: paper.width - 2 * PAD, height: paper.height - 2 * PAD };
  if (player.isGhost) return { ...ghost(view, chair, player, inner, depth, text), plates: [] };
  const plate: Plate = { seat: player.seat, ...middleOf({ ...inner, height: PLATE * text }), score: pointsOf(view.tokens[player.seat]) };
  const below: Box = { ...inner, y: inner.y + PLATE * text + 2, height: inner.height - PLATE * text - 2 };
  return { ...tokensAndRow(view, chair, player, below, isOpen, depth, text), plates: [plate] };
}

/** Tokens, and beside or below them what was played. */
export function tokensAndRow(view: ThreeChapters, chair: Chair, player: Player, box: Box, isOpen: boolean, depth: number, text: number): Part {
  const high = TARGET + CAPTION * text;
  const isStacked = isOpen && box.height >= high + GAP + LEAST_ROW;
  const wide = isOpen ? Math.min(box.width, 3 * TARGET + 2 * GAP) : Math.min(box.width * 0.46, 120);
  const tokenBox: Box = { ...box, width: wide, height: isOpen ? Math.min(high, box.height) : box.height };
  const cards: Box = isStacked ? { ...box, y: box.y + high + GAP, height: box.height - high - GAP } : { ...box, x: box.x + wide + GAP, width: box.width - wide - GAP };
  return join(tokens(view, player.seat, tokenBox, depth, text), row(view, chair, player, cards, depth + PILED));
}

/** A ghost: its deck, and what it has played, with its name below. */
function ghost(view: ThreeChapters, chair: Chair, player: Player, inner: Box, depth: number, text: number): Part {
  const named: Box = { ...inner, height: inner.height - CAPTION * text };
  const deck: Box = { ...named, width: Math.min(named.width * 0.34, 60) };
  const who: Phrase = { key: 'three-chapters:place.ghostCaption', facts: { who: { seat: player.seat } } };
  if (isDrafting(view)) return ghostDeck(view, player.seat, named, depth, true);
  const cards: Box = { ...named, x: deck.x + deck.width + GAP, width: named.width - deck.width - GAP };
  return join(ghostDeck(view, player.seat, deck, depth, false), row(view, chair, player, cards, depth + PILED, who));
}

/** Everybody but the viewer, in the order of play; in chapter I a ghost that the viewer gives to lies in the middle. */
export function othersOf(view: ThreeChapters, own: Chair): Chair[] {
  const chairs = chairsOf(view);
  const others = Array.from({ length: chairs - 1 }, (_, step) => (own + 1 + step) % chairs);
  return others.filter((chair) => !(isDrafting(view) && playerAt(view, chair).isGhost && playerAt(view, chair).seat === playerAt(view, own).seat));
}

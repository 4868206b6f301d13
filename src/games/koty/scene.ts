import type { Card, Seat } from '../../rules/kernel/types';
import type { Koty } from '../../rules/koty/state';
import { partnerOf } from '../../rules/koty/teams';
import { placeOfCard, stretchToTouch } from '../../table/layout/measures';
import { middleOf, type Rect, type Spot } from '../../table/layout/rect';
import { PILED, listAround, spreadFan, join, pieceKey, buildPile, type Part } from '../../table/pieces';
import { OVER_DEPTH, type Group, type Piece, type Plate, type Scene, type Size } from '../../table/scene';
import type { Phrase } from '../../words/phrase';

import { buildMiddleGroup, buildMiddlePart } from './attackCards';
import { describeDiscard, buildDiscardPart } from './discard';
import { cardPhrase, buildDreamPart, landPhrase, lookOfCard, pointsOf } from './dream';
import { DISCARD, DISCARDED, MIDDLE, PILE, handOf, landPlace } from './keys';
import { layout, type Spots } from './layout';
import { placeOnPiles } from './meetingLayout';
import { layOpenedDream, type OpenedDream } from './openedDreamLayout';
import { findAttack } from './phase';
import { findBest } from './verdict';

/** How far the cards of a hand lean outward, and how much lower the outer ones lie. */
const LEAN = 2.5;
const SAG = 1.5;
const IN_HAND = 100;
const ON_PILE = 60;

const labelOf = (card: Card): Phrase => (card === 0 ? { key: 'koty:piece.hidden' } : cardPhrase(card));

function pilePart(cards: readonly Card[], key: string, spot: Spot, label: Phrase, caption?: Phrase): Part {
  const { x, y, width } = spot;
  return {
    places: [{ key, x, y, ...placeOfCard(width), label, ...(caption && { caption }), outlined: true, isPile: true }],
    pieces: buildPile(cards, key, spot, (card, slot, at, index) => ({
      key: pieceKey(card, slot),
      place: key,
      face: lookOfCard(card, width),
      ...at,
      turn: 0,
      depth: ON_PILE + index,
      label: labelOf(card),
    })),
  };
}

/** Builds the viewer's hand. A viewer without a seat sees the hand of the seat whose turn it is. */
function hand(view: Koty, seat: Seat, { hand: spot }: Spots): Part {
  const owner = seat < 0 ? view.turn : seat;
  const cards = view.hands[owner];
  const { x, y, width, pitch } = spot;
  const place = handOf(owner);
  const label: Phrase =
    seat < 0 ? { key: 'koty:place.handOf', facts: { who: { seat: owner } } } : { key: 'koty:place.hand' };
  const lying = spreadFan(cards.length, spot, { pitch, lean: LEAN, sag: SAG });
  return {
    places: [{ key: place, x, y, ...placeOfCard(width), width: stretchToTouch(3 * pitch + width), label }],
    pieces: cards.map((card, index): Piece => ({
      key: pieceKey(card, `${place}:${index}`),
      place,
      face: lookOfCard(card, width),
      ...lying[index],
      depth: IN_HAND + index,
      label: labelOf(card),
    })),
  };
}

const pointsIn = (view: Koty, seat: Seat): number => view.dreams[seat].reduce((sum, land) => sum + pointsOf(land), 0);

function sumOf(view: Koty, seat: Seat): { readonly sum?: number } {
  const partner = partnerOf(view, seat);
  return partner === null ? {} : { sum: pointsIn(view, seat) + pointsIn(view, partner) };
}

const dreamLabel = (view: Koty, owner: Seat): Phrase => {
  const [one, two, three, four] = view.dreams[owner].map(landPhrase);

  return {
    key: 'koty:place.dream',
    facts: { owner: { seat: owner }, points: pointsIn(view, owner), one, two, three, four },
  };
};

/** An attacked dream is opened over the viewer's own only where its cards would else be narrower than this. */
const LEAST_OPENED = 40;
function buildPlate(view: Koty, owner: Seat, box: Rect): Plate {
  const best = findBest(view);
  return {
    seat: owner,
    ...middleOf(box),
    score: pointsIn(view, owner),
    ...sumOf(view, owner),
    ...(best && { isBest: best.includes(owner) }),
  };
}

interface Rival {
  readonly seat: Seat;
  readonly spots: Spots['panels'][number];
  /** The dream drawn large, if it is open or attacked. */
  readonly opened: OpenedDream | null;
}

/** How many cards each land of a dream has. */
const countCards = (view: Koty, owner: Seat): readonly number[] =>
  view.dreams[owner].map(({ nines, top }) => nines.length + top.length);

/** Opens a rival's small dream if the viewer wants to see it, or if it is attacked. */
function openDream(view: Koty, rival: Omit<Rival, 'opened'>, spots: Spots, text: number, open: string | null) {
  if (!rival.spots.isClosed) return null;
  const attack = findAttack(view);
  const counts = countCards(view, rival.seat);
  const layIn = (arena: Rect, attacked: number | null) =>
    layOpenedDream(arena, rival.spots.paper, counts, attacked, text);
  if (attack?.dream === rival.seat) {
    const above = layIn(spots.above, attack.land);
    return above.row.card >= LEAST_OPENED ? above : layIn(spots.arena, attack.land);
  }
  return view.middle.length === 0 && attack === null && open === handOf(rival.seat) ? layIn(spots.arena, null) : null;
}

function buildRivalPart(view: Koty, viewer: Seat, { seat, spots, opened }: Rival, depth: number, meant: number | null) {
  const { isClosed, paper, plate, row } = spots;
  const lands = view.dreams[seat].map((_, land) => landPlace(seat, land));
  const lies = opened
    ? { row: opened.row, depth: OVER_DEPTH + 1, isCounted: true, meant }
    : { row, depth, isCounted: !isClosed, meant: isClosed ? null : meant };
  const group: Group = {
    key: handOf(seat),
    ...middleOf(opened?.paper ?? paper),
    label: dreamLabel(view, seat),
    places: opened?.met ? [...lands, MIDDLE] : lands,
    seat,
    lies: opened ? 'over' : isClosed ? 'closed' : 'flat',
  };
  return {
    ...buildDreamPart(view, viewer, seat, lies),
    groups: [group],
    plates: [buildPlate(view, seat, opened?.plate ?? plate)],
  };
}

/** Builds the discard pile, which a tap opens to be leafed through. */
function buildPileOfDiscards(view: Koty, { discard }: Spots): Part {
  const pile = pilePart(view.discard, DISCARD, discard, { key: 'koty:place.discard' });
  if (view.discard.length === 0) return pile;
  const [{ x, y, width, height }] = pile.places;
  const group = { key: DISCARDED, x, y, width, height, label: describeDiscard(view), places: [DISCARD] };
  return { ...pile, groups: [{ ...group, lies: 'closed' }] };
}

export function layOutScene(view: Koty, seat: Seat, size: Size, open: string | null): Scene {
  const text = size.text ?? 1;
  const seats = listAround(view.seats, seat);
  const own = seats[0];
  const spots = layout(view.seats, size);
  const attack = findAttack(view);
  const isInMiddle = attack !== null || view.middle.length > 0;
  const rivals = spots.panels
    .map((panel) => ({ seat: seats[panel.after], spots: panel }))
    .map((rival): Rival => ({ ...rival, opened: openDream(view, rival, spots, text, open) }));
  const attacked = rivals.find(({ opened }) => opened?.met)?.opened ?? null;
  const isOnPiles = isInMiddle && !attacked;
  const panel = rivals.find((rival) => rival.seat === attack?.dream)?.spots;
  const aim = panel && attack ? { panel, land: attack.land, cards: countCards(view, attack.dream)[attack.land] } : null;
  const met = attacked?.met ?? (isOnPiles ? placeOnPiles(spots, countCards(view, own), aim, size, text) : null);
  const left: Phrase = { key: 'koty:place.left', facts: { count: view.pile.length } };
  const isLeafedThrough = open === DISCARDED && view.discard.length > 0 && !isInMiddle;
  const meant = (owner: Seat) => (attack?.dream === owner ? attack.land : null);
  return join([
    { plates: [buildPlate(view, own, spots.plate)] },
    ...rivals.map((rival, index) => buildRivalPart(view, seat, rival, index * 5, meant(rival.seat))),
    pilePart(view.pile, PILE, spots.pile, { key: 'koty:place.pile' }, isOnPiles ? undefined : left),
    isLeafedThrough ? buildDiscardPart(view, spots.arena) : buildPileOfDiscards(view, spots),
    buildDreamPart(view, seat, own, { row: spots.row, depth: ON_PILE + PILED, isCounted: true, meant: meant(own) }),
    ...(met ? [buildMiddlePart(view, seat, met)] : []),
    ...(met && isOnPiles ? [{ groups: [buildMiddleGroup(met, text)] }] : []),
    hand(view, seat, spots),
  ]);
}

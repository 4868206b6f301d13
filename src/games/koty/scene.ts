import type { Card, Seat } from '../../rules/kernel/types';
import type { Koty } from '../../rules/koty/state';
import { partnerOf } from '../../rules/koty/teams';
import { ASPECT, placeOfCard, stretchToTouch } from '../../table/layout/measures';
import { clamp, middleOf, type Rect, type Spot } from '../../table/layout/rect';
import { PILED, listAround, spreadFan, join, pieceKey, buildPile, type Part } from '../../table/pieces';
import { OVER_DEPTH, type Group, type Piece, type Plate, type Scene, type Size } from '../../table/scene';
import type { Phrase } from '../../words/phrase';

import { buildMiddleGroup, buildMiddlePart, type Met } from './attackCards';
import { describeDiscard, buildDiscardPart } from './discard';
import { cardPhrase, buildDreamPart, landPhrase, lookOfCard, pointsOf } from './dream';
import { CAPTION_HEIGHT } from './dreamRow';
import { DISCARD, DISCARDED, MIDDLE, PILE, handOf, landPlace } from './keys';
import { layout, type Spots } from './layout';
import { layOpenedDream, placeMeeting, type OpenedDream } from './openedDreamLayout';
import { findAttack } from './phase';

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
/** Cards that meet are at least this wide, however small the piles are. */
const LEAST_MET = 48;
/** Room around them, for their paper and because they lean. */
const AROUND = 22;

/** Cards that meet lie where the piles are, which nobody needs meanwhile: all dreams stay where they are. */
function placeOnPiles({ pile, discard }: Spots, { width, height }: Size, text: number): Met {
  const card = Math.max(pile.width, LEAST_MET);
  const half = (ASPECT * card) / 2;
  const y = clamp(pile.y, half + AROUND, height - half - AROUND - CAPTION_HEIGHT * text);
  return placeMeeting((pile.x + discard.x) / 2, y, card, AROUND, width - AROUND);
}

export function layOutScene(view: Koty, seat: Seat, size: Size, open: string | null): Scene {
  const text = size.text ?? 1;
  const seats = listAround(view.seats, seat);
  const own = seats[0];
  const spots = layout(view.seats, size);
  const attack = findAttack(view);
  const isOnOthers = attack !== null && attack.dream !== own;
  const isInMiddle = attack !== null || view.middle.length > 0;

  const large = (owner: Seat, near: Rect, isClosed: boolean): OpenedDream | null => {
    const counts = view.dreams[owner].map(({ nines, top }) => nines.length + top.length);
    const isAttacked = isClosed && isOnOthers && attack.dream === owner;
    const isOpened = isClosed && attack === null && !isInMiddle && open === handOf(owner);
    if (!isAttacked && !isOpened) return null;
    const layIn = (arena: Rect) => layOpenedDream(arena, near, counts, isAttacked ? attack.land : null, text);
    const above = isAttacked ? layIn(spots.above) : null;
    return above && above.row.card >= LEAST_OPENED ? above : layIn(spots.arena);
  };
  const rivals = spots.panels.map((panel) => ({
    ...panel,
    seat: seats[panel.after],
    opened: large(seats[panel.after], panel.paper, panel.isClosed),
  }));
  const attacked = rivals.find(({ opened }) => opened?.met)?.opened ?? null;
  const isOnPiles = isInMiddle && !attacked;
  const met = attacked?.met ?? (isOnPiles ? placeOnPiles(spots, size, text) : null);
  const discarded =
    open === DISCARDED && view.discard.length > 0 && attack === null && !isInMiddle
      ? buildDiscardPart(view, spots.arena)
      : null;
  const discard = pilePart(view.discard, DISCARD, spots.discard, { key: 'koty:place.discard' });
  const closed =
    view.discard.length > 0
      ? discard.places.map(({ x, y, width, height }): Group => ({
          key: DISCARDED,
          x,
          y,
          width,
          height,
          label: describeDiscard(view),
          places: [DISCARD],
          lies: 'closed',
        }))
      : [];
  const meant = (owner: Seat) => (attack?.dream === owner ? attack.land : null);

  const { places, pieces } = join([
    ...rivals.map(({ seat: owner, row, isClosed, opened }, index) =>
      buildDreamPart(
        view,
        seat,
        owner,
        opened
          ? { row: opened.row, depth: OVER_DEPTH + 1, isCounted: true, meant: meant(owner) }
          : { row, depth: index * 5, isCounted: !isClosed, meant: isClosed ? null : meant(owner) },
      ),
    ),
    pilePart(
      view.pile,
      PILE,
      spots.pile,
      { key: 'koty:place.pile' },
      isOnPiles ? undefined : { key: 'koty:place.left', facts: { count: view.pile.length } },
    ),
    discarded ?? discard,
    buildDreamPart(view, seat, own, { row: spots.row, depth: ON_PILE + PILED, isCounted: true, meant: meant(own) }),
    ...(met ? [buildMiddlePart(view, seat, met)] : []),
    hand(view, seat, spots),
  ]);
  const groups = rivals.map(({ seat: owner, paper, isClosed, opened }): Group => {
    const places = view.dreams[owner].map((_, land) => landPlace(owner, land));
    const lies = opened ? 'over' : isClosed ? 'closed' : 'flat';
    return {
      key: handOf(owner),
      ...middleOf(opened?.paper ?? paper),
      label: dreamLabel(view, owner),
      places: opened?.met ? [...places, MIDDLE] : places,
      seat: owner,
      lies,
    };
  });
  const plate = (owner: Seat, box: Rect): Plate => ({
    seat: owner,
    ...middleOf(box),
    score: pointsIn(view, owner),
    ...sumOf(view, owner),
  });
  const papers = [
    ...groups,
    ...(discarded ? [discarded.group] : closed),
    ...(met && isOnPiles ? [buildMiddleGroup(met, text)] : []),
  ];
  return {
    places,
    pieces,
    plates: [
      plate(own, spots.plate),
      ...rivals.map(({ seat: owner, plate: box, opened }) => plate(owner, opened?.plate ?? box)),
    ],
    groups: papers,
  };
}

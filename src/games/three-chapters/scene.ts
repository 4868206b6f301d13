import type { Seat } from '../../rules/kernel/types';
import { chairOf, chairsOf, hasGhosts } from '../../rules/three-chapters/chairs';
import { winnerOf } from '../../rules/three-chapters/resolve';
import type { Chair, ThreeChapters } from '../../rules/three-chapters/state';
import { pointsOf } from '../../rules/three-chapters/tokens';
import { OVER, type Group, type Piece, type Place, type Plate, type Scene, type Size } from '../../table/scene';
import { TARGET } from '../../theme/space';
import type { Phrase } from '../../words/phrase';
import { rewardPhrase } from './ability';
import { cardsIn, type Part } from './cards';
import { OWN_PAPER, handOf, keptOf, paperOf, playerAt, storyOf, trickOf } from './keys';
import { layout, trickCard, type Hand, type Spots } from './layout';
import { ASPECT, CAPTION, GAP, PAD, PLATE, middleOf, spread, type Box, type Spot } from './measures';
import { ghostDeck, isDrafting, othersOf, othersPaper, tokensAndRow, type OnPaper } from './paper';

const IN_MIDDLE = 200;
const IN_HAND = 300;
const WIDEST = 130;
/** What is kept is read at a glance. */
const ALL_SEEN = 0.9;
/** An opened paper. */
const OPENED = { width: 520, height: 300 };

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(Math.max(least, most), value));

/** The viewer's hand; who sits nowhere sits with the first, and sees only backs. */
function hand(view: ThreeChapters, seat: Seat, { box, card, across, step }: Hand): Part {
  const cards = view.hands[seat];
  const rows = Math.ceil(cards.length / across);
  const most = Math.ceil(cards.length / rows);
  const spots = cards.map((_, index): Spot => {
    const row = Math.floor(index / most);
    const inRow = Math.min(most, cards.length - row * most);
    const pitch = inRow > 1 ? Math.min(Math.max(TARGET, card + GAP), (box.width - 2 * PAD - card) / (inRow - 1)) : 0;
    return { x: box.x + box.width / 2 + ((index % most) - (inRow - 1) / 2) * pitch, y: box.y + box.height - (card * ASPECT) / 2 - (rows - 1 - row) * step, card };
  });
  return { places: [{ key: handOf(seat), ...middleOf(box), label: { key: 'three-chapters:place.hand' } }], pieces: cardsIn(handOf(seat), cards, spots, IN_HAND) };
}

/** Chapter I: what the viewer keeps; with two seats the ghost beside it. */
function kept(view: ThreeChapters, seat: Seat, box: Box, text: number): Part {
  const deck = hasGhosts(view) ? Math.max(TARGET, Math.min(100, box.width * 0.24)) : 0;
  const keptBox: Box = { ...box, width: box.width - (deck > 0 ? deck + 2 * GAP : 0) };
  const cards = view.kept[seat];
  const place: Place = { key: keptOf(seat), ...middleOf(keptBox), label: { key: 'three-chapters:place.kept', facts: { count: cards.length } }, outlined: true };
  const pieces = cardsIn(place.key, cards, spread(cards.length, keptBox, WIDEST, ALL_SEEN), IN_MIDDLE);
  if (deck === 0) return { places: [place], pieces };
  const isNamed = box.height - CAPTION * text >= TARGET;
  const given = ghostDeck(view, seat, { x: box.x + box.width - deck, y: box.y, width: deck, height: box.height - (isNamed ? CAPTION * text : 0) }, IN_MIDDLE, isNamed);
  return { places: [place, ...given.places], pieces: [...pieces, ...given.pieces] };
}

/** Chapter II: a place for everybody, in the order of play; when the trick is full its highest card is ringed. */
function trick(view: ThreeChapters, box: Box, text: number): Part {
  const chairs = chairsOf(view);
  const { card, rows, isNamed } = trickCard(chairs, box.width, box.height, text) ?? { card: TARGET / ASPECT, rows: 1, isNamed: false };
  const across = Math.ceil(chairs / rows);
  const caption = isNamed ? CAPTION * text : 0;
  const high = Math.max(TARGET, card * ASPECT);
  const pitch = Math.min(WIDEST + 40, (box.width + GAP) / across);
  const winner = view.trick.length === chairs ? winnerOf(view.trick) : -1;
  const top = box.y + (box.height - rows * (high + caption) - (rows - 1) * GAP) / 2;
  const places = Array.from({ length: chairs }, (_, index): Place => {
    const player = playerAt(view, (view.leader + index) % chairs);
    const row = Math.floor(index / across);
    const inRow = Math.min(across, chairs - row * across);
    const who = { seat: player.seat };
    return {
      key: trickOf(player),
      x: box.x + box.width / 2 + ((index % across) - (inRow - 1) / 2) * pitch,
      y: top + row * (high + caption + GAP) + high / 2,
      width: Math.max(TARGET, card),
      height: high,
      label: { key: `three-chapters:place.${player.isGhost ? 'trickOfGhost' : 'trick'}`, facts: { who, place: index + 1 } },
      ...(isNamed && { caption: { key: `three-chapters:place.${player.isGhost ? 'ghostCaption' : 'name'}`, facts: { who } } }),
      outlined: true,
      ...(index === winner && { isMeant: true }),
    };
  });
  const pieces = view.trick.flatMap((one, index) => cardsIn(places[index].key, [one], [{ x: places[index].x, y: places[index].y, card }], IN_MIDDLE + index));
  return { places, pieces };
}

/** Chapter III: the cards that are counted. */
function counted(view: ThreeChapters, own: Chair, box: Box): Part {
  const player = playerAt(view, own);
  const cards = view.stories[own];
  const place: Place = { key: storyOf(player), ...middleOf(box), label: { key: 'three-chapters:place.story', facts: { who: { seat: player.seat }, count: cards.length } } };
  return { places: [place], pieces: cardsIn(place.key, cards, spread(cards.length, box, WIDEST, ALL_SEEN), IN_MIDDLE) };
}

function middle(view: ThreeChapters, own: Chair, box: Box, text: number): Part {
  if (isDrafting(view)) return kept(view, playerAt(view, own).seat, box, text);
  return view.chapter === 2 ? trick(view, box, text) : counted(view, own, box);
}

/** The viewer's own paper: the plate, and beside it tokens and, while tricks are played, what was played. */
function ownPaper(view: ThreeChapters, own: Chair, paper: Box, isOpen: boolean, text: number): OnPaper {
  const player = playerAt(view, own);
  const inner: Box = { x: paper.x + PAD, y: paper.y, width: paper.width - 2 * PAD, height: paper.height };
  const wide = isOpen ? inner.width : inner.width * 0.34;
  const plateBox: Box = { ...inner, y: isOpen ? paper.y + PAD : paper.y + (paper.height - PLATE * text) / 2, width: wide, height: PLATE * text };
  const plate: Plate = { seat: player.seat, ...middleOf(plateBox), score: pointsOf(view.tokens[player.seat]) };
  const rest: Box = isOpen
    ? { ...inner, y: plateBox.y + plateBox.height + 2, height: paper.height - plateBox.height - 2 - 2 * PAD }
    : { ...inner, x: inner.x + wide + GAP, width: inner.width - wide - GAP, y: paper.y + 1, height: paper.height - 2 };
  if (isDrafting(view)) return { places: [], pieces: [], plates: [plate] };
  const { places, pieces } = tokensAndRow(view, own, player, rest, isOpen, isOpen ? OVER + 1 : 100, text);
  if (view.chapter === 2) return { places, pieces, plates: [plate] };
  const isCounted = (place: string) => place === storyOf(player);
  return { places: places.filter(({ key }) => !isCounted(key)), pieces: pieces.filter(({ place }) => !isCounted(place)), plates: [plate] };
}

/** Near where it lies closed, and as large as the table allows. */
function openedAt(near: Box, arena: Box): Box {
  const width = Math.min(arena.width, OPENED.width);
  const height = Math.min(arena.height, OPENED.height);
  return {
    x: clamp(near.x + near.width / 2 - width / 2, arena.x, arena.x + arena.width - width),
    y: clamp(near.y + near.height / 2 - height / 2, arena.y, arena.y + arena.height - height),
    width,
    height,
  };
}

/** Who it is, what is gathered, and how many cards lie there. */
function paperLabel(view: ThreeChapters, chair: Chair): Phrase {
  const player = playerAt(view, chair);
  const who = { seat: player.seat };
  const count = isDrafting(view) ? (player.isGhost ? view.ghosts : view.kept)[player.seat].length : view.stories[chair].length;
  if (player.isGhost) return { key: 'three-chapters:place.paperOfGhost', facts: { who, count } };
  return { key: 'three-chapters:place.paper', facts: { who, count, tokens: rewardPhrase(view.tokens[player.seat]) } };
}

interface Sheet extends OnPaper {
  readonly group: Group | null;
}

function others(view: ThreeChapters, own: Chair, spots: Spots, open: string | null, text: number): Sheet[] {
  return othersOf(view, own).map((chair, index): Sheet => {
    const player = playerAt(view, chair);
    const key = paperOf(player);
    const isOpen = key === open;
    const box = isOpen ? openedAt(spots.papers[index], spots.arena) : spots.papers[index];
    const part = othersPaper(view, chair, box, isOpen, isOpen ? OVER + 1 : index * 15, text);
    const group: Group = { key, ...middleOf(box), label: paperLabel(view, chair), places: part.places.map((place) => place.key), ...(!player.isGhost && { seat: player.seat }), lies: isOpen ? 'over' : 'closed' };
    return { ...part, group };
  });
}

function ours(view: ThreeChapters, own: Chair, spots: Spots, open: string | null, text: number): Sheet {
  const isOpen = !isDrafting(view) && open === OWN_PAPER;
  const box = isOpen ? openedAt(spots.own, spots.arena) : spots.own;
  const part = ownPaper(view, own, box, isOpen, text);
  if (part.places.length === 0) return { ...part, group: null };
  return { ...part, group: { key: OWN_PAPER, ...middleOf(box), label: paperLabel(view, own), places: part.places.map(({ key }) => key), seat: playerAt(view, own).seat, lies: isOpen ? 'over' : 'closed' } };
}

export function scene(view: ThreeChapters, seat: Seat, size: Size, open: string | null): Scene {
  const text = size.text ?? 1;
  const own = chairOf(view, Math.max(seat, 0));
  const spots = layout(chairsOf(view), othersOf(view, own).length, size);
  const sheets = [...others(view, own, spots, open, text), ours(view, own, spots, open, text)];
  const parts: readonly { readonly places: readonly Place[]; readonly pieces: readonly Piece[] }[] = [...sheets, middle(view, own, spots.middle, text), hand(view, Math.max(seat, 0), spots.hand)];
  return {
    places: parts.flatMap(({ places }) => places),
    pieces: parts.flatMap(({ pieces }) => pieces),
    plates: sheets.flatMap(({ plates }) => plates),
    groups: sheets.flatMap(({ group }) => (group ? [group] : [])),
  };
}

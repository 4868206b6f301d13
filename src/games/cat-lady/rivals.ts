import { faceOf as cardFace } from '../../rules/cat-lady/cards';
import { FOODS } from '../../rules/cat-lady/cats';
import type { CatLady } from '../../rules/cat-lady/state';
import type { Seat } from '../../rules/kernel/types';
import { ASPECT, GAP, PAD, PLATE } from '../../table/layout/measures';
import { centreIn, middleOf, type Rect, Spot } from '../../table/layout/rect';
import type { Seen } from '../../table/layout/spread';
import { join, type Part } from '../../table/pieces';
import { OVER_DEPTH, type Group, type Place, type Plate } from '../../table/scene';

import { feedingsIn, hideHands, pointsIn } from './currentScores';
import { catsOf, handOf, paperOf } from './keys';
import { WELL_SEEN } from './measures';
import type { RivalPanel } from './panels';
import { buildCatsPart, buildHandPart } from './parts';
import { foodsPhrase, listPhrase, namePhrase, makePhrase } from './phrases';
import { buildBowlPieces, buildFoodPart, findFoodLeft, buildPointsPart } from './tokens';

/** The widest card and token on a small paper; on a phone its height leaves them less. */
const TINY = 84;
const LARGEST = 46;
const WIDEST = 92;
const TOKEN = 44;
const WIDTH = 460;
const HEIGHT = 380;

/** Describes everything of a rival in one sentence. */
function paperLabel(view: CatLady, owner: Seat) {
  const fed = feedingsIn(view)[owner].fed;
  const cats = view.cats[owner].map((card) => namePhrase(cardFace(card).key));
  return makePhrase(cats.length > 0 ? 'place.paper' : 'place.paperWithoutCats', {
    owner: { seat: owner },
    points: pointsIn(view)[owner],
    ...(cats.length > 0 && { cats: listPhrase(cats), fed }),
    food: foodsPhrase(findFoodLeft(view, owner)),
    hand: view.hands[owner].length,
  });
}

const plateOf = (view: CatLady, owner: Seat, box: Rect): Plate => ({
  seat: owner,
  ...middleOf(box),
  score: pointsIn(view)[owner],
});

interface Laid {
  readonly cats: Rect;
  readonly widest: number;
  readonly food: readonly Spot[];
  /** Where points are drawn if there are any; null if they are not drawn. */
  readonly points: Spot | null;
  /** How much of each cat stays visible. */
  readonly seen?: Seen;
  /** Where the hand is drawn; null if it is not drawn. */
  readonly hand: Rect | null;
  readonly depth: number;
}

/** The paper of a rival, around these places. */
const buildPaper = (view: CatLady, owner: Seat, box: Rect, places: readonly Place[], lies: Group['lies']): Group => ({
  key: paperOf(owner),
  ...middleOf(box),
  label: paperLabel(view, owner),
  places: places.map(({ key }) => key),
  seat: owner,
  lies,
});

function belongingsPart(
  view: CatLady,
  viewer: Seat,
  owner: Seat,
  { cats: box, widest, food, points, hand, depth, seen }: Laid,
): Part {
  const { portions } = feedingsIn(view)[owner];
  const place = { key: catsOf(owner), label: makePhrase('place.cats.rival', { owner: { seat: owner } }) };
  const cats = buildCatsPart(view.cats[owner], (cat) => portions[cat].bites !== null, place, box, depth, widest, seen);
  const bowls = view.revealed
    ? view.cats[owner].flatMap((_, cat) =>
        buildBowlPieces(
          view,
          owner,
          cat,
          catsOf(owner),
          `bowl:${owner}:${cat}`,
          cats.spots[cat],
          depth + cat * 6,
          ASPECT,
        ),
      )
    : [];
  const inHand = {
    key: handOf(owner),
    label: makePhrase('place.hand.rival', { owner: { seat: owner }, count: view.hands[owner].length }),
  };
  return join([
    cats.part,
    { places: [], pieces: bowls },
    buildFoodPart(view, viewer, owner, food, depth + 200, 1),
    ...(points && view.points[owner] > 0 ? [buildPointsPart(view, viewer, owner, points, depth + 215)] : []),
    ...(hand ? [buildHandPart(hideHands(view, viewer).hands[owner], inHand, hand, depth + 220)] : []),
  ]);
}

/** Builds a rival's small paper; its cats and food are touched as one. */
function buildClosedPart(view: CatLady, viewer: Seat, owner: Seat, { paper, plate, cats, food }: RivalPanel): Part {
  const across = food.width > food.height * 2 ? FOODS.length : 2;
  const rows = FOODS.length / across;
  const size = Math.min(food.height / rows, food.width / across, LARGEST);
  const pitch = Math.min(food.width / across, size * 1.1);
  const spots = FOODS.map((_, i) => ({
    x: food.x + ((i % across) + 0.5) * pitch,
    y: food.y + (Math.floor(i / across) + 0.5) * (food.height / rows),
    width: size,
  }));
  const part = belongingsPart(view, viewer, owner, {
    cats,
    widest: TINY,
    food: spots,
    points: null,
    hand: null,
    depth: 0,
  });
  return {
    ...part,
    groups: [buildPaper(view, owner, paper, part.places, 'closed')],
    plates: [plateOf(view, owner, plate)],
  };
}

/** Builds the paper of a rival that somebody has opened: large, over the rest of the table, and with the hand. */
function buildOpenPart(view: CatLady, viewer: Seat, owner: Seat, arena: Rect, text: number): Part {
  const paper = centreIn(arena, WIDTH, HEIGHT);
  const { width, height } = paper;
  const x = paper.x + 2 * PAD;
  const inner = width - 4 * PAD;
  const plate = { x, y: paper.y + 2 * PAD, width: inner, height: PLATE.narrow * text };
  const lower = Math.max(TOKEN, Math.min(90, (height - plate.height) * 0.3));
  const lowerY = paper.y + height - 2 * PAD - lower;
  const catsY = plate.y + plate.height + GAP;
  const forTokens = (FOODS.length + (view.points[owner] > 0 ? 1 : 0)) * (TOKEN + 2);
  const token = (at: number): Spot => ({ x: x + (at + 0.5) * (TOKEN + 2), y: lowerY + lower / 2, width: TOKEN - 4 });
  const part = belongingsPart(view, viewer, owner, {
    cats: { x, y: catsY, width: inner, height: lowerY - catsY - GAP },
    widest: WIDEST,
    seen: WELL_SEEN,
    food: FOODS.map((_, i) => token(i)),
    points: token(FOODS.length),
    hand: { x: x + forTokens + GAP, y: lowerY, width: inner - forTokens - GAP, height: lower },
    depth: OVER_DEPTH + 1,
  });
  const larger = part.places.map((place) =>
    place.key.startsWith('food') ? { ...place, width: TOKEN, height: TOKEN } : place,
  );
  return {
    places: larger,
    pieces: part.pieces,
    groups: [buildPaper(view, owner, paper, larger, 'over')],
    plates: [plateOf(view, owner, plate)],
  };
}

export function buildRivalPart(
  view: CatLady,
  viewer: Seat,
  owner: Seat,
  panel: RivalPanel,
  arena: Rect,
  text: number,
  open: string | null,
): Part {
  return open === paperOf(owner)
    ? buildOpenPart(view, viewer, owner, arena, text)
    : buildClosedPart(view, viewer, owner, panel);
}

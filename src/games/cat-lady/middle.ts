import { LINES, NOWHERE, SPOTS_OF } from '../../rules/cat-lady/grid';
import type { CatLady, Line } from '../../rules/cat-lady/state';
import { placeOfCard } from '../../table/layout/measures';
import { LIFT, NO_PART, join, buildPile, type Part } from '../../table/pieces';
import type { Piece, Place } from '../../table/scene';

import { encodeFace } from './cardFace';
import type { Grid } from './cells';
import { CAT_TOKEN, CORNER, DECK, arrowKey, linePlace, spotPlace, strayPlace } from './keys';
import type { Spots } from './layout';
import { buildCardPiece } from './parts';
import { cardPhrase, isRow, kindOfLine, listPhrase, numberOf, makePhrase } from './phrases';

const ON_ARROW = 20;
/** The deck stands a little lower than its place, because the pile rises. */
const SUNK = 2 * LIFT;

function atLine({ x, y, across, down, arrowX, arrowY }: Grid, line: Line): { readonly x: number; readonly y: number } {
  return isRow(line) ? { x: arrowX, y: y + line * down } : { x: x + (line - 3) * across, y: arrowY };
}

/** Builds the cat that walks round the grid: at its line, or in the corner before it has one. */
function catToken(view: CatLady, grid: Grid): Piece {
  const isWaiting = view.token === NOWHERE;
  const spot = isWaiting ? { x: grid.arrowX, y: grid.arrowY } : atLine(grid, view.token);
  return {
    key: CAT_TOKEN,
    place: isWaiting ? CORNER : linePlace(view.token),
    face: encodeFace({ picture: 'cat', isToken: true }),
    ...spot,
    width: grid.arrow,
    turn: 0,
    depth: ON_ARROW,
    label: makePhrase(isWaiting ? 'piece.catWaits' : 'piece.cat'),
    isToken: true,
  };
}

function buildLinePart(view: CatLady, grid: Grid, line: Line): Part {
  const key = linePlace(line);
  const { x, y } = atLine(grid, line);
  const cards = listPhrase(SPOTS_OF[line].flatMap((spot) => view.grid[spot].map(cardPhrase)));
  const place: Place = {
    key,
    x,
    y,
    width: grid.arrow,
    height: grid.arrow,
    label: makePhrase(`place.${kindOfLine(line)}`, { number: numberOf(line) }),
    isPile: true,
  };
  const picture = isRow(line) ? (grid.isMirrored ? 'right' : 'left') : 'up';
  const arrow: Piece = {
    key: arrowKey(line),
    place: key,
    face: encodeFace({ picture, isToken: true }),
    x,
    y,
    width: grid.arrow - 4,
    turn: 0,
    depth: 0,
    label: cards,
    isToken: true,
  };
  return { places: [place], pieces: [arrow] };
}

/** Builds the nine cards, six arrows and the cat token. */
export function buildGridPart(view: CatLady, { grid }: Spots): Part {
  const spots = view.grid.map((cards, spot): Part => {
    const x = grid.x + (spot % 3) * grid.across;
    const y = grid.y + Math.floor(spot / 3) * grid.down;
    const key = spotPlace(spot);
    const label = makePhrase('place.spot', { row: Math.floor(spot / 3) + 1, column: (spot % 3) + 1 });
    const place: Place = {
      key,
      x,
      y,
      ...placeOfCard(grid.card),
      label,
      outlined: true,
      isPile: true,
    };
    return {
      places: [place],
      pieces: cards.map((card) => buildCardPiece(card, key, key, { x, y, width: grid.card }, 40 + spot)),
    };
  });
  const token = catToken(view, grid);
  const corner: Place = {
    key: CORNER,
    x: token.x,
    y: token.y,
    width: grid.arrow,
    height: grid.arrow,
    label: makePhrase('place.corner'),
  };
  return join([
    ...spots,
    ...LINES.map((line) => buildLinePart(view, grid, line)),
    { places: token.place === CORNER ? [corner] : [], pieces: [token] },
  ]);
}

/** Builds the three strays and the deck. */
export function buildMarketPart(view: CatLady, { strays, deck }: Spots): Part {
  const open = strays.map((spot, stray): Part => {
    const card = view.strays[stray];
    if (card === undefined && stray > 0) return NO_PART;
    const key = strayPlace(stray);
    const place: Place = {
      key,
      x: spot.x,
      y: spot.y,
      ...placeOfCard(spot.width),
      label: makePhrase(card === undefined ? 'place.noStray' : 'place.stray'),
      outlined: true,
      isPile: true,
    };
    return { places: [place], pieces: card === undefined ? [] : [buildCardPiece(card, key, key, spot, 30 + stray)] };
  });
  const closed: Part = {
    places: [
      {
        key: DECK,
        x: deck.x,
        y: deck.y,
        ...placeOfCard(deck.width),
        label: makePhrase('place.deck', { count: view.deck.length }),
        outlined: true,
        isPile: true,
      },
    ],
    pieces: buildPile(view.deck, DECK, { ...deck, y: deck.y + SUNK }, (card, slot, at, index) =>
      buildCardPiece(card, DECK, slot, at, 60 + index),
    ),
  };
  return join([...open, closed]);
}

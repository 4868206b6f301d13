import { ASPECT, GAP, placeWidth, spot, type Block, type Drawn, type Spot, type Spots, type Way } from './blocks';

const CAPTION = 18;
/** Piles and the hand stand a little further apart than the lands of a dream. */
const APART = 1.15;

/** Where a card lies, counted in cards from the middle, in a row counted from the top. */
type At = (step: number, row: number) => Spot;

const places: Readonly<Record<1 | 2, (at: At) => Spots>> = {
  1: (at) => ({ closed: at(-1.5, 0), open: at(1.5, 0), hand: [[at(0, 0)], [at(0, 0)], [at(-0.5, 0), at(0.5, 0)]] }),
  2: (at) => ({ closed: at(-0.5, 0), open: at(0.5, 0), hand: [[at(0, 1)], [at(0, 1)], [at(-0.5, 1), at(0.5, 1)]] }),
};

/** The two piles, and between or below them what was drawn. */
export function pilesBlock(drawn: Drawn, text: number): Block {
  const caption = CAPTION * text;
  const inRows = (width: number, rows: 1 | 2): Way => {
    const cell = width / (4 / rows);
    return {
      rows,
      fixed: rows * (GAP + caption),
      cell,
      folds: 0,
      lay(box, card) {
        const line = card * ASPECT + GAP;
        const pitch = Math.min(cell, placeWidth(card, cell) * APART);
        return places[rows]((step, row) =>
          spot(box.x + box.width / 2 + step * pitch, box.y + line / 2 + row * (line + caption), card, cell),
        );
      },
    };
  };
  return { ...drawn, ways: (width) => [inRows(width, 1), inRows(width, 2)] };
}

import { ASPECT, GAP, placeWidth, spot, type Block, type Drawn, type Way } from './blocks';

const CAPTION = 18;

/** The two piles, and between or below them what was drawn. */
export function pilesBlock(drawn: Drawn, text: number): Block {
  const caption = CAPTION * text;
  const inOneRow = (width: number): Way => {
    const cell = width / 4;
    return {
      rows: 1,
      fixed: GAP + caption,
      cell,
      folds: 0,
      lay(box, card) {
        const y = box.y + (card * ASPECT + GAP) / 2;
        const at = (step: number) => spot(box.x + box.width / 2 + step * Math.min(cell, placeWidth(card, cell) * 1.15), y, card, cell);
        return { closed: at(-1.5), open: at(1.5), hand: [[at(0)], [at(0)], [at(-0.5), at(0.5)]] };
      },
    };
  };
  const inTwoRows = (width: number): Way => {
    const cell = width / 2;
    return {
      rows: 2,
      fixed: 2 * (GAP + caption),
      cell,
      folds: 0,
      lay(box, card) {
        const line = card * ASPECT + GAP;
        const at = (step: number, row: number) =>
          spot(box.x + box.width / 2 + step * Math.min(cell, placeWidth(card, cell) * 1.15), box.y + line / 2 + row * (line + caption), card, cell);
        return { closed: at(-0.5, 0), open: at(0.5, 0), hand: [[at(0, 1)], [at(0, 1)], [at(-0.5, 1), at(0.5, 1)]] };
      },
    };
  };
  return { ...drawn, ways: (width) => [inOneRow(width), inTwoRows(width)] };
}

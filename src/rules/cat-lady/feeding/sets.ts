import { COLOURS, type Colour } from '../cats';

/** The number of cats of each combination of colours: black, orange, white, black-orange, orange-white, black-white. */
type Makes = readonly [number, number, number, number, number, number];

const makeOf = (colours: readonly Colour[]): number => {
  const [black, orange, white] = COLOURS.map((colour) => colours.includes(colour));
  if (black && orange) return 3;
  if (orange && white) return 4;
  if (black && white) return 5;
  return black ? 0 : orange ? 1 : 2;
};

/**
 * Says whether so many sets can be made. By Hall's theorem it is enough that each colour, each two colours and all
 * three together find enough cats.
 */
function canMake(sets: number, [b, o, w, bo, ow, bw]: Makes): boolean {
  const all = b + o + w + bo + ow + bw;
  return (
    b + bo + bw >= sets &&
    o + bo + ow >= sets &&
    w + ow + bw >= sets &&
    all - w >= 2 * sets &&
    all - b >= 2 * sets &&
    all - o >= 2 * sets &&
    all >= 3 * sets
  );
}

/**
 * C8.5: counts the sets of a black, an orange and a white cat. Each cat is in one set only; a cat of all three colours
 * is a set by itself.
 */
export function setsOf(cats: readonly (readonly Colour[])[]): number {
  const makes: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  let whole = 0;
  for (const colours of cats) {
    if (colours.length === COLOURS.length) whole++;
    else makes[makeOf(colours)]++;
  }
  let sets = 0;
  while (canMake(sets + 1, makes)) sets++;
  return whole + sets;
}

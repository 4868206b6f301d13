import { COLOURS, type Colour } from '../cats';

/** How many cats of each make of colours there are: black, orange, white, black-orange, orange-white, black-white. */
type Makes = readonly [number, number, number, number, number, number];

const makeOf = (colours: readonly Colour[]): number => {
  const [black, orange, white] = COLOURS.map((colour) => colours.includes(colour));
  if (black && orange) return 3;
  if (orange && white) return 4;
  if (black && white) return 5;
  return black ? 0 : orange ? 1 : 2;
};

/** Whether so many sets can be made: by Hall's theorem each colour, each two and all three together must find enough cats. */
function reach(sets: number, [b, o, w, bo, ow, bw]: Makes): boolean {
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

/** C8.5: sets of a black, an orange and a white cat; each cat in one set, a cat of all three colours a set by itself. */
export function setsOf(cats: readonly (readonly Colour[])[]): number {
  const makes: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  let whole = 0;
  for (const colours of cats) {
    if (colours.length === COLOURS.length) whole++;
    else makes[makeOf(colours)]++;
  }
  let sets = 0;
  while (reach(sets + 1, makes)) sets++;
  return whole + sets;
}

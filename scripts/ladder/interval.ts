/** The 95 % interval of a share (Wilson). */
export function interval({ wins, matches }: { readonly wins: number; readonly matches: number }): [number, number] {
  const z = 1.96;
  const share = wins / matches;
  const middle = (share + (z * z) / (2 * matches)) / (1 + (z * z) / matches);
  const reach =
    (z * Math.sqrt((share * (1 - share)) / matches + (z * z) / (4 * matches * matches))) / (1 + (z * z) / matches);
  return [middle - reach, middle + reach];
}

import { largest } from '../../table/layOut';

/** Something that takes a part of a length: at least `least`, no more than `most`, and in between by its weight. */
export interface Claim {
  readonly least: number;
  readonly most: number;
  readonly weight: number;
}

/** Shares a length out by weight; what a claim may not take goes to the others. Too little for all shrinks all alike. */
export function share(length: number, claims: readonly Claim[]): number[] {
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  const most = claims.map((claim) => claim.most);
  if (sum(most) <= length) return most;
  const least = claims.map((claim) => claim.least);
  if (sum(least) >= length) return least.map((part) => (part * Math.max(0, length)) / sum(least));
  const parts = (unit: number) =>
    claims.map((claim) => Math.min(claim.most, Math.max(claim.least, unit * claim.weight)));
  return parts(
    largest((unit) => sum(parts(unit)) <= length, 0, length / Math.min(...claims.map((claim) => claim.weight))),
  );
}

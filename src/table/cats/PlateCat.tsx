import type { CatName } from '../../storage/cats';

import { CatPortrait } from './CatPortrait';
import { useExpression } from './useExpression';

interface PlateCatProps {
  readonly cat: CatName;
  readonly coin: number;
  /** Null while something else is counted. */
  readonly points: number | null;
  /** Whether nobody has counted better; undefined where nothing has just been counted. */
  readonly isBest?: boolean;
  readonly isAsked: boolean;
  readonly isFewestBest: boolean;
}

/** The cat on its plate: it thinks, blinks, is glad and sulks. */
export function PlateCat({ cat, coin, points, isBest, isAsked, isFewestBest }: PlateCatProps) {
  const expression = useExpression(points, isAsked, isFewestBest);
  const felt = isBest === undefined ? expression : isBest ? 'glad' : 'sulking';
  return <CatPortrait cat={cat} coin={coin} expression={felt} />;
}

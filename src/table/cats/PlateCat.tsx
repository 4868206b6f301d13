import type { CatName } from '../../storage/cats';

import { CatPortrait } from './CatPortrait';
import { useExpression } from './useExpression';

interface PlateCatProps {
  readonly cat: CatName;
  readonly coin: number;
  readonly points: number;
  readonly isAsked: boolean;
  readonly isFewestBest: boolean;
}

/** The cat on its plate: it thinks, blinks, is glad and sulks. */
export function PlateCat({ cat, coin, points, isAsked, isFewestBest }: PlateCatProps) {
  return <CatPortrait cat={cat} coin={coin} expression={useExpression(points, isAsked, isFewestBest)} />;
}

import { useEffect, useState } from 'react';

import type { Expression } from '../../storage/cats';
import { useTheme } from '../../theme/theme';

/** So long does a face tell what has just happened to it, in milliseconds. */
const FELT = 1600;
/** A calm cat blinks after so long, by chance, and for so long. */
const BLINKS = { least: 4000, most: 9000, shut: 110 };

/**
 * The face of a cat at the table. It follows from what everybody sees: its points on the plate, and whether it is asked.
 * So it never tells what it holds, drew or looked at.
 */
export function useExpression(points: number | null, isAsked: boolean, isFewestBest: boolean): Expression {
  const { isStill } = useTheme();
  const [felt, setFelt] = useState<{ readonly points: number; readonly face: Expression | null }>({
    points: points ?? 0,
    face: null,
  });
  if (points !== null && felt.points !== points)
    setFelt({ points, face: points > felt.points === isFewestBest ? 'sulking' : 'glad' });
  const [isShut, setIsShut] = useState(false);
  const hasFelt = felt.face !== null;
  useEffect(() => {
    if (!hasFelt) return;
    const timer = setTimeout(() => setFelt((now) => ({ ...now, face: null })), FELT);
    return () => clearTimeout(timer);
  }, [hasFelt, points]);
  useEffect(() => {
    if (isStill) return;
    const open = BLINKS.least + Math.random() * (BLINKS.most - BLINKS.least);
    const timer = setTimeout(() => setIsShut(!isShut), isShut ? BLINKS.shut : open);
    return () => clearTimeout(timer);
  }, [isShut, isStill]);
  if (felt.face) return felt.face;
  if (isAsked) return 'thinking';
  return isShut ? 'asleep' : 'calm';
}

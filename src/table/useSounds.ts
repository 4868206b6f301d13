import { useEffect, useRef } from 'react';

import type { Seat } from '../rules/kernel/types';

import type { Heard, PlaySound } from './sound';
import type { Stage } from './stage';

/** What happened is heard when its cards have landed; once, however often the table is drawn. */
export function useSounds(stage: Stage | null, viewer: Seat, sound?: PlaySound): void {
  const { heard = null, actor = null } = stage ?? {};
  const last = useRef<Heard | null>(null);
  useEffect(() => {
    if (heard === last.current) return;
    last.current = heard;
    if (heard) sound?.(heard.name, actor === viewer);
  }, [heard, actor, viewer, sound]);
}

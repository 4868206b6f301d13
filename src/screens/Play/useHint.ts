import { useState } from 'react';

import type { Seat, State } from '../../rules/kernel/types';
import type { GameFace, Hint } from '../../table/face';
import { useDevice, useDocument } from '../device';

/** What is explained now, until it was read. */
export interface OpenHint extends Hint {
  readonly markRead: () => void;
}

/** The next hint that was not read on this device yet. At one question there is one hint at most. */
export function useHint(face: GameFace, view: State, seat: Seat, isAsked: boolean): OpenHint | null {
  const { settings } = useDevice();
  const { hints, hinted } = useDocument(settings);
  const [readAt, setReadAt] = useState(-1);
  if (!hints || !isAsked || seat < 0 || readAt === view.played) return null;
  const hint = face.hints?.(view, seat).find(({ id }) => !hinted.includes(`${face.id}:${id}`));
  if (!hint) return null;
  const markRead = () => {
    setReadAt(view.played);
    settings.change((now) => ({ hinted: [...new Set([...now.hinted, `${face.id}:${hint.id}`])] }));
  };
  return { ...hint, markRead };
}

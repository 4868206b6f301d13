import { useLayoutEffect } from 'react';
import { scheduleOnUI } from 'react-native-worklets';

import { NO_VIEW, type RestingPiece } from './hitTest';
import type { RaisedPiece } from './raisedPiece';
import { goHome, restOf, type Shared } from './sharedValues';
import { flySlot, type Slot } from './slots';

/** A chosen card is held this much higher and nearer. */
const HIGHER = 12;
const NEARER = 1.06;
const CHOOSING = 140;

interface ChosenPiece {
  readonly chosen: string | null;
  readonly views: ReadonlyMap<string, number>;
  readonly all: readonly RestingPiece[];
  readonly goalsOf: (piece: string) => { readonly lights: readonly string[] };
  readonly raised: RaisedPiece;
  readonly slots: readonly Slot[];
  readonly shared: Shared;
}

/** The card chosen by a tap stands up, and lights the places where it may go; its clean-up comes before the next flights begin. */
export function useChosenPiece({ chosen, views, all, goalsOf, raised, slots, shared }: ChosenPiece): void {
  const { geometry, lit } = shared;
  const view = chosen === null ? NO_VIEW : (views.get(chosen) ?? NO_VIEW);
  useLayoutEffect(() => {
    const card = all.find((one) => one.view === view);
    if (!card || chosen === null) return;
    raised.set(view);
    lit.set(goalsOf(chosen).lights);
    const rest = restOf(card);
    const up = { ...rest, y: rest.y - HIGHER, width: rest.width * NEARER };
    scheduleOnUI(flySlot, slots[view], up, 0, CHOOSING, false);
    return () => {
      raised.set(NO_VIEW);
      lit.set([]);
      scheduleOnUI(goHome, geometry, slots[view], view);
    };
  }, [chosen, view, all, goalsOf, raised, lit, slots, geometry]);
}

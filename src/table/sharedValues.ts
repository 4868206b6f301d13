import { useMemo } from 'react';
import { useSharedValue, type SharedValue } from 'react-native-reanimated';

import { IDLE, type Drag, type Geometry } from './drag';
import type { RestingPiece } from './hitTest';
import type { Pose } from './pose';
import { flySlot, type Slot } from './slots';

/** What the UI thread and the JS thread both know of the board. */
export interface Shared {
  readonly geometry: SharedValue<Geometry>;
  readonly drag: SharedValue<Drag>;
  readonly lit: SharedValue<readonly string[]>;
  readonly over: SharedValue<string>;
}

const NO_GEOMETRY: Geometry = {
  pieces: [],
  all: [],
  takeable: [],
  goals: {},
  lights: {},
  groups: [],
  places: [],
  isOpen: false,
};
const HOME = 220;

export function useShared(): Shared {
  const geometry = useSharedValue(NO_GEOMETRY);
  const drag = useSharedValue(IDLE);
  const lit = useSharedValue<readonly string[]>([]);
  const over = useSharedValue('');
  return useMemo(() => ({ geometry, drag, lit, over }), [geometry, drag, lit, over]);
}

export const restOf = (one: RestingPiece): Pose => {
  'worklet';
  return { x: one.x, y: one.y, width: one.width, turn: one.turn, flip: one.isOpen ? 1 : 0, fade: 1 };
};

/** Back to where it lies, from wherever it is. */
export function goHome(geometry: SharedValue<Geometry>, slot: Slot, view: number): void {
  'worklet';
  const home = geometry.get().all.find((one) => one.view === view);
  if (home) flySlot(slot, restOf(home), 0, HOME, false);
}

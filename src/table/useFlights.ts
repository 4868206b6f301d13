import { useCallback, useLayoutEffect, useRef } from 'react';
import { scheduleOnUI } from 'react-native-worklets';

import { isCarried } from './drag';
import { NO_VIEW } from './hitTest';
import { goHome, type Shared } from './sharedValues';
import { aimSlot, flySlot, type Slot } from './slots';
import type { Stage } from './stage';

/** A match that does not answer a move by then has refused it. */
const ANSWER = 250;

/**
 * Flights begin with each new step and with nothing else; where the table's size has changed since, they change their aim. None cuts
 * a card that is carried. Gives back where to say that a card was dropped and may fly on: if it does not, it goes home.
 */
export function useFlights(stage: Stage, slots: readonly Slot[], { geometry, drag }: Shared): (view: number) => void {
  const begun = useRef(-1);
  const dropped = useRef(NO_VIEW);
  useLayoutEffect(() => {
    const isUnderWay = begun.current === stage.step;
    begun.current = stage.step;
    const list = stage.flights.map((flight) => ({ ...flight, slot: slots[flight.view] }));
    const late = dropped.current;
    dropped.current = NO_VIEW;
    scheduleOnUI(() => {
      'worklet';
      for (const { view, since, slot, to, delay, time, start, isStill, bow } of list) {
        if (isCarried(drag.get(), view) && slot.leg.get().since === since) continue;
        if (isUnderWay && time > 0) aimSlot(slot, to);
        else flySlot(slot, to, delay, time, isStill, start, since, bow);
      }
    });
    if (late !== NO_VIEW && !stage.flights.some((flight) => flight.view === late))
      scheduleOnUI(goHome, geometry, slots[late], late);
  }, [stage.flights, stage.step, slots, drag, geometry]);

  return useCallback(
    (view: number) => {
      dropped.current = view;
      if (view === NO_VIEW) return;
      setTimeout(() => {
        if (dropped.current === view) scheduleOnUI(goHome, geometry, slots[view], view);
      }, ANSWER);
    },
    [geometry, slots],
  );
}

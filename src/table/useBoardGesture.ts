import { useMemo } from 'react';
import { Gesture, PointerType } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';

import { cancel, drop, lift, moveDrag, press, type DragNews, type DragStep } from './drag';
import { goHome, type Shared } from './sharedValues';
import { getCurrentPose, placeSlot, type Slot } from './slots';

/** What fingers do; each called on the JS thread. */
export interface Touches {
  onTap(x: number, y: number): void;
  onHold(x: number, y: number): void;
  onDrag(news: DragNews): void;
}

/** A finger must move this far to drag, or stay this long to look closely. */
const DRAG = 6;
const HOLD = 450;
/** In a browser Enter and the space bar come as taps too; the targets have answered them by then. */
const KEYBOARD = PointerType.KEY;

/** One gesture for the whole board: cards own no touch, so that none is lost when their order changes. */
export function useBoardGesture(slots: readonly Slot[], shared: Shared, { onTap, onHold, onDrag }: Touches) {
  return useMemo(() => {
    const { geometry, drag, lit, over } = shared;
    const take = (step: DragStep) => {
      'worklet';
      drag.set(step.drag);
      for (const effect of step.effects) {
        if (effect.kind === 'follow') placeSlot(slots[effect.view], effect.pose);
        else if (effect.kind === 'goHome') goHome(geometry, slots[effect.view], effect.view);
        else if (effect.kind === 'light') lit.set(effect.places);
        else if (effect.kind === 'mark') over.set(effect.place);
        else scheduleOnRN(onDrag, effect.news);
      }
    };
    const pan = Gesture.Pan()
      .minDistance(DRAG)
      .maxPointers(1)
      .withTestId('table-pan')
      .onTouchesDown((event, state) => {
        'worklet';
        const { x, y } = event.allTouches[0];
        take(press(drag.get(), geometry.get(), x, y));
        if (drag.get().state === 'idle') state.fail();
      })
      .onStart(() => {
        'worklet';
        const now = drag.get();
        if (now.state === 'pressed') take(lift(now, geometry.get(), getCurrentPose(slots[now.view])));
      })
      .onUpdate((event) => {
        'worklet';
        take(moveDrag(drag.get(), geometry.get(), event.x, event.y, event.velocityX));
      })
      .onEnd((event, isDone) => {
        'worklet';
        if (isDone) take(drop(drag.get(), geometry.get(), event.x, event.y));
      })
      .onFinalize(() => {
        'worklet';
        take(cancel(drag.get())); // after a drop there is nothing left to cancel
      });
    const tap = Gesture.Tap()
      .maxDuration(HOLD)
      .maxDistance(DRAG * 2)
      .withTestId('table-tap')
      .onEnd((event, isDone) => {
        'worklet';
        if (isDone && event.pointerType !== KEYBOARD) scheduleOnRN(onTap, event.x, event.y);
      });
    const hold = Gesture.LongPress()
      .minDuration(HOLD)
      .maxDistance(DRAG)
      .onStart((event) => {
        'worklet';
        if (event.pointerType !== KEYBOARD) scheduleOnRN(onHold, event.x, event.y);
      });
    return Gesture.Race(pan, hold, tap);
  }, [slots, shared, onTap, onHold, onDrag]);
}

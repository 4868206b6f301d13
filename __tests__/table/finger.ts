import { act } from '@testing-library/react-native';
import { DeviceEventEmitter } from 'react-native';
import { State, type GestureType, type PanGesture, type TapGesture } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `TouchEventType.TOUCHES_DOWN`, which the package does not export by its number. */
const DOWN = 1;

const gestureOf = (id: string) => getByGestureTestId(id) as GestureType;

/** What the fingers were is told to the JS thread a moment later. */
const settle = () => act(() => jest.advanceTimersByTime(20));

/** Drags along real gesture callbacks; `end` tells whether the finger was lifted or the touch was taken away. */
export function dragFinger(from: Point, to: Point, end: 'lifted' | 'cancelled' = 'lifted'): void {
  const pan = gestureOf('table-pan');
  const touches = [{ id: 0, ...from, absoluteX: from.x, absoluteY: from.y }];
  act(() => {
    DeviceEventEmitter.emit('onGestureHandlerEvent', {
      handlerTag: pan.handlerTag,
      state: State.UNDETERMINED,
      eventType: DOWN,
      numberOfTouches: 1,
      allTouches: touches,
      changedTouches: touches,
    });
    fireGestureHandler<PanGesture>(pan, [
      { state: State.BEGAN, ...from },
      { state: State.ACTIVE, ...from },
      { state: State.ACTIVE, ...to },
      { state: end === 'lifted' ? State.END : State.CANCELLED, ...to },
    ]);
  });
  settle();
}

export function tapFinger(at: Point): void {
  act(() => fireGestureHandler<TapGesture>(gestureOf('table-tap'), [{ ...at }]));
  settle();
}

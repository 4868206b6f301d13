import { useEffect, useRef, useState } from 'react';
import type { GestureResponderEvent } from 'react-native';

/** A finger on the glass. */
export interface Finger {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** As many fingers must rest so long before one of them is chosen. */
const REST = 1800;

export const pickAtRandom = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)];

/** React Native's list of touches is an array, the browser's only looks like one. */
const fingersOf = ({ nativeEvent }: GestureResponderEvent): Finger[] =>
  Array.from(nativeEvent.touches, ({ identifier, pageX, pageY }) => ({ id: String(identifier), x: pageX, y: pageY }));

/** Follows fingers until two or more have rested, then keeps the one that chance likes. */
export function useFingers() {
  const [fingers, setFingers] = useState<readonly Finger[]>([]);
  const [winner, setWinner] = useState<Finger | null>(null);
  const latest = useRef(fingers);
  const ids = fingers.map((finger) => finger.id).join();
  const isWaiting = fingers.length > 1 && winner === null;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWinner(pickAtRandom(latest.current)), REST);
    return () => clearTimeout(timer);
  }, [ids, isWaiting]); // a finger that moves does not start the wait anew; one more or one less does

  const follow = (event: GestureResponderEvent) => {
    if (winner) return;
    latest.current = fingersOf(event);
    setFingers(latest.current);
  };
  return {
    fingers,
    winner,
    touches: { onTouchStart: follow, onTouchMove: follow, onTouchEnd: follow, onTouchCancel: follow },
  };
}

import { useEffect, useRef, useState } from 'react';
import type { GestureResponderEvent } from 'react-native';

/** A finger on the screen. */
export interface Finger {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** How long the same fingers must rest, in milliseconds, before one of them is chosen. */
const REST = 1800;

export const pickAtRandom = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)];

/** React Native's list of touches is an array, but the browser's only looks like one. */
const readFingers = ({ nativeEvent }: GestureResponderEvent): Finger[] =>
  Array.from(nativeEvent.touches, ({ identifier, pageX, pageY }) => ({ id: String(identifier), x: pageX, y: pageY }));

/** Follows the fingers until at least two have rested, then picks one of them at random. */
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
    // The list of ids, not of fingers: a finger that moves must not restart the wait, one more or one less must.
  }, [ids, isWaiting]);

  const follow = (event: GestureResponderEvent) => {
    if (winner) return;
    latest.current = readFingers(event);
    setFingers(latest.current);
  };
  return {
    fingers,
    winner,
    touches: { onTouchStart: follow, onTouchMove: follow, onTouchEnd: follow, onTouchCancel: follow },
  };
}

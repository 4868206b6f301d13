import { useEffect, useState } from 'react';

import { timeAt, type Timer } from '../../../keeper/timer';

const SECOND = 1000;

/** Returns the present moment, and draws the component again at every second that a running timer counts. */
export function useNow(timer: Timer): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (timer.since === null) return;
    let waiting: ReturnType<typeof setTimeout>;
    const wait = () => {
      waiting = setTimeout(
        () => {
          setNow(Date.now());
          wait();
        },
        SECOND - (timeAt(timer, timer.on, Date.now()) % SECOND),
      );
    };
    wait();
    return () => clearTimeout(waiting);
  }, [timer]);
  return now;
}

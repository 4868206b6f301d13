import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for good that calls the newest: gestures are made once, not with every scene. */
export function useLatestCallback<Args extends unknown[], Answer>(
  callback: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

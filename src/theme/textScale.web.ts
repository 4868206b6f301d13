import { useSyncExternalStore } from 'react';

/** A browser enlarges only sizes that follow the root's; ours are in pixels. */
const rootScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

export const useTextScale = (): number => useSyncExternalStore(listen, rootScale);

export const useDrawnScale = useTextScale;

import { useSyncExternalStore } from 'react';

/** A browser enlarges only sizes that follow the root's; ours are in pixels. */
const rootScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

// Kept: every text asks for it, and to ask the browser would have it compute all styles in the middle of drawing.
let scale: number | null = null;
const keptScale = (): number => (scale ??= rootScale());

function listen(changed: () => void): () => void {
  const ask = () => {
    scale = rootScale();
    changed();
  };
  window.addEventListener('resize', ask);
  return () => window.removeEventListener('resize', ask);
}

export const useTextScale = (): number => useSyncExternalStore(listen, keptScale);

export const useDrawnScale = useTextScale;

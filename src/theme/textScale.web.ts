import { use, useSyncExternalStore } from 'react';

import { Growth } from './growth';

/** A browser enlarges only sizes relative to the root's; ours are in pixels, so we multiply them. */
const readRootScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

// The scale is cached. Every text asks for it, and reading it would force the browser to compute styles in the middle
// of a render.
let scale: number | null = null;
const getScale = (): number => (scale ??= readRootScale());

function listen(changed: () => void): () => void {
  const updateScale = () => {
    scale = readRootScale();
    changed();
  };
  window.addEventListener('resize', updateScale);
  return () => window.removeEventListener('resize', updateScale);
}

export const useTextScale = (): number => useSyncExternalStore(listen, getScale);

export const useDrawnScale = (): number => useTextScale() * use(Growth);

import type { Page } from './page';

/** The browser's own parts: the language for screen readers and hyphens, colours of bars, overscroll and focus. */
export function paintPage({ language, ground, focus }: Page): void {
  const root = document.documentElement;
  root.lang = language;
  root.style.setProperty('--ground', ground);
  root.style.setProperty('--focus', focus);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

/** The last part: where only the hash of an address changes, the navigation puts the new one behind the old. */
export const addressHash = (): string => location.hash.split('#').at(-1)!;

/** Begins anew when another code is opened on this very page: the navigation takes no notice of what stands behind #. */
export function watchAddress(shown: string): () => void {
  const look = () => {
    if (addressHash() !== '' && addressHash() !== shown) location.reload();
  };
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}

export const hideSplash = (): void => document.getElementById('splash')?.remove();

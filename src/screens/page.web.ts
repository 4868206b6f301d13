import type { Page } from './page';

/**
 * Sets what belongs to the page: the language for screen readers and hyphens, and the colours of bars, overscroll and
 * focus.
 */
export function paintPage({ language, ground, focus }: Page): void {
  const root = document.documentElement;
  root.lang = language;
  root.style.setProperty('--ground', ground);
  root.style.setProperty('--focus', focus);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

/** Takes the last part, because the navigation appends a new hash to the old one when only the hash changes. */
export const readAddressHash = (): string => location.hash.split('#').at(-1)!;

/** Reloads when another code is opened on this very page, because the navigation ignores changes of the hash. */
export function watchAddress(shown: string): () => void {
  const reloadIfChanged = () => {
    if (readAddressHash() !== '' && readAddressHash() !== shown) location.reload();
  };
  window.addEventListener('hashchange', reloadIfChanged);
  return () => window.removeEventListener('hashchange', reloadIfChanged);
}

export const hideSplash = (): void => document.getElementById('splash')?.remove();

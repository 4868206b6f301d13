import type { Page } from './page';

/** The browser's own parts: the language for screen readers and hyphens, colours of bars, overscroll and focus. */
export function paintPage({ language, ground, focus }: Page): void {
  const root = document.documentElement;
  root.lang = language;
  root.style.setProperty('--ground', ground);
  root.style.setProperty('--focus', focus);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

export const addressHash = (): string => location.hash;

export const hideSplash = (): void => document.getElementById('splash')?.remove();

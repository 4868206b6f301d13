import { useSyncExternalStore } from 'react';

let registration: ServiceWorkerRegistration | null = null;
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function register() {
  const found = await navigator.serviceWorker.register('/service-worker.js');
  registration = found;
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', notify));
  notify();
  document.addEventListener('visibilitychange', () => {
    // Without a network the browser asks again next time.
    if (document.visibilityState === 'visible') found.update().catch(() => {});
  });
}

/**
 * How long after the load the worker is registered, in milliseconds. Downloading everything at once would take a third
 * of the processor's time from the first screen.
 */
const LATER = 2000;

/** Does nothing in development, where the server has no worker. */
export function followUpdates(): void {
  if (__DEV__ || !('serviceWorker' in navigator)) return;
  const begin = () => void setTimeout(() => void register().catch(() => {}), LATER);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/**
 * Reloads the page, so it must only be called when nothing is under way. Other windows keep running the old version.
 */
function takeUpdate() {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  registration?.waiting?.postMessage('takeOver');
}

// The very first worker waits for a moment too, but then there is no older version to replace.
const takeWaiting = () => (registration?.active && registration.waiting ? takeUpdate : null);

export const useUpdate = (): (() => void) | null => useSyncExternalStore(listen, takeWaiting, takeWaiting);

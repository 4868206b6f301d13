import { useSyncExternalStore } from 'react';

let registration: ServiceWorkerRegistration | null = null;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function register() {
  const found = await navigator.serviceWorker.register('/service-worker.js');
  registration = found;
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', tell));
  tell();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') found.update().catch(() => {}); // no network: it asks again next time
  });
}

/** So long after the load, in milliseconds: fetching everything takes the processor from the first screen, a third of its time. */
const LATER = 2000;

/** A server for development has no worker. */
export function followUpdates(): void {
  if (__DEV__ || !('serviceWorker' in navigator)) return;
  const begin = () => void setTimeout(() => void register().catch(() => {}), LATER);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/** Reloads the page, so only to be called where nothing is under way; other windows stay on the version they run. */
function takeUpdate() {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  registration?.waiting?.postMessage('takeOver');
}

// the first worker of all also waits for a moment, but there is nothing older to take over from
const takeWaiting = () => (registration?.active && registration.waiting ? takeUpdate : null);

export const useUpdate = (): (() => void) | null => useSyncExternalStore(listen, takeWaiting, takeWaiting);

import { lazy, type ComponentType } from 'react';

const failed = new Set<() => void>();

/** To be done when what failed to load is tried again. */
export const onRetry = (forget: () => void): void => void failed.add(forget);

/** Forgets what failed to load: React and whoever keeps a promise would else answer with the old failure for ever. */
export function retryFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A screen whose code is loaded when it is first shown, and once more when that failed and somebody tries again. */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const make = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        onRetry(() => (Part = make()));
        throw error;
      }),
    ) as unknown as ComponentType<P>;
  let Part = make();
  return function Loaded(props: P) {
    return <Part {...props} />;
  };
}

import { lazy, type ComponentType } from 'react';

const failed = new Set<() => void>();

/** Registers what is to be forgotten before a failed load is tried again. */
export const onRetry = (forget: () => void): void => void failed.add(forget);

/** Forgets failed loads. Without this, React and every cached promise would return the old error forever. */
export function retry(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A screen whose code is loaded when it is first shown, and again when that failed and somebody retries. */
export function loadLazily<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const createLazy = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        onRetry(() => (Part = createLazy()));
        throw error;
      }),
    ) as unknown as ComponentType<P>;
  let Part = createLazy();
  return function Loaded(props: P) {
    return <Part {...props} />;
  };
}

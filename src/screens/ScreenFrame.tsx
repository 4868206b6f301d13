import { Suspense, type ReactElement } from 'react';

import { ErrorBoundary } from './ErrorBoundary';
import { Ground } from './Ground';

/** Around every screen: the ground while its code is loaded, a sentence when it fails. */
export const ScreenFrame = ({ children }: { children: ReactElement }) => (
  <ErrorBoundary>
    <Suspense fallback={<Ground />}>{children}</Suspense>
  </ErrorBoundary>
);

import { Suspense, type ReactElement } from 'react';

import { ErrorBoundary } from './ErrorBoundary';
import { ScreenGround } from './ScreenGround';

/** Wraps every screen: it shows the background while the code loads, and a message when the screen fails. */
export const ScreenFrame = ({ children }: { children: ReactElement }) => (
  <ErrorBoundary>
    <Suspense fallback={<ScreenGround />}>{children}</Suspense>
  </ErrorBoundary>
);

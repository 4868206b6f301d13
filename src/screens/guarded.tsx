import { Suspense, type ReactElement } from 'react';

import { Ground } from './Ground';
import { Trouble } from './Trouble';

/** Around every screen: the ground while its code is loaded, a sentence when it fails. */
export const guarded = ({ children }: { children: ReactElement }) => (
  <Trouble>
    <Suspense fallback={<Ground />}>{children}</Suspense>
  </Trouble>
);

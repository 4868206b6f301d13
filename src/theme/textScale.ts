import { use } from 'react';
import { useWindowDimensions } from 'react-native';

import { Growth } from './growth';

/**
 * The phone's text size as a factor. The system enlarges every Text by itself, but layouts that measure text need it.
 */
export const useTextScale = (): number => useWindowDimensions().fontScale;

/** The factor by which our own code must multiply font sizes; the system already enlarges them by the phone's text size. */
export const useDrawnScale = (): number => use(Growth);

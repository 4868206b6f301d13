import { useWindowDimensions } from 'react-native';

/**
 * The phone's text size as a factor. The system enlarges every Text by itself, but layouts that measure text need it.
 */
export const useTextScale = (): number => useWindowDimensions().fontScale;

/** The factor by which our own code must multiply font sizes: 1, since the system already enlarges them. */
export const useDrawnScale = (): number => 1;

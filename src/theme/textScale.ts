import { useWindowDimensions } from 'react-native';

/** How much larger the phone shows text. The system enlarges every Text by itself; layouts that measure text need the factor. */
export const useTextScale = (): number => useWindowDimensions().fontScale;

/** What a font size must be multiplied with here: nothing, the system does it. */
export const useDrawnScale = (): number => 1;

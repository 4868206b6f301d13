import { Platform, type View } from 'react-native';

/**
 * What a screen reader adds to the name of a view, in a browser; phones have accessibilityHint for it. Call it from the
 * view's ref: React Native for the web passes on no aria-description.
 */
export function describeElement(view: View | null, description: string | undefined): void {
  if (Platform.OS !== 'web' || view === null) return;
  const element = view as unknown as Element;
  if (description) element.setAttribute('aria-description', description);
  else element.removeAttribute('aria-description');
}

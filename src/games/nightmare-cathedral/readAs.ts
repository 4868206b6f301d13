import { Platform, type ViewProps } from 'react-native';

/** The name of a button for screen readers, and what they add to it; browsers and phones call the latter differently. */
export function readAs(label: string, description: string): ViewProps {
  const described = Platform.OS === 'web' ? { 'aria-description': description } : { accessibilityHint: description };
  return { 'aria-label': label, ...(description !== '' && described) } as ViewProps;
}

import { useEffect, useRef, type RefObject } from 'react';
import { Platform, type View } from 'react-native';

/** In browsers, what a press does is set on the element itself: react-native-web passes no aria-description on. */
export function useHint(hint: string | undefined): RefObject<View | null> {
  const view = useRef<View>(null);
  useEffect(() => {
    if (Platform.OS !== 'web' || view.current === null) return;
    const element = view.current as unknown as Element;
    if (hint === undefined) element.removeAttribute('aria-description');
    else element.setAttribute('aria-description', hint);
  }, [hint]);
  return view;
}

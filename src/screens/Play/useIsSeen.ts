import { useIsFocused } from '@react-navigation/native';
import { useSyncExternalStore } from 'react';
import { AppState } from 'react-native';

function listen(changed: () => void): () => void {
  const listener = AppState.addEventListener('change', changed);
  return () => listener.remove();
}

/** `inactive` is iOS's moment before it takes the picture for its list of apps. */
const isAway = () => AppState.currentState === 'background' || AppState.currentState === 'inactive';

/** Whether this screen lies before the person's eyes: it is in front, and the app is in the foreground. */
export function useIsSeen(): boolean {
  const isInFront = useIsFocused();
  return !useSyncExternalStore(listen, isAway, isAway) && isInFront;
}

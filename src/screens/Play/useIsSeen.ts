import { useIsFocused } from '@react-navigation/native';
import { useSyncExternalStore } from 'react';
import { AppState } from 'react-native';

function listen(changed: () => void): () => void {
  const listener = AppState.addEventListener('change', changed);
  return () => listener.remove();
}

/** iOS is `inactive` for a moment before it takes the picture for its list of apps; secrets must be hidden by then. */
const isAway = () => AppState.currentState === 'background' || AppState.currentState === 'inactive';

/** Whether the person can see this screen: it is in front, and the app is in the foreground. */
export function useIsSeen(): boolean {
  const isInFront = useIsFocused();
  return !useSyncExternalStore(listen, isAway, isAway) && isInFront;
}

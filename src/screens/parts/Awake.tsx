import { useKeepAwake } from 'expo-keep-awake';

/** The screen stays lit as long as this is drawn. */
export function Awake() {
  useKeepAwake(undefined, { suppressDeactivateWarnings: true });
  return null;
}

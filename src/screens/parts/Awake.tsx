import { useKeepAwake } from 'expo-keep-awake';

/** Keeps the screen lit for as long as it is mounted. */
export function Awake() {
  useKeepAwake(undefined, { suppressDeactivateWarnings: true });
  return null;
}

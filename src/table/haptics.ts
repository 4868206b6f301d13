import * as Haptics from 'expo-haptics';
import { Platform } from 'react-native';

export type Feel = 'lift' | 'drop' | 'refuse' | 'turn';

const feelings: Record<Feel, () => Promise<void>> = {
  lift: () => Haptics.selectionAsync(),
  drop: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light),
  refuse: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning),
  turn: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Medium),
};

/** A device without a motor refuses; nobody has to know. */
export function feel(what: Feel, isOn: boolean): void {
  if (isOn && Platform.OS !== 'web') feelings[what]().catch(() => undefined);
}

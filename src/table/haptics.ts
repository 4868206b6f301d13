import * as Haptics from 'expo-haptics';
import { Platform } from 'react-native';

export type HapticKind = 'lift' | 'drop' | 'refuse' | 'turn' | 'over';

const feelings: Record<HapticKind, () => Promise<void>> = {
  lift: () => Haptics.selectionAsync(),
  drop: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light),
  refuse: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning),
  turn: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Medium),
  over: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Error),
};

/** A device without a motor refuses; nobody has to know. A browser buzzes too long for what hands do, but not for what they wait for. */
export function playHaptic(what: HapticKind, isOn: boolean): void {
  if (isOn && (Platform.OS !== 'web' || what === 'over')) feelings[what]().catch(() => undefined);
}

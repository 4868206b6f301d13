import { Platform, type AccessibilityActionEvent, type ViewProps } from 'react-native';

export interface AccessibleAction {
  readonly name: string;
  readonly label: string;
}

interface AccessibleOptions {
  readonly label: string;
  /** What is added to the label, on phones; in a browser the view's ref calls `describeElement` besides. */
  readonly hint?: string;
  /** Left out when the element can be read but does nothing. */
  readonly onPress?: () => void;
  readonly isPressed?: boolean;
  /** Whether the keyboard reaches it although it does nothing: there is more of it to be read. */
  readonly isReadable?: boolean;
  /** Whether a press on it answers what is asked. */
  readonly isAsked?: boolean;
  /** Whether a press on it only says why it may not be pressed. */
  readonly isRefused?: boolean;
  /** The letter or number that presses it, wherever on the table one is. */
  readonly letter?: string;
  readonly actions?: readonly AccessibleAction[];
  readonly onAction?: (name: string) => void;
  /** Returns whether it handled the key. */
  readonly onKey?: (key: string) => boolean;
}

interface KeyDown {
  readonly key: string;
  preventDefault(): void;
  stopPropagation(): void;
}

/** Adds what a browser needs: keys, and the click of a screen reader, which has no pointer (detail 0). */
function createBrowserProps(options: AccessibleOptions): ViewProps {
  const { onPress, onKey, isPressed, isReadable, isAsked, isRefused, letter } = options;
  const props = {
    tabIndex: onPress || isReadable ? 0 : -1,
    'aria-pressed': isPressed,
    'aria-disabled': isRefused,
    'aria-keyshortcuts': letter,
    dataSet: isAsked ? { asks: true } : undefined,
    onClick: (event: { readonly detail: number }) => {
      if (event.detail === 0) onPress?.();
    },
    onKeyDown: (event: KeyDown) => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (isPress && onPress) onPress();
      else if (!onKey?.(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return props as ViewProps;
}

/** Makes a View a button for screen readers, switches and keys, but leaves all touches to the gesture around it. */
export function buildAccessibleProps(options: AccessibleOptions): ViewProps {
  const { label, hint, onPress, isPressed, actions = [], onAction } = options;
  const shared: ViewProps = { accessible: true, role: onPress ? 'button' : 'img', 'aria-label': label };
  if (Platform.OS === 'web') return { ...shared, ...createBrowserProps(options) };
  const press = onPress ? [{ name: 'activate' }] : [];
  return {
    ...shared,
    accessibilityHint: hint,
    'aria-selected': isPressed,
    accessibilityActions: [...press, ...actions],
    onAccessibilityTap: onPress,
    onAccessibilityAction: ({ nativeEvent }: AccessibilityActionEvent) =>
      nativeEvent.actionName === 'activate' ? onPress?.() : onAction?.(nativeEvent.actionName),
  };
}

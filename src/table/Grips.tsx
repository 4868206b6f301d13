import { useEffect, useRef } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { TARGET } from '../theme/space';
import { usePhrase, useWords } from '../words/useWords';
import { isArrow, neighbour, type Grip } from './grips';
import { spoken, type SpokenAction } from './spoken';

export interface GripsProps {
  readonly grips: readonly Grip[];
  readonly names: readonly string[];
  readonly chosen: string | null;
  /** What a press would do: `null` where it does nothing. */
  pressOf(grip: Grip): { readonly run: () => void; readonly hint?: string } | null;
  actionsOf(grip: Grip): readonly (SpokenAction & { readonly run: () => void })[];
  onLook(grip: Grip): void;
  onEscape(): void;
}

/** What is heard and focused: real buttons where the cards and places lie at rest. They take no touches. */
export function Grips({ grips, names, chosen, pressOf, actionsOf, onLook, onEscape }: GripsProps) {
  const speak = usePhrase();
  const words = useWords();
  const views = useRef(new Map<string, View>());
  const focused = useRef<string | null>(null);
  const live = grips.filter((grip) => pressOf(grip) !== null);
  const focus = (grip: Grip | null | undefined) => {
    if (grip) views.current.get(grip.id)?.focus();
  };

  // Where the focused card was played, the next that can be done is focused: else a keyboard would begin at the top of the page.
  useEffect(() => {
    if (Platform.OS !== 'web' || focused.current === null || live.some((grip) => grip.id === focused.current)) return;
    const isLost = document.activeElement === document.body || views.current.has(focused.current);
    if (isLost && live.length > 0) focus(live[0]);
  });

  const wasChosen = useRef(chosen);
  useEffect(() => {
    const before = wasChosen.current;
    wasChosen.current = chosen;
    if (focused.current === null || before === chosen) return;
    if (chosen !== null) focus(live.find((grip) => grip.piece?.key !== chosen));
  });

  return grips.map((grip) => {
    const press = pressOf(grip);
    const actions = actionsOf(grip);
    const face = grip.piece?.face ?? null;
    const all = face === null ? actions : [...actions, { name: 'look', label: words('table.look'), run: () => onLook(grip) }];
    const onKey = (key: string) => {
      if (isArrow(key)) focus(neighbour(live, grip, key));
      else if (key === 'Escape') onEscape();
      else if (key === 'i' && face !== null) onLook(grip);
      else return false;
      return true;
    };
    return (
      <View
        key={grip.id}
        ref={(view) => {
          if (view) views.current.set(grip.id, view);
          else views.current.delete(grip.id);
        }}
        onFocus={() => (focused.current = grip.id)}
        onBlur={() => (focused.current = null)}
        style={[styles.grip, spot(grip)]}
        {...spoken({
          label: grip.labels.map((label) => speak(label, names)).join(', '),
          hint: press?.hint,
          onPress: press?.run,
          isPressed: press && grip.piece !== null ? grip.piece.key === chosen : undefined,
          actions: all,
          onAction: (name) => all.find((action) => action.name === name)?.run(),
          onKey,
        })}
      />
    );
  });
}

function spot({ x, y, width, height }: Grip) {
  const across = Math.max(width, TARGET);
  const along = Math.max(height, TARGET);
  return { left: x - across / 2, top: y - along / 2, width: across, height: along };
}

const styles = StyleSheet.create({ grip: { position: 'absolute', borderRadius: 8 } });

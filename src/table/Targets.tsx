import { useCallback, useEffect, useRef } from 'react';
import { Platform, type View } from 'react-native';

import { TARGET } from '../theme/space';
import { useFormatPhrase, useWords } from '../words/useWords';

import { isArrowKey, findNeighbour, type Target } from './listTargets';
import { TargetView } from './TargetView';
import { useLatestCallback } from './useLatestCallback';

/** What can be done at a grip. */
export interface TargetActions {
  /** What a press does; null: nothing. */
  readonly press: (() => void) | null;
  readonly hint?: string;
  readonly isChosen: boolean;
  /** The chosen card may be put here. */
  readonly isGoal: boolean;
  /** For screen readers: every move that begins here, at once. */
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

export interface TargetsProps {
  readonly grips: readonly Target[];
  readonly names: readonly string[];
  doingAt(grip: Target): TargetActions;
  onLook(grip: Target): void;
  onEscape(): void;
}

/** What is heard and focused: real buttons where the cards and places lie at rest. They take no touches. */
export function Targets({ grips, names, doingAt, onLook, onEscape }: TargetsProps) {
  const speak = useFormatPhrase();
  const words = useWords();
  const views = useRef(new Map<string, View>());
  const all = grips.map((grip) => ({ ...grip, ...doingAt(grip) }));
  const live = all.filter((grip) => grip.press !== null);
  const find = (id: string) => all.find((grip) => grip.id === id);
  const focus = (grip: Target | null | undefined) => {
    if (grip) views.current.get(grip.id)?.focus();
  };

  const chosen = all.find((grip) => grip.isChosen)?.id ?? null;
  const wasChosen = useRef(chosen);
  const isFocused = useRef(false);
  useEffect(() => {
    const before = wasChosen.current;
    wasChosen.current = chosen;
    if (Platform.OS !== 'web' || !isFocused.current) return;
    if (chosen !== null && chosen !== before) focus(live.find((grip) => grip.isGoal));
    else if (chosen === null && before !== null && views.current.has(before)) focus(find(before));
    else if (document.activeElement === document.body) focus(live.find((grip) => grip.isGoal) ?? live[0]); // what was focused is gone: not back to the top of the page
  });

  const mount = useCallback((id: string, view: View | null) => {
    if (view) views.current.set(id, view);
    else views.current.delete(id);
  }, []);
  const onFocus = useCallback((isIn: boolean) => {
    isFocused.current = isIn;
  }, []);
  const onPress = useLatestCallback((id: string) => find(id)?.press?.());
  const onKey = useLatestCallback((id: string, key: string) => {
    const grip = find(id);
    if (!grip) return false;
    if (isArrowKey(key)) focus(findNeighbour(live, grip, key));
    else if (key === 'Escape') onEscape();
    else if (key === 'i' && grip.piece?.face) onLook(grip);
    else return false;
    return true;
  });
  const onAction = useLatestCallback((id: string, index: number) => {
    const grip = find(id);
    if (grip && index === grip.actions.length) onLook(grip);
    else grip?.actions[index].run();
  });

  return all.map(({ id, labels, piece, press, hint, isChosen, actions, x, y, width, height }) => {
    const label = labels.map((one) => speak(one, names)).join(', ');
    const named = [...actions.map((action) => action.label), ...(piece?.face ? [words('table.look')] : [])];
    const spot = { x, y, width: Math.max(width, TARGET), height: Math.max(height, TARGET) };
    return (
      <TargetView
        key={id}
        look={{ id, label, hint, isLive: press !== null, isChosen, actions: named, ...spot }}
        mount={mount}
        onFocus={onFocus}
        onPress={onPress}
        onKey={onKey}
        onAction={onAction}
      />
    );
  });
}

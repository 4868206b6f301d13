import { useCallback, useEffect, useRef } from 'react';
import { Platform, type View } from 'react-native';

import { TARGET } from '../theme/space';
import { useWords } from '../words/useWords';

import { isArrowKey, findNeighbour, type Target } from './listTargets';
import { TargetView } from './TargetView';
import { useLatestCallback } from './useLatestCallback';

/** What can be done at a target. */
export interface TargetActions {
  /** What a press does; null when it does nothing. */
  readonly press: (() => void) | null;
  readonly hint?: string;
  readonly isChosen: boolean;
  /** Whether the chosen card may be put here. */
  readonly isGoal: boolean;
  /** Whether a press plays a move, or takes a piece for one. */
  readonly isAsked: boolean;
  /** Whether a press only says why nothing is allowed there: arrow keys pass it over. */
  readonly isRefused?: boolean;
  /** Every move that begins here, for screen readers to run directly. */
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
  /** Opens the paper about it; null where there is none. */
  readonly read: (() => void) | null;
}

export interface TargetsProps {
  readonly grips: readonly Target[];
  readonly names: readonly string[];
  doingAt(target: Target): TargetActions;
  /** What the plate that lies there says; null where none does. */
  labelPlateAt(target: Target): string | null;
  /** The letter or number that presses the target; null where none does. */
  letterAt(target: Target): string | null;
  onLook(target: Target): void;
  onEscape(): void;
}

/**
 * The buttons for keyboards and screen readers, over the cards and places in their resting positions. They take no
 * touches.
 */
export function Targets({ grips, names, doingAt, labelPlateAt, letterAt, onLook, onEscape }: TargetsProps) {
  const t = useWords();
  const words = { look: t('table.look'), read: t('table.read') };
  const views = useRef(new Map<string, View>());
  const all = grips.map((target) => ({ ...target, ...doingAt(target) }));
  const live = all.filter(({ press, isRefused }) => press !== null && !isRefused);
  const find = (id: string) => all.find((target) => target.id === id);
  const focus = (target: Target | null | undefined) => {
    if (target) views.current.get(target.id)?.focus();
  };

  const chosen = all.find((target) => target.isChosen)?.id ?? null;
  const wasChosen = useRef(chosen);
  const isFocused = useRef(false);
  useEffect(() => {
    const before = wasChosen.current;
    wasChosen.current = chosen;
    if (Platform.OS !== 'web' || !isFocused.current) return;
    if (chosen !== null && chosen !== before) focus(live.find((target) => target.isGoal));
    else if (chosen === null && before !== null && find(before)?.isAsked) focus(find(before));
    // The focused target is gone; where nothing answers a question the table itself gets the focus.
    else if (document.activeElement === document.body) focus(live.find(({ isGoal, isAsked }) => isGoal || isAsked));
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
    const target = find(id);
    if (!target) return false;
    if (isArrowKey(key)) focus(findNeighbour(live, target, key));
    else if (key === 'Escape') onEscape();
    else if (key === 'i' && target.read) target.read();
    else if (key === 'i' && target.piece?.face) onLook(target);
    else return false;
    return true;
  });
  const listActions = (target: (typeof all)[number]) => [
    ...target.actions,
    ...(target.piece?.face ? [{ label: words.look, run: () => onLook(target) }] : []),
    ...(target.read ? [{ label: words.read, run: target.read }] : []),
  ];
  const onAction = useLatestCallback((id: string, index: number) => {
    const target = find(id);
    if (target) listActions(target)[index].run();
  });

  return all.map((target) => {
    const { id, labels, press, hint, isChosen, isAsked, isRefused, x, y, width, height } = target;
    const plate = labelPlateAt(target);
    const actionLabels = listActions(target).map((action) => action.label);
    const spot = { x, y, width: Math.max(width, TARGET), height: Math.max(height, TARGET) };
    const isReadable = Boolean(target.piece?.face || target.read);
    const does = hint ?? (press === null && target.piece?.face ? words.look : undefined);
    return (
      <TargetView
        key={id}
        look={{
          ...{ id, plate, labels, hint: does, isLive: press !== null, isReadable, isChosen, isAsked, isRefused },
          letter: letterAt(target) ?? undefined,
          actions: actionLabels,
          ...spot,
        }}
        names={names}
        mount={mount}
        onFocus={onFocus}
        onPress={onPress}
        onKey={onKey}
        onAction={onAction}
      />
    );
  });
}

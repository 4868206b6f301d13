import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { describeElement } from '../theme/describeElement';

import { buildAccessibleProps } from './accessibleProps';

export interface TargetLook {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly isLive: boolean;
  readonly isReadable: boolean;
  readonly isChosen: boolean;
  readonly isAsked: boolean;
  readonly isRefused: boolean | undefined;
  readonly letter: string | undefined;
  readonly actions: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TargetViewProps {
  readonly look: TargetLook;
  mount(id: string, view: View | null): void;
  onFocus(isIn: boolean): void;
  onPress(id: string): void;
  /** Returns whether it handled the key. */
  onKey(id: string, key: string): boolean;
  onAction(id: string, index: number): void;
}

/** One target. Its callbacks never change, so only its look decides whether it is drawn again. */
export const TargetView = memo(
  function TargetView({ look, mount, onFocus, onPress, onKey, onAction }: TargetViewProps) {
    const { id, label, hint, isLive, isReadable, isChosen, isAsked, isRefused, letter, actions } = look;
    const { x, y, width, height } = look;
    return (
      <View
        ref={(view) => {
          mount(id, view);
          describeElement(view, hint);
        }}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
        style={[styles.target, { left: x - width / 2, top: y - height / 2, width, height }]}
        {...buildAccessibleProps({
          label,
          hint,
          onPress: isLive ? () => onPress(id) : undefined,
          isPressed: isChosen || undefined,
          isReadable,
          isAsked,
          isRefused,
          letter,
          actions: actions.map((action, index) => ({ name: `${index}`, label: action })),
          onAction: (name) => onAction(id, Number(name)),
          onKey: (key) => onKey(id, key),
        })}
      />
    );
  },
  (before, after) => JSON.stringify(before.look) === JSON.stringify(after.look),
);

const styles = StyleSheet.create({ target: { position: 'absolute', borderRadius: 8 } });

import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { describeElement } from '../theme/describeElement';
import type { Phrase } from '../words/phrase';
import { useFormatPhrase } from '../words/useWords';

import { buildAccessibleProps } from './accessibleProps';
import { joinLabels } from './groups';

export interface TargetLook {
  readonly id: string;
  /** What the plate that lies there says; null where none does. */
  readonly plate: string | null;
  readonly labels: readonly Phrase[];
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
  readonly names: readonly string[];
  mount(id: string, view: View | null): void;
  onFocus(isIn: boolean): void;
  onPress(id: string): void;
  /** Returns whether it handled the key. */
  onKey(id: string, key: string): boolean;
  onAction(id: string, index: number): void;
}

/**
 * One target. Its callbacks never change, so only its look decides whether it is drawn again, and put into words: for a
 * hundred targets at once that takes longer than a few frames.
 */
export const TargetView = memo(
  function TargetView({ look, names, mount, onFocus, onPress, onKey, onAction }: TargetViewProps) {
    const formatPhrase = useFormatPhrase();
    const { id, plate, labels, hint, isLive, isReadable, isChosen, isAsked, isRefused, letter, actions } = look;
    const { x, y, width, height } = look;
    const said = labels.map((phrase) => formatPhrase(phrase, names));
    const label = joinLabels(plate === null ? said : [plate, ...said]);
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
  (before, after) => before.names === after.names && JSON.stringify(before.look) === JSON.stringify(after.look),
);

const styles = StyleSheet.create({ target: { position: 'absolute', borderRadius: 8 } });

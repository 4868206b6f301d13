import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';

import type { Sitter } from '../match/types';
import { usePhrase, useWords } from '../words/useWords';
import { Board } from './Board';
import { ChoiceSheet } from './ChoiceSheet';
import { gripsOf, type Grip } from './grips';
import { Grips } from './Grips';
import { LargeCard } from './LargeCard';
import { PlateView } from './PlateView';
import { useSlots } from './slots';
import type { Shows } from './stage';
import { useHands, type Hands } from './useHands';
import { movesWith } from './ways';

export interface TableProps extends Omit<Hands, 'slots'> {
  readonly shows: Shows;
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
}

/** The table itself, once its size is known: what is painted, what is heard, and the one gesture for both. */
export function Table(props: TableProps) {
  const { face, stage, ways, shows, sitters, names, isBusy } = props;
  const speak = usePhrase();
  const words = useWords();
  const slots = useSlots(stage.shown.reduce((most, one) => Math.max(most, one.view + 1), 0));
  const hands = useHands({ ...props, slots });
  const base = Math.ceil(stage.scene.pieces.reduce((most, piece) => Math.max(most, piece.width), 1));
  const { viewOf } = hands;
  const grips = useMemo(() => gripsOf(stage.scene, face.aspect, viewOf), [stage.scene, face, viewOf]);

  const pressOf = (grip: Grip) => {
    const isPlace = grip.piece === null || grip.id.startsWith('place:');
    const what = isBusy ? null : hands.pressOf(grip.piece?.key ?? null, isPlace ? grip.place : '');
    if (!what || (what.kind === 'lower' && grip.piece?.key !== hands.chosen)) return null;
    const hint = { choose: words('table.takeHint'), lower: words('table.lower'), play: undefined };
    const only = what.kind === 'play' && what.moves.length === 1 ? speak(face.say(stage.view, shows.viewer, what.moves[0]), names) : hint[what.kind];
    return { hint: only, run: () => hands.press(what) };
  };
  const actionsOf = (grip: Grip) => {
    const moves = isBusy || !grip.piece ? [] : movesWith(ways, grip.piece.key);
    return moves.map((move, index) => ({
      name: `move:${index}`,
      label: speak(face.say(stage.view, shows.viewer, move), names),
      run: () => hands.play([move]),
    }));
  };

  return (
    <>
      <GestureDetector gesture={hands.gesture}>
        <View style={styles.table} collapsable={false}>
          <Board
            face={face}
            scene={stage.scene}
            shown={stage.shown}
            slots={slots}
            base={base}
            names={names}
            takeable={ways.pieces}
            tappable={ways.places}
            chosen={hands.chosen}
            raised={hands.raised}
            shared={hands.shared}
          />
          {stage.scene.plates.map((plate) => (
            <PlateView
              key={plate.seat}
              plate={plate}
              sitter={sitters[plate.seat]}
              isTurn={shows.waiting.includes(plate.seat)}
              isThinking={shows.thinking === plate.seat}
            />
          ))}
          <Grips
            grips={grips}
            names={names}
            chosen={hands.chosen}
            pressOf={pressOf}
            actionsOf={actionsOf}
            onLook={(grip) => hands.lookAt(grip.piece?.face ?? null)}
            onEscape={hands.close}
          />
        </View>
      </GestureDetector>
      {hands.choice && (
        <ChoiceSheet
          choices={hands.choice.moves.map((move) => ({ label: speak(face.say(stage.view, shows.viewer, move), names), run: () => hands.decide(move) }))}
          onClose={hands.close}
        />
      )}
      {hands.large !== null && <LargeCard face={face} card={hands.large} names={names} onClose={hands.close} />}
    </>
  );
}

const styles = StyleSheet.create({ table: { flex: 1 } });

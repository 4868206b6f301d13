import { useMemo, useState } from 'react';
import { Platform, StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';

import type { Sitter } from '../match/types';
import type { Move } from '../rules/kernel/types';
import { usePhrase, useWords } from '../words/useWords';

import { Board } from './Board';
import { ChoiceSheet } from './ChoiceSheet';
import { gripsOf, type Grip } from './gripList';
import { Grips, type Doing } from './Grips';
import { closedAround, groupsOf, overOf } from './groups';
import { LargeCard } from './LargeCard';
import { PaperView } from './PaperView';
import { PlateView } from './PlateView';
import { baseFor } from './pose';
import type { Plate } from './scene';
import { useSlots } from './slots';
import type { Shows } from './stage';
import { useHands, type Hands } from './useHands';
import { movesWith, placesOf, pressOn } from './ways';

export interface TableProps extends Omit<Hands, 'slots'> {
  readonly point: readonly string[];
  readonly shows: Shows;
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
}

/** After a touch the browser clicks on whatever lies under the finger by then: on a sheet that the touch has opened. */
const noClick =
  Platform.OS === 'web'
    ? { onTouchEnd: (event: GestureResponderEvent) => event.cancelable && event.preventDefault() }
    : {};

/** The table itself, once its size is known: what is painted, what is heard, and the one gesture for both. */
export function Table(props: TableProps) {
  const { face, stage, ways, point, shows, sitters, names, isBusy } = props;
  const speak = usePhrase();
  const words = useWords();
  const slots = useSlots(stage.shown.reduce((most, one) => Math.max(most, one.view + 1), 0));
  const hands = useHands({ ...props, slots });
  const [last, setBase] = useState(0);
  const base = baseFor(stage.scene.pieces, last);
  if (base !== last) setBase(base);
  const { views } = hands;
  const glowing = useMemo(() => [...ways.places, ...point], [ways, point]);
  const grips = useMemo(() => gripsOf(stage.scene, face.aspect, views), [stage.scene, face, views]);
  const say = (move: Move) => speak(face.say(stage.view, shows.viewer, move), names);

  const goals = hands.chosen === null ? [] : placesOf(ways, hands.chosen);
  const doingAt = ({ kind, piece, place }: Grip): Doing => {
    if (kind === 'group') {
      const isGoal = goals.some((goal) => closedAround(stage.scene, goal)?.key === place);
      return { press: () => hands.open(place), hint: words('table.open'), isChosen: false, isGoal, actions: [] };
    }
    const isChosen = piece !== null && piece.key === hands.chosen;
    const isPlace = kind === 'place';
    const isGoal = isPlace && goals.includes(place);
    const what = isBusy ? null : pressOn(ways, hands.chosen, piece?.key ?? null, isPlace ? place : null);
    const moves = isBusy || !piece || Platform.OS === 'web' ? [] : movesWith(ways, piece.key); // a browser knows no such actions
    const actions = moves.map((move) => ({ label: say(move), run: () => hands.play([move]) }));
    if (!what || (what.kind === 'lower' && !isChosen)) return { press: null, isChosen, isGoal, actions };
    const hint =
      what.kind === 'choose'
        ? words('table.takeHint')
        : what.kind === 'lower'
          ? words('table.lower')
          : what.moves.length === 1
            ? say(what.moves[0])
            : undefined;
    return { press: () => hands.press(what), hint, isChosen, isGoal, actions };
  };

  const over = overOf(stage.scene);
  const plateOf = (plate: Plate) => (
    <PlateView
      key={plate.seat}
      plate={plate}
      sitter={sitters[plate.seat]}
      isTurn={isBusy && stage.actor !== null ? plate.seat === stage.actor : shows.waiting.includes(plate.seat)}
      isThinking={!isBusy && shows.thinking === plate.seat}
    />
  );

  return (
    <>
      <GestureDetector gesture={hands.gesture}>
        <View style={styles.table} collapsable={false} {...noClick}>
          {groupsOf(stage.scene).map((group) =>
            group.lies === 'over' ? null : <PaperView key={group.key} group={group} />,
          )}
          {stage.scene.plates.filter((plate) => plate.seat !== over?.seat).map(plateOf)}
          <Board
            face={face}
            scene={stage.scene}
            shown={stage.shown}
            flights={stage.flights}
            slots={slots}
            base={base}
            names={names}
            sitters={sitters}
            takeable={ways.pieces}
            tappable={glowing}
            goals={ways.goals}
            chosen={hands.chosen}
            raised={hands.raised}
            shared={hands.shared}
          />
          {stage.scene.plates.filter((plate) => plate.seat === over?.seat).map(plateOf)}
          <Grips
            grips={grips}
            names={names}
            doingAt={doingAt}
            onLook={(grip) => hands.lookAt(grip.piece?.face ?? null)}
            onEscape={hands.close}
          />
        </View>
      </GestureDetector>
      {hands.choice && (
        <ChoiceSheet
          choices={hands.choice.moves.map((move) => ({ label: say(move), run: () => hands.decide(move) }))}
          onClose={hands.close}
        />
      )}
      {hands.large !== null && <LargeCard face={face} card={hands.large} names={names} onClose={hands.close} />}
    </>
  );
}

const styles = StyleSheet.create({ table: { flex: 1 } });

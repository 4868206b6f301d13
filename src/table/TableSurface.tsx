import { useDeferredValue, useMemo, useState } from 'react';
import { Platform, StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';

import type { Sitter } from '../match/types';
import type { Move, Seat } from '../rules/kernel/types';
import { useFormatPhrase, useWords } from '../words/useWords';

import { Board } from './Board';
import { ChoiceSheet } from './ChoiceSheet';
import { areOverlapping, findClosedGroup, findOpenGroup, listGroups } from './groups';
import { LargeCard } from './LargeCard';
import { listTargets, type Target } from './listTargets';
import { answersOnPaper, findGoals, findMovesOfPiece, interpretPress } from './moveIndex';
import { PanelView } from './PanelView';
import { PaperView } from './PaperView';
import { PlateView } from './PlateView';
import { PlayedCards } from './PlayedCards';
import { chooseBaseWidths, NO_WIDTHS } from './pose';
import type { Plate } from './scene';
import { SeatNamesProvider } from './seatMarks';
import { useSlots } from './slots';
import type { MatchSource } from './stage';
import { Targets, type TargetActions } from './Targets';
import { useLatestCallback } from './useLatestCallback';
import { usePlateLabel } from './usePlateLabel';
import { useTableInput, type TableInputProps } from './useTableInput';

export interface TableSurfaceProps extends Omit<TableInputProps, 'slots'> {
  readonly point: readonly string[];
  readonly shows: MatchSource;
  readonly sitters: readonly Sitter[];
  readonly names: readonly string[];
}

const NO_MOVES: readonly Move[] = [];

/** After a touch the browser clicks on whatever lies under the finger by then: on a sheet that the touch has opened. */
const noClick =
  Platform.OS === 'web'
    ? { onTouchEnd: (event: GestureResponderEvent) => event.cancelable && event.preventDefault() }
    : {};

/** The table itself, once its size is known: what is painted, what is heard, and the one gesture for both. */
export function TableSurface(props: TableSurfaceProps) {
  const { face, stage, ways, point, shows, sitters, names, isBusy } = props;
  const speak = useFormatPhrase();
  const readPlate = usePlateLabel(sitters);
  const words = useWords();
  const slots = useSlots(stage.shown.reduce((most, one) => Math.max(most, one.view + 1), 0));
  const hands = useTableInput({ ...props, slots });
  const look = useLatestCallback((seat: Seat) => props.onPlate?.(seat));
  const [last, setBase] = useState(NO_WIDTHS);
  const base = chooseBaseWidths(stage.scene.pieces, last);
  if (base !== last) setBase(base);
  const { views } = hands;
  const glowing = useMemo(() => [...ways.places, ...point], [ways, point]);
  const grips = useMemo(() => listTargets(stage.scene, face.aspect, views), [stage.scene, face, views]);
  const say = (move: Move) => speak(face.describeMove(stage.view, shows.viewer, move), names);

  const findPlace = (key: string) => stage.scene.places.find((one) => one.key === key);
  const goals = hands.chosen === null ? [] : findGoals(ways, hands.chosen);
  const actionsAt = ({ kind, piece, place, isOnlyHeard }: Target): TargetActions => {
    if (isOnlyHeard) return { press: null, isChosen: false, isGoal: false, isAsked: false, actions: [], read: null };
    if (kind === 'group') {
      const isGoal = goals.some((goal) => findClosedGroup(stage.scene, goal)?.key === place);
      return {
        press: () => hands.open(place),
        hint: words('table.open'),
        isChosen: false,
        isGoal,
        isAsked: isGoal,
        actions: [],
        read: null,
      };
    }
    const opens = findPlace(place)?.opens;
    if (opens !== undefined)
      return {
        press: () => hands.open(opens),
        isChosen: false,
        isGoal: false,
        isAsked: false,
        actions: [],
        read: null,
      };
    const isChosen = piece !== null && piece.key === hands.chosen;
    const isPlace = kind === 'place';
    const isGoal = isPlace && goals.includes(place);
    const isRead = !isGoal && !hands.isPicked && findPlace(place)?.paper?.comesFirst === true;
    const what =
      isBusy || isRead ? null : interpretPress(ways, hands.chosen, piece?.key ?? null, isPlace ? place : null);
    const moves = isBusy || !piece || Platform.OS === 'web' ? [] : findMovesOfPiece(ways, piece.key); // a browser knows no such actions
    const actions = moves.map((move) => ({ label: say(move), run: () => hands.play([move]) }));
    const hasPaper = !isBusy && findPlace(place)?.paper !== undefined;
    const read = hasPaper ? () => void hands.openPaper(place, piece?.key) : null;
    if (!what || (what.kind === 'lower' && !isChosen)) {
      const hint = read ? words('table.read') : undefined;
      // What is held may not go there: whoever goes there by keyboard all the same is told why.
      const refuse = Platform.OS === 'web' ? () => hands.refuse({ piece: hands.chosen ?? undefined, place }) : null;
      return what
        ? { press: refuse, isRefused: true, isChosen, isGoal, isAsked: false, actions, read }
        : {
            press: read,
            hint,
            isChosen,
            isGoal,
            isAsked: answersOnPaper(ways, isPlace ? undefined : piece?.key, place),
            actions,
            read,
          };
    }
    const hint =
      what.kind === 'choose'
        ? words('table.takeHint')
        : what.kind === 'lower'
          ? words('table.lower')
          : what.moves.length === 1
            ? say(what.moves[0])
            : words('table.several');
    return { press: () => hands.press(what), hint, isChosen, isGoal, isAsked: true, actions, read };
  };

  const which = hands.choice && face.askWhich?.(stage.view, shows.viewer, hands.choice.moves);
  const over = findOpenGroup(stage.scene);
  const stateOf = ({ seat }: Plate) => ({
    isTurn: isBusy && stage.actor !== null ? seat === stage.actor : shows.waiting.includes(seat),
    isThinking: !isBusy && shows.thinking === seat,
  });
  const describePlate = (plate: Plate) => readPlate(plate, stateOf(plate));
  /** What lies on a plate, or a paper over the table, must not be under what stands out over the plate's edge. */
  const isCovered = ({ seat, place, ...box }: Plate) =>
    (over !== null && seat !== over.seat && areOverlapping(over, box)) ||
    (place !== undefined && stage.scene.pieces.some((piece) => piece.place === place));
  const plateOf = (plate: Plate) => (
    <PlateView
      key={plate.seat}
      plate={plate}
      sitter={sitters[plate.seat]}
      {...stateOf(plate)}
      isCovered={isCovered(plate)}
      label={plate.place === undefined ? describePlate(plate) : null}
      onLook={props.onPlate ? look : null}
      face={face}
    />
  );
  const labelPlateAt = ({ kind, place }: Target): string | null => {
    const plate = kind === 'place' ? stage.scene.plates.find((one) => one.place === place) : undefined;
    return plate ? describePlate(plate) : null;
  };

  // Drawn in slices between frames, and given up for what comes after: a decision changes hundreds of views, while the
  // question and its buttons, which stand below, must change at once.
  const drawn = useDeferredValue(
    <>
      {listGroups(stage.scene).map((group) =>
        group.lies === 'over' ? null : <PaperView key={group.key} group={group} />,
      )}
      {stage.scene.plates.filter((plate) => plate.seat !== over?.seat).map(plateOf)}
      <Board
        face={face}
        scene={stage.scene}
        shown={stage.shown}
        traces={stage.traces}
        flights={stage.flights}
        slots={slots}
        base={base}
        names={names}
        sitters={sitters}
        takeable={ways.lit}
        tappable={glowing}
        goals={ways.goals}
        chosen={hands.chosen}
        raised={hands.raised}
        shared={hands.shared}
      />
      {stage.scene.plates.filter((plate) => plate.seat === over?.seat).map(plateOf)}
      <Targets
        grips={grips}
        names={names}
        doingAt={actionsAt}
        labelPlateAt={labelPlateAt}
        letterAt={({ kind, place }) => (kind === 'place' && face.keys?.findForPlace(place, shows.viewer)) || null}
        onLook={(grip) => hands.lookAt(grip.piece?.face ?? null)}
        onEscape={hands.close}
      />
    </>,
  );

  return (
    <SeatNamesProvider value={names}>
      <GestureDetector gesture={hands.gesture}>
        <View style={styles.table} collapsable={false} {...noClick}>
          {drawn}
        </View>
      </GestureDetector>
      {stage.scene.panels?.map((panel) => (
        <PanelView
          key={panel.key}
          panel={panel}
          face={face}
          view={stage.view}
          viewer={shows.viewer}
          names={names}
          sitters={sitters}
          moves={isBusy ? NO_MOVES : shows.moves}
          play={hands.playMove}
          open={hands.openPaperByName}
        />
      ))}
      <PlayedCards face={face} stage={stage} names={names} />
      {hands.choice && (
        <ChoiceSheet
          question={which ? speak(which, names) : undefined}
          choices={hands.choice.moves.map((move) => ({ label: say(move), run: () => hands.decide(move) }))}
          onClose={hands.close}
        />
      )}
      {hands.large !== null && <LargeCard face={face} card={hands.large} names={names} onClose={hands.close} />}
    </SeatNamesProvider>
  );
}

const styles = StyleSheet.create({ table: { flex: 1 } });

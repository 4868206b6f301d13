import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { scheduleOnUI } from 'react-native-worklets';

import type { Move } from '../rules/kernel/types';

import type { GameFace } from './face';
import { toHitArea, findOpenGroup, listReachable } from './groups';
import { playHaptic } from './haptics';
import { NO_VIEW, findPieceAt, findPlaceAt } from './hitTest';
import { listResting } from './listTargets';
import { findMoves, findGoals, interpretPress, type PressResult, type MoveIndex } from './moveIndex';
import { createRaisedPiece } from './raisedPiece';
import type { Group } from './scene';
import { aimSlot, flySlot, type Slot } from './slots';
import type { Stage } from './stage';
import { goHome, restOf, useBoardGesture, useShared } from './useBoardGesture';
import { useLatestCallback } from './useLatestCallback';

/** What was touched though nothing is allowed with it: the card, and where it was to go. */
export interface RefusedTouch {
  readonly piece?: string;
  readonly place?: string;
}

export interface TableInputProps {
  readonly face: GameFace;
  readonly stage: Stage;
  readonly slots: readonly Slot[];
  readonly ways: MoveIndex;
  /** Something is still to be shown: a tap asks for it at once. */
  readonly isBusy: boolean;
  readonly haptics: boolean;
  onMove(move: Move): void;
  onRefused(what: RefusedTouch): void;
  onSkip(): void;
  /** Draws this group open, or none. */
  onOpen(group: string | null): void;
}

/** Several moves that the same hand does; `view` is the card that lies where it was dropped until one is chosen. */
export interface PendingChoice {
  readonly moves: readonly Move[];
  readonly view: number;
}

/** A chosen card is held this much higher and nearer. */
const HIGHER = 12;
const NEARER = 1.06;
const CHOOSING = 140;
/** A finger means a place from this far beside it. */
const BESIDE = 10;
/** A match that does not answer a move by then has refused it. */
const ANSWER = 250;
/** A card held over a group for so long means to go there: it does not only pass. */
const RESTS = 180;

/** Fingers, keys and readers on the table: what they take, choose and play. */
export function useTableInput({
  face,
  stage,
  slots,
  ways,
  isBusy,
  haptics,
  onMove,
  onRefused,
  onSkip,
  onOpen,
}: TableInputProps) {
  const shared = useShared();
  const { geometry, lit, over, held } = shared;
  const [raised] = useState(createRaisedPiece);
  const [picked, setPicked] = useState<string | null>(null);
  const [choice, setChoice] = useState<PendingChoice | null>(null);
  const [large, setLarge] = useState<string | null>(null);
  const dropped = useRef(NO_VIEW);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const chosen = picked !== null && ways.pieces.includes(picked) ? picked : null;

  const views = useMemo(
    () => new Map(stage.shown.filter((one) => !one.isGone).map((one) => [one.piece.key, one.view])),
    [stage.shown],
  );
  const { pieces, all, places, closed, paper } = useMemo(() => {
    const reach = listReachable(stage.scene);
    return {
      pieces: listResting(reach.pieces, face.aspect, views),
      all: listResting(stage.scene.pieces, face.aspect, views),
      places: reach.places.map(toHitArea),
      closed: reach.closed,
      paper: findOpenGroup(stage.scene),
    };
  }, [stage.scene, face, views]);
  const goalsOf = useCallback(
    (piece: string) => {
      const keys = findGoals(ways, piece);
      const groups = closed.filter((group) => group.places.some((place) => keys.includes(place)));
      return {
        places: places.filter((place) => keys.includes(place.key)),
        groups: groups.map(toHitArea),
        lights: [...keys, ...groups.map((group) => group.key)],
      };
    },
    [ways, places, closed],
  );

  const home = (view: number) => {
    if (view !== NO_VIEW) scheduleOnUI(goHome, geometry, slots[view], view);
  };

  // The card chosen by a tap stands up, and lights the places where it may go; its clean-up comes before the next flights begin.
  const chosenView = chosen === null ? NO_VIEW : (views.get(chosen) ?? NO_VIEW);
  useLayoutEffect(() => {
    const card = all.find((one) => one.view === chosenView);
    if (!card || chosen === null) return;
    raised.set(chosenView);
    lit.set(goalsOf(chosen).lights);
    const rest = restOf(card);
    scheduleOnUI(
      flySlot,
      slots[chosenView],
      { ...rest, y: rest.y - HIGHER, width: rest.width * NEARER },
      0,
      CHOOSING,
      false,
    );
    return () => {
      raised.set(NO_VIEW);
      lit.set([]);
      scheduleOnUI(goHome, geometry, slots[chosenView], chosenView);
    };
  }, [chosen, chosenView, all, goalsOf, raised, lit, slots, geometry]);

  useLayoutEffect(() => {
    const each = ways.pieces.map((piece) => ({ piece, ...goalsOf(piece) }));
    geometry.set({
      pieces,
      all,
      takeable: ways.pieces,
      goals: Object.fromEntries(each.map((one) => [one.piece, [...one.places, ...one.groups]])),
      lights: Object.fromEntries(each.map((one) => [one.piece, one.lights])),
      groups: [...closed, ...(paper ? [paper] : [])].map(toHitArea),
      places: [...places, ...closed.map(toHitArea)],
      isOpen: !isBusy,
    });
  }, [geometry, pieces, all, places, closed, paper, goalsOf, ways, isBusy]);

  // Flights begin with each new step and with nothing else; where the table's size has changed since, they change their aim. A card
  // that was dropped and does not fly on goes home.
  const begun = useRef(-1);
  useLayoutEffect(() => {
    const isUnderWay = begun.current === stage.step;
    begun.current = stage.step;
    const list = stage.flights.map((flight) => ({ ...flight, slot: slots[flight.view] }));
    const late = dropped.current;
    dropped.current = NO_VIEW;
    scheduleOnUI(() => {
      'worklet';
      for (const { view, since, slot, to, delay, time, start, isStill } of list) {
        const finger = held.get();
        if (finger.view === view && finger.isUp && slot.leg.get().since === since) continue;
        if (isUnderWay && time > 0) aimSlot(slot, to);
        else flySlot(slot, to, delay, time, isStill, start, since);
      }
    });
    if (late !== NO_VIEW && !stage.flights.some((flight) => flight.view === late))
      scheduleOnUI(goHome, geometry, slots[late], late);
  }, [stage.flights, stage.step, slots, held, geometry]);

  const play = (moves: readonly Move[], view: number) => {
    setPicked(null);
    if (moves.length > 1) return setChoice({ moves, view });
    setChoice(null);
    dropped.current = view;
    playHaptic('drop', haptics);
    onMove(moves[0]);
    if (view !== NO_VIEW) setTimeout(() => dropped.current === view && home(view), ANSWER);
  };

  const press = (what: PressResult) => {
    if (what.kind === 'play') return play(what.moves, NO_VIEW);
    if (what.kind === 'choose') playHaptic('lift', haptics);
    setPicked(what.kind === 'choose' ? what.piece : null);
  };

  const refuse = (what: RefusedTouch) => {
    playHaptic('refuse', haptics);
    onRefused(what);
  };

  const open = (group: string) => {
    playHaptic('lift', haptics);
    onOpen(group);
  };

  /** A card let go over a closed group: done where it can only mean one place, else the group opens, and the card stays chosen for it. */
  const dropOnGroup = (group: Group, view: number, key: string) => {
    const meant = findGoals(ways, key).filter((place) => group.places.includes(place));
    if (meant.length === 1) return play(findMoves(ways, key, meant[0]), view);
    home(view);
    setPicked(key);
    open(group.key);
  };

  const gesture = useBoardGesture(slots, shared, {
    onTap: useLatestCallback((x: number, y: number) => {
      if (isBusy) return onSkip();
      const group = findPlaceAt(closed.map(toHitArea), x, y)?.key;
      if (group !== undefined) return open(group);
      const goal = chosen === null ? null : findPlaceAt(goalsOf(chosen).places, x, y, BESIDE);
      const card = findPieceAt(pieces, ways.pieces, x, y);
      const place = goal?.key ?? card?.place ?? findPlaceAt(places, x, y, BESIDE)?.key ?? null;
      const what = interpretPress(ways, chosen, goal && card?.key !== chosen ? null : (card?.key ?? null), place);
      if (what) press(what);
      else if (paper && !findPlaceAt([toHitArea(paper)], x, y)) onOpen(null);
      else if (place !== null) refuse({ piece: card?.key, place });
    }),
    onHold: useLatestCallback((x: number, y: number) =>
      setLarge(stage.scene.pieces.find((piece) => piece.key === findPieceAt(pieces, [], x, y)?.key)?.face ?? null),
    ),
    onLift: useLatestCallback((view: number) => {
      setPicked(null);
      raised.set(view);
      playHaptic('lift', haptics);
    }),
    onHover: useLatestCallback((key: string, group: string) => {
      clearTimeout(resting.current);
      const isGoal = goalsOf(key).groups.some((one) => one.key === group);
      if (isGoal || (group === '' && paper))
        resting.current = setTimeout(() => (isGoal ? open(group) : onOpen(null)), RESTS);
    }),
    onDrop: useLatestCallback((view: number, key: string, place: string | null, under: string | null) => {
      clearTimeout(resting.current);
      raised.set(NO_VIEW);
      lit.set([]);
      over.set('');
      const moves = place === null ? [] : findMoves(ways, key, place);
      const group = closed.find((one) => one.key === (place ?? under));
      if (group) return dropOnGroup(group, view, key);
      if (moves.length > 0) play(moves, view);
      else if (place !== null) home(view);
      else if (under !== null) refuse({ piece: key, place: under });
    }),
    onRefuse: useLatestCallback((key: string) => refuse({ piece: key })),
  });

  return {
    gesture,
    shared,
    raised,
    chosen,
    views,
    choice,
    large,
    play: (moves: readonly Move[]) => play(moves, NO_VIEW),
    press,
    open,
    decide: (move: Move) => play([move], choice?.view ?? NO_VIEW),
    lookAt: setLarge,
    close: () => {
      if (large !== null) return setLarge(null);
      if (choice) home(choice.view);
      setChoice(null);
      setPicked(null);
      onOpen(null);
    },
  };
}

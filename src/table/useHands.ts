import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { scheduleOnUI } from 'react-native-worklets';

import type { Move } from '../rules/kernel/types';

import type { GameFace } from './face';
import { restingOf } from './gripList';
import { areaOf, overOf, reachOf } from './groups';
import { feel } from './haptics';
import { NONE, hit, placeAt } from './hit';
import { useLatest } from './latest';
import { createRaised } from './raised';
import type { Group } from './scene';
import { aimAt, flyTo, type Slot } from './slots';
import type { Stage } from './stage';
import { goHome, restOf, useBoardGesture, useShared } from './useBoardGesture';
import { movesBy, placesOf, pressOn, type Press, type Ways } from './ways';

/** What was touched though nothing is allowed with it: the card, and where it was to go. */
export interface Refused {
  readonly piece?: string;
  readonly place?: string;
}

export interface Hands {
  readonly face: GameFace;
  readonly stage: Stage;
  readonly slots: readonly Slot[];
  readonly ways: Ways;
  /** Something is still to be shown: a tap asks for it at once. */
  readonly isBusy: boolean;
  readonly haptics: boolean;
  onMove(move: Move): void;
  onRefused(what: Refused): void;
  onSkip(): void;
  /** Draws this group open, or none. */
  onOpen(group: string | null): void;
}

/** Several moves that the same hand does; `view` is the card that lies where it was dropped until one is chosen. */
export interface Choice {
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
export function useHands({ face, stage, slots, ways, isBusy, haptics, onMove, onRefused, onSkip, onOpen }: Hands) {
  const shared = useShared();
  const { geometry, lit, over, held } = shared;
  const [raised] = useState(createRaised);
  const [picked, setPicked] = useState<string | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [large, setLarge] = useState<string | null>(null);
  const dropped = useRef(NONE);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const chosen = picked !== null && ways.pieces.includes(picked) ? picked : null;

  const views = useMemo(
    () => new Map(stage.shown.filter((one) => !one.isGone).map((one) => [one.piece.key, one.view])),
    [stage.shown],
  );
  const { pieces, all, places, closed, paper } = useMemo(() => {
    const reach = reachOf(stage.scene);
    return {
      pieces: restingOf(reach.pieces, face.aspect, views),
      all: restingOf(stage.scene.pieces, face.aspect, views),
      places: reach.places.map(areaOf),
      closed: reach.closed,
      paper: overOf(stage.scene),
    };
  }, [stage.scene, face, views]);
  const goalsOf = useCallback(
    (piece: string) => {
      const keys = placesOf(ways, piece);
      const groups = closed.filter((group) => group.places.some((place) => keys.includes(place)));
      return {
        places: places.filter((place) => keys.includes(place.key)),
        groups: groups.map(areaOf),
        lights: [...keys, ...groups.map((group) => group.key)],
      };
    },
    [ways, places, closed],
  );

  const home = (view: number) => {
    if (view !== NONE) scheduleOnUI(goHome, geometry, slots[view], view);
  };

  // The card chosen by a tap stands up, and lights the places where it may go; its clean-up comes before the next flights begin.
  const chosenView = chosen === null ? NONE : (views.get(chosen) ?? NONE);
  useLayoutEffect(() => {
    const card = all.find((one) => one.view === chosenView);
    if (!card || chosen === null) return;
    raised.set(chosenView);
    lit.set(goalsOf(chosen).lights);
    const rest = restOf(card);
    scheduleOnUI(
      flyTo,
      slots[chosenView],
      { ...rest, y: rest.y - HIGHER, width: rest.width * NEARER },
      0,
      CHOOSING,
      false,
    );
    return () => {
      raised.set(NONE);
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
      groups: [...closed, ...(paper ? [paper] : [])].map(areaOf),
      places: [...places, ...closed.map(areaOf)],
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
    dropped.current = NONE;
    scheduleOnUI(() => {
      'worklet';
      for (const { view, slot, to, delay, time, start, isStill } of list) {
        const finger = held.get();
        if (finger.view === view && finger.isUp) continue;
        if (isUnderWay && time > 0) aimAt(slot, to);
        else flyTo(slot, to, delay, time, isStill, start);
      }
    });
    if (late !== NONE && !stage.flights.some((flight) => flight.view === late))
      scheduleOnUI(goHome, geometry, slots[late], late);
  }, [stage.flights, stage.step, slots, held, geometry]);

  const play = (moves: readonly Move[], view: number) => {
    setPicked(null);
    if (moves.length > 1) return setChoice({ moves, view });
    setChoice(null);
    dropped.current = view;
    feel('drop', haptics);
    onMove(moves[0]);
    if (view !== NONE) setTimeout(() => dropped.current === view && home(view), ANSWER);
  };

  const press = (what: Press) => {
    if (what.kind === 'play') return play(what.moves, NONE);
    if (what.kind === 'choose') feel('lift', haptics);
    setPicked(what.kind === 'choose' ? what.piece : null);
  };

  const refuse = (what: Refused) => {
    feel('refuse', haptics);
    onRefused(what);
  };

  const open = (group: string) => {
    feel('lift', haptics);
    onOpen(group);
  };

  /** A card let go over a closed group: done where it can only mean one place, else the group opens, and the card stays chosen for it. */
  const dropOnGroup = (group: Group, view: number, key: string) => {
    const meant = placesOf(ways, key).filter((place) => group.places.includes(place));
    if (meant.length === 1) return play(movesBy(ways, key, meant[0]), view);
    home(view);
    setPicked(key);
    open(group.key);
  };

  const gesture = useBoardGesture(slots, shared, {
    onTap: useLatest((x: number, y: number) => {
      if (isBusy) return onSkip();
      const group = placeAt(closed.map(areaOf), x, y)?.key;
      if (group !== undefined) return open(group);
      const goal = chosen === null ? null : placeAt(goalsOf(chosen).places, x, y, BESIDE);
      const card = hit(pieces, ways.pieces, x, y);
      const place = goal?.key ?? card?.place ?? placeAt(places, x, y, BESIDE)?.key ?? null;
      const what = pressOn(ways, chosen, goal && card?.key !== chosen ? null : (card?.key ?? null), place);
      if (what) press(what);
      else if (paper && !placeAt([areaOf(paper)], x, y)) onOpen(null);
      else if (place !== null) refuse({ piece: card?.key, place });
    }),
    onHold: useLatest((x: number, y: number) =>
      setLarge(stage.scene.pieces.find((piece) => piece.key === hit(pieces, [], x, y)?.key)?.face ?? null),
    ),
    onLift: useLatest((view: number) => {
      setPicked(null);
      raised.set(view);
      feel('lift', haptics);
    }),
    onHover: useLatest((key: string, group: string) => {
      clearTimeout(resting.current);
      const isGoal = goalsOf(key).groups.some((one) => one.key === group);
      if (isGoal || (group === '' && paper))
        resting.current = setTimeout(() => (isGoal ? open(group) : onOpen(null)), RESTS);
    }),
    onDrop: useLatest((view: number, key: string, place: string | null, under: string | null) => {
      clearTimeout(resting.current);
      raised.set(NONE);
      lit.set([]);
      over.set('');
      const moves = place === null ? [] : movesBy(ways, key, place);
      const group = closed.find((one) => one.key === (place ?? under));
      if (group) return dropOnGroup(group, view, key);
      if (moves.length > 0) play(moves, view);
      else if (place !== null) home(view);
      else if (under !== null) refuse({ piece: key, place: under });
    }),
    onRefuse: useLatest((key: string) => refuse({ piece: key })),
  });

  return {
    gesture,
    shared,
    raised,
    chosen,
    views,
    choice,
    large,
    play: (moves: readonly Move[]) => play(moves, NONE),
    press,
    open,
    decide: (move: Move) => play([move], choice?.view ?? NONE),
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

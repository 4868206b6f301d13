import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { scheduleOnUI } from 'react-native-worklets';

import type { GameFace } from '../games/face';
import type { Move } from '../rules/kernel/types';
import { restingOf } from './grips';
import { feel } from './haptics';
import { NONE, hit, placeAt } from './hit';
import { useLatest } from './latest';
import { createRaised } from './raised';
import { flyTo, type Slot } from './slots';
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

/** Fingers, keys and readers on the table: what they take, choose and play. */
export function useHands({ face, stage, slots, ways, isBusy, haptics, onMove, onRefused, onSkip }: Hands) {
  const shared = useShared();
  const { geometry, lit, over, held } = shared;
  const [raised] = useState(createRaised);
  const [picked, setPicked] = useState<string | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [large, setLarge] = useState<string | null>(null);
  const dropped = useRef(NONE);
  const chosen = picked !== null && ways.pieces.includes(picked) ? picked : null;

  const views = useMemo(() => new Map(stage.shown.filter((one) => !one.isGone).map((one) => [one.piece.key, one.view])), [stage.shown]);
  const pieces = useMemo(() => restingOf(stage.scene.pieces, face.aspect, views), [stage.scene, face, views]);
  const places = useMemo(() => stage.scene.places.map(({ key, x, y, width, height }) => ({ key, x, y, width, height })), [stage.scene]);
  const goalsOf = (piece: string) => {
    const keys = placesOf(ways, piece);
    return places.filter((place) => keys.includes(place.key));
  };

  const home = (view: number) => {
    if (view !== NONE) scheduleOnUI(goHome, geometry, slots[view], view);
  };

  // The card chosen by a tap stands up, and lights the places where it may go; its clean-up comes before the next flights begin.
  const chosenView = chosen === null ? NONE : (views.get(chosen) ?? NONE);
  useLayoutEffect(() => {
    const card = pieces.find((one) => one.view === chosenView);
    if (!card || chosen === null) return;
    raised.set(chosenView);
    lit.set(placesOf(ways, chosen));
    const rest = restOf(card);
    scheduleOnUI(flyTo, slots[chosenView], { ...rest, y: rest.y - HIGHER, width: rest.width * NEARER }, 0, CHOOSING, false);
    return () => {
      raised.set(NONE);
      lit.set([]);
      scheduleOnUI(goHome, geometry, slots[chosenView], chosenView);
    };
  }, [chosen, chosenView, pieces, ways, raised, lit, slots, geometry]);

  useLayoutEffect(() => {
    const goals = Object.fromEntries(ways.pieces.map((piece) => [piece, places.filter((place) => placesOf(ways, piece).includes(place.key))]));
    geometry.set({ pieces, takeable: ways.pieces, goals, places, isOpen: !isBusy });
  }, [geometry, pieces, places, ways, isBusy]);

  // Flights begin with each new scene and with nothing else. A card that was dropped and does not fly on goes home.
  useLayoutEffect(() => {
    const list = stage.flights.map((flight) => ({ ...flight, slot: slots[flight.view] }));
    const late = dropped.current;
    dropped.current = NONE;
    scheduleOnUI(() => {
      'worklet';
      for (const { view, slot, to, delay, time, start, isStill } of list) {
        const finger = held.get();
        if (finger.view !== view || !finger.isUp) flyTo(slot, to, delay, time, isStill, start);
      }
    });
    if (late !== NONE && !stage.flights.some((flight) => flight.view === late)) scheduleOnUI(goHome, geometry, slots[late], late);
  }, [stage.flights, slots, held, geometry]);

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

  const gesture = useBoardGesture(slots, shared, {
    onTap: useLatest((x: number, y: number) => {
      if (isBusy) return onSkip();
      const goal = chosen === null ? null : placeAt(goalsOf(chosen), x, y, BESIDE);
      const card = hit(pieces, ways.pieces, x, y);
      const place = goal?.key ?? card?.place ?? placeAt(places, x, y, BESIDE)?.key ?? null;
      const what = pressOn(ways, chosen, goal && card?.key !== chosen ? null : (card?.key ?? null), place);
      if (what) press(what);
      else if (place !== null) refuse({ piece: card?.key, place });
    }),
    onHold: useLatest((x: number, y: number) => setLarge(stage.scene.pieces.find((piece) => piece.key === hit(pieces, [], x, y)?.key)?.face ?? null)),
    onLift: useLatest((view: number) => {
      setPicked(null);
      raised.set(view);
      feel('lift', haptics);
    }),
    onDrop: useLatest((view: number, key: string, place: string | null, under: string | null) => {
      raised.set(NONE);
      lit.set([]);
      over.set('');
      const moves = place === null ? [] : movesBy(ways, key, place);
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
    decide: (move: Move) => play([move], choice?.view ?? NONE),
    lookAt: setLarge,
    close: () => {
      if (choice) home(choice.view);
      setChoice(null);
      setLarge(null);
      setPicked(null);
    },
  };
}

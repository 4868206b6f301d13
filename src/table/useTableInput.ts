import { useEffect, useRef, useState } from 'react';
import { scheduleOnUI } from 'react-native-worklets';

import type { Move, Seat } from '../rules/kernel/types';
import { TARGET } from '../theme/space';

import type { DragNews } from './drag';
import type { GameFace } from './face';
import { toHitArea } from './groups';
import type { HapticKind } from './haptics';
import { NO_VIEW, findGivenPiece, findPieceAt, findPlaceAt } from './hitTest';
import { findMoves, findGoals, interpretPress, type PressResult, type MoveIndex } from './moveIndex';
import { createRaisedPiece } from './raisedPiece';
import type { Group, PaperLink, Plate } from './scene';
import { goHome, useShared } from './sharedValues';
import type { Slot } from './slots';
import type { Stage } from './stage';
import { useBoardGesture } from './useBoardGesture';
import { useChosenPiece } from './useChosenPiece';
import { useFlights } from './useFlights';
import { useGeometry } from './useGeometry';
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
  /** What a hand feels and hears. */
  feel(kind: HapticKind): void;
  onMove(move: Move): void;
  onRefused(what: RefusedTouch): void;
  onSkip(): void;
  /** Tells what this seat did last; null where nothing is kept of that. */
  readonly onPlate: ((seat: Seat) => void) | null;
  /** Opens a paper; `card` is the face of the card that was touched. */
  onPaper(paper: PaperLink, card: string | null): void;
  /** Draws this group open, or none. */
  onOpen(group: string | null): void;
}

/** Several moves that the same hand does; `view` is the card that lies where it was dropped until one is chosen. */
export interface PendingChoice {
  readonly moves: readonly Move[];
  readonly view: number;
}

/** A finger means a place from this far beside it. */
const BESIDE = 10;
/** A card held over a group for so long means to go there: it does not only pass. */
const RESTS = 180;

const isOnPlate = (plate: Plate, x: number, y: number): boolean =>
  Math.abs(x - plate.x) <= plate.width / 2 && Math.abs(y - plate.y) <= Math.max(plate.height, TARGET) / 2;

/** Fingers, keys and readers on the table: what they take, choose and play. */
export function useTableInput({
  face,
  stage,
  slots,
  ways,
  isBusy,
  feel,
  onMove,
  onRefused,
  onSkip,
  onPlate,
  onPaper,
  onOpen,
}: TableInputProps) {
  const shared = useShared();
  const [raised] = useState(createRaisedPiece);
  const [picked, setPicked] = useState<string | null>(null);
  const [choice, setChoice] = useState<PendingChoice | null>(null);
  const [large, setLarge] = useState<string | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const isPicked = picked !== null && ways.pieces.includes(picked);
  // Where only one card can be taken, and nothing else be touched, it is in the hand already. A tap that opens a panel
  // must not put it down.
  const isOnly = ways.pieces.length === 1 && ways.places.length === 0 && !ways.hasPanels;
  const only = isOnly && !isBusy ? ways.pieces[0] : null;
  const chosen = isPicked ? picked : only;

  const { views, pieces, all, places, closed, paper, goalsOf } = useGeometry(
    face,
    stage,
    ways,
    isBusy,
    shared.geometry,
  );
  useChosenPiece({ chosen, views, all, goalsOf, raised, slots, shared });
  const awaitFlight = useFlights(stage, slots, shared);
  const home = (view: number) => {
    if (view !== NO_VIEW) scheduleOnUI(goHome, shared.geometry, slots[view], view);
  };

  const play = (moves: readonly Move[], view: number) => {
    setPicked(null);
    if (moves.length > 1) return setChoice({ moves, view });
    setChoice(null);
    feel('drop');
    awaitFlight(view);
    onMove(moves[0]);
  };

  const press = (what: PressResult) => {
    if (what.kind === 'play') return play(what.moves, NO_VIEW);
    if (what.kind === 'choose') feel('lift');
    setPicked(what.kind === 'choose' ? what.piece : null);
  };

  const refuse = (what: RefusedTouch) => {
    feel('refuse');
    onRefused(what);
  };

  const open = (group: string) => {
    feel('lift');
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

  const pieceOf = (key: string | null | undefined) => stage.scene.pieces.find((piece) => piece.key === key);
  const faceOf = (key: string | undefined) => pieceOf(key)?.face ?? null;

  const placeOf = (key: string | null) => stage.scene.places.find((one) => one.key === key);

  /** Returns whether the place has a paper. */
  const openPaper = (place: string, piece?: string): boolean => {
    const link = placeOf(place)?.paper;
    if (link) onPaper(link, faceOf(piece));
    return link !== undefined;
  };

  const handleTap = (x: number, y: number) => {
    if (isBusy) return onSkip();
    const group = findPlaceAt(closed.map(toHitArea), x, y)?.key;
    if (group !== undefined) return open(group);
    const goal = chosen === null ? null : findPlaceAt(goalsOf(chosen).places, x, y, BESIDE);
    const met = findPieceAt(pieces, ways.pieces, x, y);
    const areas = places.map(toHitArea);
    const under = findPlaceAt(areas, x, y, BESIDE);
    const card = met ?? findGivenPiece(all, areas, ways.pieces, x, y, chosen, BESIDE);
    const place = goal?.key ?? card?.place ?? under?.key ?? null;
    const { opens, paper: link } = placeOf(place) ?? {};
    if (opens !== undefined) return open(opens);
    if (!isPicked && place !== null && link?.comesFirst) return void openPaper(place, card?.key);
    const what = interpretPress(ways, chosen, goal && card?.key !== chosen ? null : (card?.key ?? null), place);
    // What was taken by hand goes back, and who touched a place for it hears why it may not go there, as after a drag.
    const isElsewhere = what?.kind === 'lower' && card?.key !== chosen;
    const isWrong = isElsewhere && isPicked && place !== null && place !== pieceOf(chosen)?.place;
    if (isWrong) refuse({ piece: chosen ?? undefined, place });
    if (what && (isPicked || !isElsewhere)) press(what);
    else if (place !== null && openPaper(place, card?.key)) return;
    else if (paper && !findPlaceAt([toHitArea(paper)], x, y)) onOpen(null);
    else if (place !== null) refuse({ piece: card?.key, place });
    else {
      const plate = stage.scene.plates.find((one) => isOnPlate(one, x, y));
      if (plate) onPlate?.(plate.seat);
    }
  };

  const hover = (key: string, group: string) => {
    clearTimeout(resting.current);
    const isGoal = goalsOf(key).groups.some((one) => one.key === group);
    if (isGoal || (group === '' && paper))
      resting.current = setTimeout(() => (isGoal ? open(group) : onOpen(null)), RESTS);
  };

  const letGo = (view: number, key: string, place: string | null, under: string | null) => {
    const moves = place === null ? [] : findMoves(ways, key, place);
    const group = closed.find((one) => one.key === (place ?? under));
    if (group) return dropOnGroup(group, view, key);
    if (moves.length > 0) play(moves, view);
    else if (place !== null) home(view);
    else if (under !== null) refuse({ piece: key, place: under });
  };

  const handleDrag = (news: DragNews) => {
    if (news.kind === 'refused') return refuse({ piece: news.key });
    if (news.kind === 'hovered') return hover(news.key, news.group);
    if (news.kind === 'lifted') {
      setPicked(null);
      raised.set(news.view);
      return feel('lift');
    }
    clearTimeout(resting.current);
    raised.set(NO_VIEW);
    if (news.kind === 'dropped') letGo(news.view, news.key, news.place, news.under);
  };

  const handleHold = (x: number, y: number) => {
    const met = findPieceAt(pieces, [], x, y)?.key;
    const face = faceOf(met);
    const place = findPlaceAt(places.map(toHitArea), x, y)?.key;
    if (face === null && place !== undefined && !isBusy) openPaper(place);
    else setLarge(face);
  };

  const gesture = useBoardGesture(slots, shared, {
    onTap: useLatestCallback(handleTap),
    onHold: useLatestCallback(handleHold),
    onDrag: useLatestCallback(handleDrag),
  });

  const playMove = useLatestCallback((move: Move) => play([move], NO_VIEW));
  const openPaperByName = useLatestCallback((name: string, subject: string) => onPaper({ name, subject }, null));

  return {
    gesture,
    shared,
    raised,
    chosen,
    isPicked,
    views,
    choice,
    large,
    play: (moves: readonly Move[]) => play(moves, NO_VIEW),
    playMove,
    press,
    refuse,
    open,
    openPaper,
    openPaperByName,
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

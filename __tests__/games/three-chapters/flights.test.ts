import { face } from '../../../src/games/three-chapters/face';
import type { Event } from '../../../src/rules/kernel/types';
import type { ThreeChapters, ThreeChaptersEvent } from '../../../src/rules/three-chapters/state';
import { assignViews } from '../../../src/table/assignViews';
import { settlePieces, type ShownPiece } from '../../../src/table/shownPiece';

import { engine, play } from './matches';

const SIZE = { width: 360, height: 600 };

interface Flight {
  readonly event: Event;
  readonly shown: readonly ShownPiece[];
}

/** Collects all flights of a match, as a seat sees them. */
function flights(number: number, viewer: number): Flight[] {
  let shown: readonly ShownPiece[] | null = null;
  const seen: Flight[] = [];
  const draw = (state: ThreeChapters) => face.layOutScene(engine.view(state, viewer), viewer, SIZE, null);
  play(
    number,
    (state) => (shown ??= settlePieces(assignViews([], draw(state), []))),
    (event, state) => {
      shown = assignViews(shown!, draw(state), face.listFlows(event as ThreeChaptersEvent));
      seen.push({ event, shown });
      shown = settlePieces(shown);
    },
  );
  return seen;
}

const all = Array.from({ length: 10 }, (_, number) =>
  Array.from({ length: 2 + (number % 5) }, (_none, viewer) => flights(number, viewer)),
).flat(2);

test('whatever comes onto the table comes from somewhere', () => {
  // Of a deck only the topmost cards are drawn.
  const isCovered = ({ piece }: ShownPiece) => piece.place.startsWith('ghost:');
  const faded = all.filter(({ shown }) => shown.some((one) => one.start?.fade === 0 && !isCovered(one)));
  expect([...new Set(faded.map(({ event }) => event.key))]).toEqual([]);
  const rewards = all.filter(
    ({ event }) => event.key === 'paid' || event.key === 'counted' || event.key === 'mostGems',
  );
  expect(rewards.length).toBeGreaterThan(300);
});

test('hands go to the next seat, also from the last to the first; only what is set aside fades where it lies', () => {
  const passed = all.filter(({ event }) => event.key === 'passed');
  expect(passed.length).toBeGreaterThan(200);
  for (const { shown } of passed) {
    const gone = shown.filter(({ isGone }) => isGone);
    const papers = new Set(gone.map(({ piece }) => `${piece.x} ${piece.y}`));
    expect(papers.size).toBe(1); // All cards go to one neighbour.
    expect(gone.every(({ piece }) => piece.face === null)).toBe(true); // They are turned face down on the way.
    expect(
      shown
        .filter(({ piece, isGone }) => piece.place.startsWith('hand:') && !isGone)
        .every(({ start }) => start !== null),
    ).toBe(true);
  }
  const leaving = all.filter(({ shown }) =>
    shown.some(({ isGone, piece }) => isGone && piece.face !== null && !piece.isToken),
  );
  expect(new Set(leaving.map(({ event }) => event.key))).toEqual(new Set(['setAside']));
});

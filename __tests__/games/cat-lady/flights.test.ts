import { listFlows } from '../../../src/games/cat-lady/listFlows';
import { layOutScene as sceneOf } from '../../../src/games/cat-lady/scene';
import { faceOf } from '../../../src/rules/cat-lady/cards';
import { FOODS } from '../../../src/rules/cat-lady/cats';
import { indexOfFood, sum } from '../../../src/rules/cat-lady/feeding/collection';
import { SPOTS_OF } from '../../../src/rules/cat-lady/grid';
import type { CatLady, CatLadyEvent } from '../../../src/rules/cat-lady/state';
import { assignViews } from '../../../src/table/assignViews';
import type { Scene } from '../../../src/table/scene';
import { settlePieces, type ShownPiece } from '../../../src/table/shownPiece';

import { engine, play } from './matches';

const SIZE = { width: 360, height: 564 };

interface Flown {
  readonly event: CatLadyEvent;
  readonly after: readonly ShownPiece[];
  readonly before: Scene;
  readonly scene: Scene;
  readonly viewer: number;
  readonly state: CatLady;
}

/** Shows every event of some matches to two viewers: what lay there before, and what flies. */
function watch(see: (flown: Flown) => void) {
  for (let number = 0; number < 6; number++) {
    const drawn = new Map<number, { shown: readonly ShownPiece[]; scene: Scene }>();
    const look = (state: CatLady, viewer: number) => sceneOf(engine.view(state, viewer), viewer, SIZE, null);
    play(
      number,
      (state) => {
        for (const viewer of [0, 1]) {
          const scene = look(state, viewer);
          drawn.set(viewer, { scene, shown: settlePieces(assignViews([], scene, [])) });
        }
      },
      (event, state) => {
        for (const [viewer, { shown, scene: before }] of drawn) {
          const scene = look(state, viewer);
          const after = assignViews(shown, scene, listFlows(event as CatLadyEvent));
          see({ event: event as CatLadyEvent, after, before, scene, viewer, state });
          drawn.set(viewer, { scene, shown: settlePieces(after) });
        }
      },
    );
  }
}

/** Where a new piece starts; null when it fades in where it lies. */
const startOf = ({ start }: ShownPiece) => (start === null || start.fade === 0 ? null : start);

test('food that is taken is discarded, and its tokens come from where the card lay', () => {
  let tokens = 0;
  watch(({ event, after, before, state }) => {
    if (event.key !== 'took') return;
    event.cards.forEach((card, at) => {
      const face = faceOf(card);
      if (face.type !== 'food') return;
      const shown = after.find(({ piece }) => piece.key === `card:${card}`)!;
      expect([shown.piece.place, shown.isFlying, shown.start]).toEqual(['discard', true, null]);
      const spot = before.places.find(({ key }) => key === `spot:${SPOTS_OF[event.line][at]}`)!;
      const food = indexOfFood(face.food);
      const top = after.find(
        ({ piece }) => piece.key === `token:food:${event.seat}:${food}:${food}:${state.food[event.seat][food] - 1}`,
      )!;
      const start = startOf(top)!;
      const from = SPOTS_OF[event.line].map((one) => before.places.find(({ key }) => key === `spot:${one}`)!);
      expect(from.some(({ x, y }) => x === start.x && y === start.y)).toBe(true);
      if (event.cards.filter((other) => faceOf(other).type === 'food').length === 1)
        expect([start.x, start.y]).toEqual([spot.x, spot.y]);
      tokens++;
    });
  });
  expect(tokens).toBeGreaterThan(60);
});

test('at the reveal every food flies out of its tray into the bowl', () => {
  let bowls = 0;
  watch(({ event, after, scene, state }) => {
    if (event.key !== 'revealed') return;
    expect(event.bowls).toEqual(state.bowls);
    for (const shown of after.filter(({ piece, isGone }) => !isGone && piece.key.startsWith('token:bowl'))) {
      const [, , seat, , food] = shown.piece.key.split(':');
      const tray = scene.places.find(({ key }) => key === `food:${seat}:${food}`)!;
      const start = startOf(shown);
      expect(shown.isFlying).toBe(true);
      if (start) expect([start.x, start.y]).toEqual([tray.x, tray.y]);
      // The food was drawn in its tray before.
      else expect(shown.before).toMatch(new RegExp(`^${FOODS[Number(food)]} token`));
      bowls++;
    }
  });
  expect(bowls).toBeGreaterThan(40);
});

test('when the best feeding is taken again, every food flies from where it lay, and stays what it is', () => {
  const seen = new Set<string>();
  const kindOf = (face: string | null) => face?.split(' ')[0];
  watch(({ event, after, before, viewer, state }) => {
    if (event.key !== 'restored') return;
    /** Only the top of a pile is drawn, so a piece that lay below it appears without moving. */
    const lay = ({ piece }: ShownPiece) => {
      const [, , seat, food, , index] = piece.key.split(':').map(Number);
      return Number(index) < state.food[seat][food] - sum(event.before.map((bowl) => bowl[food]));
    };
    const isFood = (one: ShownPiece) =>
      one.piece.key.startsWith('token:bowl') || (one.piece.key.startsWith('token:food') && !lay(one));
    const was = new Map(before.pieces.map((piece) => [piece.key, piece]));
    for (const shown of after.filter((one) => isFood(one) && !one.isGone && !was.has(one.piece.key))) {
      expect(kindOf(shown.before ?? shown.piece.face)).toBe(kindOf(shown.piece.face));
      expect(shown.start?.fade).not.toBe(0); // No food may appear out of nothing.
      seen.add(`${shown.piece.key.split(':')[1]} ${event.seat === viewer ? 'own' : 'rival'}`);
    }
  });
  expect([...seen].sort()).toEqual(['bowl own', 'bowl rival', 'food own', 'food rival']);
});

test('lost cats and spray bottles are discarded from the hand, points come from there', () => {
  const heard = new Set<string>();
  watch(({ event, after, scene, viewer, state }) => {
    if (event.key !== 'adopted' && event.key !== 'cashed' && event.key !== 'sprayed') return;
    heard.add(`${event.key} ${event.seat === viewer}`);
    const count = event.key === 'sprayed' ? 1 : 2;
    for (const card of state.discard.slice(-count)) {
      const shown = after.find(({ piece }) => piece.key === `card:${card}`)!;
      const paper = scene.groups!.find(({ key }) => key === `paper:${event.seat}`);
      expect([event.key, shown.piece.place, shown.isFlying]).toEqual([event.key, 'discard', true]);
      if (paper) expect([startOf(shown)!.x, startOf(shown)!.y]).toEqual([paper.x, paper.y]);
    }
    const points = after.filter(
      ({ piece, isGone }) => !isGone && piece.place === `points:${viewer}` && state.points[viewer] > 0,
    );
    if (event.key !== 'cashed' || event.seat !== viewer) return;
    const hand = scene.places.find(({ key }) => key === `hand:${viewer}`)!;
    expect(points.some((one) => startOf(one)?.x === hand.x && startOf(one)?.y === hand.y)).toBe(true);
  });
  expect([...heard].sort()).toEqual([
    'adopted false',
    'adopted true',
    'cashed false',
    'cashed true',
    'sprayed false',
    'sprayed true',
  ]);
});

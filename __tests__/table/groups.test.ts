import { findClosedGroup, listReachable } from '../../src/table/groups';
import { listTargets } from '../../src/table/listTargets';
import { indexMoves } from '../../src/table/moveIndex';
import type { Place } from '../../src/table/scene';
import { openGroup, finishFlights } from '../../src/table/stage';

import { atRest, groupScene } from './groupGame';

const views = new Map<string, number>();
const keys = (list: readonly { readonly key: string }[]) => list.map((one) => one.key).sort();

test('a closed group is met instead of its places', () => {
  const reach = listReachable(groupScene(null));
  expect(keys(reach.places)).toEqual(['row']);
  expect(keys(reach.closed)).toEqual(['far', 'near']);
  expect(findClosedGroup(groupScene(null), 'near:1')?.key).toBe('near');
  expect(listTargets(groupScene(null), 1.4, views).map((grip) => grip.id)).toEqual([
    'group:near',
    'group:far',
    'place:row',
  ]);
});

test('an open group is met place by place, and nothing under it is met', () => {
  const scene = groupScene('near');
  const reach = listReachable(scene);
  expect(keys(reach.places)).toEqual(['near:0', 'near:1', 'row']);
  expect(keys(reach.closed)).toEqual([]);
  expect(keys(reach.pieces)).toEqual(['card:near:0', 'card:near:1']);
});

test('what an open group covers is still heard, and nothing can be done with it', () => {
  const scene = groupScene('near');
  const under: Place = { key: 'under', x: 160, y: 60, width: 60, height: 60, label: { key: 'under' } };
  const targets = listTargets({ ...scene, places: [...scene.places, under] }, 1.4, views);
  expect(targets.filter(({ isOnlyHeard }) => isOnlyHeard).map(({ id }) => id)).toEqual(['place:under']);
});

test('opening moves the cards of the group and nothing else, and keeps what was said', () => {
  const { stage, face } = atRest();
  const next = openGroup(face, stage, 0, 'near', false);
  expect(next.flights.length).toBe(2);
  expect(next).toMatchObject({ open: 'near', said: stage.said, begun: stage.begun });
  expect(openGroup(face, next, 0, null, false)).toBe(next); // Groups do not close while cards fly.
  expect(openGroup(face, finishFlights(next), 0, null, false).open).toBeNull();
});

test('a move with a hand and without is a button besides', () => {
  const move = { type: 'exchange' };
  expect(indexMoves([move], () => [{}, { piece: 'a', place: 'b' }])).toMatchObject({ buttons: [move], pieces: ['a'] });
  expect(indexMoves([move], () => [{ piece: 'a', place: 'b' }]).buttons).toEqual([]);
});

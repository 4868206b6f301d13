import { gripsOf } from '../../src/table/gripList';
import { closedAround, reachOf } from '../../src/table/groups';
import { opened, rested } from '../../src/table/stage';
import { waysOf } from '../../src/table/ways';

import { atRest, groupScene } from './groupGame';

const views = new Map<string, number>();
const keys = (list: readonly { readonly key: string }[]) => list.map((one) => one.key).sort();

test('a closed group is met instead of its places', () => {
  const reach = reachOf(groupScene(null));
  expect(keys(reach.places)).toEqual(['row']);
  expect(keys(reach.closed)).toEqual(['far', 'near']);
  expect(closedAround(groupScene(null), 'near:1')?.key).toBe('near');
  expect(gripsOf(groupScene(null), 1.4, views).map((grip) => grip.id)).toEqual([
    'group:near',
    'group:far',
    'place:row',
  ]);
});

test('an open group is met place by place, and nothing under it is met', () => {
  const scene = groupScene('near');
  const reach = reachOf(scene);
  expect(keys(reach.places)).toEqual(['near:0', 'near:1', 'row']);
  expect(keys(reach.closed)).toEqual([]);
  expect(keys(reach.pieces)).toEqual(['card:near:0', 'card:near:1']);
});

test('opening moves the cards of the group and nothing else, and keeps what was said', () => {
  const { stage, face } = atRest();
  const next = opened(face, stage, 0, 'near', false);
  expect(next.flights.length).toBe(2);
  expect(next).toMatchObject({ open: 'near', said: stage.said, begun: stage.begun });
  expect(opened(face, next, 0, null, false)).toBe(next); // not while cards fly
  expect(opened(face, rested(next), 0, null, false).open).toBeNull();
});

test('a move with a hand and without is a button besides', () => {
  const move = { type: 'exchange' };
  expect(waysOf([move], () => [{}, { piece: 'a', place: 'b' }])).toMatchObject({ buttons: [move], pieces: ['a'] });
  expect(waysOf([move], () => [{ piece: 'a', place: 'b' }]).buttons).toEqual([]);
});

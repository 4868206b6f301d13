import type { Move } from '../../src/rules/kernel/types';
import { findCalmTop, layRings, nameKind, type Ring } from '../../src/table/rings';
import type { Handle, Place, Scene } from '../../src/table/scene';

const label = { key: 'label' };
const place = (key: string, y: number, more: Partial<Place> = {}): Place => ({
  key,
  label,
  x: 100,
  y,
  width: 60,
  height: 80,
  ...more,
});
const card = { key: 'card:1', place: 'hand', face: 'a', x: 40, y: 460, width: 50, turn: 0, depth: 1, label };
const scene: Scene = {
  pieces: [card],
  places: [place('land', 100), place('map', 300, { holdsOthers: true }), place('hand', 460)],
  plates: [],
};
const ring = (type: string): Ring => ({ letter: 'A', badge: '61%', move: { type } });

const handles: Readonly<Record<string, readonly Handle[]>> = {
  lay: [{ piece: 'card:1', place: 'land' }],
  deed: [{ piece: 'card:1', place: 'map' }],
  tap: [{ place: 'land' }],
  button: [{}],
  none: [],
};
const drawing = { aspect: 1.4, listHandles: (_view: unknown, _seat: number, { type }: Move) => handles[type] };
const lay = (type: string) => layRings(drawing, scene, {} as never, 0, [ring(type)]);

test('a ring goes round where the touch ends, and says which card is taken', () => {
  expect(lay('lay')[0].box).toMatchObject({ y: 100, height: 80 });
  expect(lay('lay')[0].from).toMatchObject({ y: 460, width: 50 });
  expect(lay('tap')[0].from).toBeNull();
});

test('around a map that holds everything it would say nothing: the card is ringed', () => {
  expect(lay('deed')[0].box).toMatchObject({ y: 460, width: 50 });
});

test('a button has no ring on the table; its kind is what it does', () => {
  expect([lay('button'), lay('none')]).toEqual([[], []]);
  expect(nameKind(drawing, {} as never, 0, { type: 'button' })).toBe('button');
  expect(nameKind(drawing, {} as never, 0, { type: 'tap' })).toBe(nameKind(drawing, {} as never, 0, { type: 'lay' }));
});

test('the panel stands where it hides neither ring nor card', () => {
  const laid = lay('lay');
  const top = findCalmTop(scene, 1.4, laid, 500, 120);
  expect(top).toBeGreaterThan(100 + 40 + 14);
  expect(top + 120).toBeLessThan(460 - 35 + 1);
});

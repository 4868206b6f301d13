import { IDLE, press } from '../../src/table/drag';
import { listReachable, toHitArea } from '../../src/table/groups';
import { findDropPlace, findGivenPiece, findPlaceAt, type HitArea } from '../../src/table/hitTest';
import { listResting, listTargets } from '../../src/table/listTargets';
import { chooseBaseWidths, NO_WIDTHS } from '../../src/table/pose';
import { getPieceHeight, type Piece, type Place, type Scene } from '../../src/table/scene';

const label = { key: 'x' };
/** A triangle whose box has a large empty corner at the top right. */
const triangle: HitArea = { key: 'left', x: 50, y: 50, width: 100, height: 100, outline: [0, 0, 100, 100, 0, 100] };
const other: HitArea = { key: 'right', x: 55, y: 45, width: 100, height: 100, outline: [5, -5, 105, -5, 105, 95] };

const figure = (key: string, place: string, x: number, y: number): Piece => ({
  key,
  place,
  face: 'figure',
  x,
  y,
  width: 20,
  turn: 0,
  depth: 1,
  label,
  isToken: true,
  aspect: 1.2,
});
const land: Place = { ...triangle, label, gives: ['own', 'winged'] };
const scene: Scene = {
  places: [land, { ...other, label, gives: [] }],
  pieces: [figure('own', 'left', 20, 60), figure('winged', 'left', 60, 90), figure('rival', 'left', 30, 60)],
  plates: [],
};
const views = new Map(scene.pieces.map((piece, view) => [piece.key, view]));
const resting = listResting(scene.pieces, 1.4, views);
const places = scene.places.map(toHitArea);
const geometry = {
  pieces: listResting(listReachable(scene).pieces, 1.4, views),
  all: resting,
  takeable: ['own', 'winged'],
  goals: {},
  lights: {},
  groups: [],
  places,
  isOpen: true,
};

describe('a place that is a polygon', () => {
  it('is met within its corners and not in the rest of its box', () => {
    expect(findPlaceAt([triangle], 10, 90)?.key).toBe('left');
    expect(findPlaceAt([triangle], 90, 10)).toBeNull();
  });

  it('is met beside its edge within the slop, the nearer of two first', () => {
    expect(findPlaceAt([triangle], 60, 55)).toBeNull();
    expect(findPlaceAt([triangle], 60, 55, 10)?.key).toBe('left');
    expect(findPlaceAt([triangle, other], 60, 50, 10)?.key).toBe('right');
    expect(findDropPlace([triangle, other], 90, 10, triangle)?.key).toBe('right');
  });
});

describe('a place that gives its pieces', () => {
  it('gives the nearest that may be taken, wherever the finger is on it', () => {
    expect(findGivenPiece(resting, places, ['own', 'winged'], 5, 40)?.key).toBe('own');
    expect(findGivenPiece(resting, places, ['own', 'winged'], 70, 95)?.key).toBe('winged');
    expect(findGivenPiece(resting, places, ['winged'], 5, 40)?.key).toBe('winged');
    expect(findGivenPiece(resting, places, ['own', 'winged'], 95, 5)).toBeNull();
  });

  it('gives a piece that stands out of its place to a finger on it', () => {
    const out = resting.map((one) => (one.key === 'winged' ? { ...one, x: 80, y: 70 } : one));
    expect(findPlaceAt(places, 86, 74)?.key).toBe('right');
    expect(findGivenPiece(out, places, ['winged'], 86, 74)?.key).toBe('winged');
    expect(findGivenPiece(out, places, ['own'], 86, 74)).toBeNull();
  });

  it('gives the next piece to a second tap, and the only one again', () => {
    expect(findGivenPiece(resting, places, ['own', 'winged'], 20, 60, 'own')?.key).toBe('winged');
    expect(findGivenPiece(resting, places, ['own'], 20, 60, 'own')?.key).toBe('own');
  });

  it('begins a drag far from the piece, never with a piece of others', () => {
    const on = press(IDLE, geometry, 33, 62).drag;
    expect(on).toMatchObject({ state: 'pressed', key: 'own', mayTake: true });
    expect(press(IDLE, geometry, 95, 5).drag.state).toBe('idle');
  });

  it('is one target, with one more for each further piece that it gives', () => {
    const targets = listTargets(scene, 1.4, views);
    expect(targets.map(({ place, piece }) => [place, piece?.key ?? null])).toEqual([
      ['left', 'own'],
      ['left', 'winged'],
      ['right', null],
    ]);
  });
});

describe('tokens', () => {
  it('have a height of their own', () => {
    expect(getPieceHeight(figure('a', 'b', 0, 0), 1.4)).toBe(24);
  });

  it('are laid out in a width of their own, which grows only', () => {
    const first = chooseBaseWidths([{ width: 20, isToken: true }, { width: 200 }], NO_WIDTHS);
    expect(first.token).toBeLessThan(30);
    expect(first.card).toBeGreaterThanOrEqual(200);
    expect(chooseBaseWidths([{ width: 10, isToken: true }], first)).toBe(first);
  });
});

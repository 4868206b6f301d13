import type { Move } from '../../src/rules/kernel/types';
import { findDropPlace, findPieceAt, findPlaceAt, SLOP, type RestingPiece } from '../../src/table/hitTest';
import { listTargets, findNeighbour } from '../../src/table/listTargets';
import { findMoves, findMovesOfPiece, findGoals, interpretPress, indexMoves } from '../../src/table/moveIndex';
import type { Handle, Piece, Scene } from '../../src/table/scene';

const WIDTH = 60;
const card = (index: number, more: Partial<RestingPiece> = {}): RestingPiece => ({
  view: index,
  key: `card:${index}`,
  place: 'hand',
  x: 60 + 22 * index,
  y: 300,
  width: WIDTH,
  height: WIDTH * 1.4,
  turn: (index - 4) * 4,
  depth: index,
  isOpen: true,
  ...more,
});
const fan = Array.from({ length: 9 }, (_, index) => card(index));
const keys = fan.map((one) => one.key);

/** A point of a card in its own axes, from its top left corner. */
function corner(one: RestingPiece, dx: number, dy: number): [number, number] {
  const angle = (one.turn * Math.PI) / 180;
  const x = -one.width / 2 + dx;
  const y = -one.height / 2 + dy;
  return [one.x + x * Math.cos(angle) - y * Math.sin(angle), one.y + x * Math.sin(angle) + y * Math.cos(angle)];
}

describe('the card a finger means', () => {
  test('the visible strip of each card of a turned fan takes that card', () => {
    for (const one of fan) expect(findPieceAt(fan, keys, ...corner(one, 6, 10))?.key).toBe(one.key);
  });

  test('a card that may not be taken shields those under it', () => {
    const top = card(20, { x: 60, y: 300, turn: 0, depth: 99 });
    expect(findPieceAt([...fan, top], keys, 60, 300)?.key).toBe('card:20');
  });

  test('beside all cards the nearest that may be taken, within reach', () => {
    const lone = card(0, { turn: 0 });
    expect(findPieceAt([lone], ['card:0'], 60 - WIDTH / 2 - (SLOP - 1), 300)?.key).toBe('card:0');
    expect(findPieceAt([lone], ['card:0'], 60 - WIDTH / 2 - (SLOP + 1), 300)).toBeNull();
    expect(findPieceAt([lone], [], 60 - WIDTH / 2 - 4, 300)).toBeNull();
  });
});

describe('where a card falls', () => {
  const box = (key: string, x: number, y: number, width: number, height: number) => ({ key, x, y, width, height });
  const row = box('row', 180, 100, 340, 80);
  const pile = box('pile', 180, 220, 60, 84);
  const held = (x: number, y: number) => box('card', x, y, WIDTH, 84);

  test('the place under the finger, whatever the card covers', () => {
    expect(findDropPlace([row, pile], 180, 190, held(180, 150))?.key).toBe('pile');
  });
  test('else the one that the card covers by more than a quarter', () => {
    expect(findDropPlace([row], 180, 150, held(180, 140))?.key).toBe('row');
    expect(findDropPlace([row], 180, 190, held(180, 175))).toBeNull();
  });
  test('a long row does not swallow the place beside it', () => {
    const long = box('long', 200, 100, 400, 100);
    const small = box('small', 370, 100, 40, 60);
    expect(findPlaceAt([long, small], 370, 105)?.key).toBe('small');
  });
  test('nothing is lit: nothing catches', () => {
    expect(findDropPlace([], 180, 100, held(180, 100))).toBeNull();
  });
});

describe('ways to do a move by hand', () => {
  interface Hand extends Move {
    readonly by: readonly Handle[];
  }
  const move = (type: string, ...by: Handle[]): Hand => ({ type, by });
  const draw = move('draw', { place: 'deck' });
  const lay = move('lay', { piece: 'a', place: 'row' });
  const burn = move('burn', { piece: 'a', place: 'row' });
  const swap = move('swap', { piece: 'a', place: 'b' }, { piece: 'b', place: 'a' });
  const flip = move('flip', { piece: 'c' });
  const pass = move('pass');
  const ways = indexMoves([draw, lay, burn, swap, flip, pass], (one) => one.by);

  test('only what no hand can do is a button', () => expect(ways.buttons).toEqual([pass]));
  test('pieces that can be taken, places that can be tapped', () => {
    expect(ways.pieces).toEqual(['a', 'b', 'c']);
    expect(ways.places).toEqual(['deck']);
    expect(findGoals(ways, 'a')).toEqual(['row', 'b']);
    expect(findMoves(ways, 'a', 'row')).toEqual([lay, burn]);
    expect(findMovesOfPiece(ways, 'a')).toEqual([lay, burn, swap]);
  });
  test('a tap chooses a piece, a second one plays or lowers it', () => {
    expect(interpretPress(ways, null, 'a', 'hand')).toEqual({ kind: 'choose', piece: 'a' });
    expect(interpretPress(ways, 'a', null, 'row')).toEqual({ kind: 'play', moves: [lay, burn] });
    expect(interpretPress(ways, 'a', 'b', 'b')).toEqual({ kind: 'play', moves: [swap] });
    expect(interpretPress(ways, 'a', 'a', 'hand')).toEqual({ kind: 'lower' });
    expect(interpretPress(ways, 'a', 'b', 'hand')).toEqual({ kind: 'choose', piece: 'b' });
    expect(interpretPress(ways, 'a', null, null)).toEqual({ kind: 'lower' });
  });
  test('a piece or a place alone is played at once; nothing is allowed elsewhere', () => {
    expect(interpretPress(ways, null, 'c', 'hand')).toEqual({ kind: 'play', moves: [flip] });
    expect(interpretPress(ways, null, 'top', 'deck')).toEqual({ kind: 'play', moves: [draw] });
    expect(interpretPress(ways, null, 'x', 'row')).toBeNull();
  });
});

describe('what is heard and focused', () => {
  const piece = (key: string, place: string, x: number, depth: number): Piece => ({
    key,
    place,
    face: null,
    x,
    y: 100,
    width: 50,
    turn: 0,
    depth,
    label: { key },
  });
  const place = (key: string, x: number) => ({ key, x, y: 100, width: 50, height: 70, label: { key } });
  const scene: Scene = {
    pieces: [
      piece('p0', 'pile', 40, 0),
      piece('p1', 'pile', 41, 1),
      piece('h0', 'hand', 200, 0),
      piece('h1', 'hand', 240, 1),
    ],
    places: [place('pile', 40), place('hand', 220), place('empty', 330)],
    plates: [],
  };
  const views = new Map(scene.pieces.map((one, index) => [one.key, index]));
  const grips = listTargets(scene, 1.4, views);

  test('a pile is one with its top card, a hand is a place and its cards, in the order of the scene', () => {
    expect(grips.map((grip) => grip.labels.map((label) => label.key))).toEqual([
      ['pile', 'p1'],
      ['hand'],
      ['h0'],
      ['h1'],
      ['empty'],
    ]);
  });
  test('a caption is heard, but for one that names whose place it is: the place says so itself', () => {
    const captioned = { ...place('empty', 330), caption: { key: 'caption' } };
    const heard = (one: typeof captioned & { seat?: number }) =>
      listTargets({ ...scene, pieces: [], places: [one] }, 1.4, views)[0].labels.map((label) => label.key);
    expect(heard(captioned)).toEqual(['empty', 'caption']);
    expect(heard({ ...captioned, seat: 1 })).toEqual(['empty']);
  });
  test('arrows go to what is nearest in their direction', () => {
    const at = (id: string) => grips.find((grip) => grip.labels.at(-1)!.key === id)!;
    expect(findNeighbour(grips, at('p1'), 'ArrowRight')).toBe(at('h0'));
    expect(findNeighbour(grips, at('h1'), 'ArrowLeft')).toBe(at('hand'));
    expect(findNeighbour(grips, at('empty'), 'ArrowRight')).toBeNull();
  });
});

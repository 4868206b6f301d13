import fc from 'fast-check';

import { assignViews } from '../../src/table/assignViews';
import type { CardFlow, Piece, Scene } from '../../src/table/scene';
import { settlePieces, type ShownPiece } from '../../src/table/shownPiece';

import { carry, deckOf, deckScene, play, type Deck } from './deckGame';

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const open = (s: Deck) => settlePieces(assignViews([], deckScene(s), []));
const viewOf = (shown: readonly ShownPiece[], key: string) =>
  shown.find((one) => one.piece.key === key && !one.isGone)?.view;

const pieceAt = (key: string, place: string, face: string | null): Piece => ({
  key,
  place,
  face,
  x: 0,
  y: 0,
  width: 40,
  turn: 0,
  depth: 0,
  label: { key },
});

const full = deckOf(range(20));
const DRAW: CardFlow = { from: 'deck', to: 'hand' };

describe('which card of the next scene is which of the last', () => {
  test('the top of the deck becomes the card in hand', () => {
    const before = open(full);
    const after = assignViews(before, deckScene(carry(full, 'deck', 'hand')), [DRAW]);
    expect(viewOf(after, 'card:20')).toBe(viewOf(before, 'deck:19'));
    expect(after.find((one) => one.piece.key === 'card:20')).toMatchObject({
      front: 'face20',
      start: null,
      isMoving: true,
    });
  });

  test('one place lost and one gained: the flow need not be told', () => {
    const before = open(full);
    const after = assignViews(before, deckScene(carry(full, 'deck', 'rival')), []);
    expect(viewOf(after, 'rival:0')).toBe(viewOf(before, 'deck:19'));
  });

  test('what does not change is the same object, so that it is not drawn again', () => {
    const before = open(full);
    const after = assignViews(before, deckScene(carry(full, 'deck', 'hand')), [DRAW]);
    const kept = before.filter((one) => after.includes(one));
    expect(kept.map((one) => one.piece.key)).toEqual(['deck:14', 'deck:15', 'deck:16', 'deck:17', 'deck:18']);
  });

  test('more cards than are drawn of a pile come out of the middle of its place', () => {
    const before = open(full);
    const after = assignViews(before, deckScene(carry(full, 'deck', 'hand', 8)), [DRAW]);
    const fresh = after.filter((one) => one.start !== null && one.piece.place === 'hand');
    expect(fresh).toHaveLength(2);
    for (const one of fresh) expect(one.start).toMatchObject({ x: 180, y: 200, flip: 0, fade: 1 });
  });

  test('a view number that is given again is of another card, which does not begin as the one that had it', () => {
    const before = open(full);
    const cleared = settlePieces(assignViews(before, { ...deckScene(full), pieces: [] }, [], 1));
    expect(cleared).toEqual([]);
    const after = assignViews(cleared, deckScene(full), [], 2);
    expect(after.map(({ view }) => view)).toEqual(before.map(({ view }) => view));
    for (const one of after) expect([one.since, before.some(({ since }) => since === one.since)]).toEqual([2, false]);
    expect(settlePieces(after).map(({ since }) => since)).toEqual(after.map(() => 2));
  });

  test('two face-down cards that change places cross, though their slots keep their names', () => {
    const piece = (place: string, x: number) => ({ ...pieceAt(`slot:${place}`, place, null), x });
    const place = (key: string, x: number) => ({ key, x, y: 0, width: 40, height: 56, label: { key } });
    const scene: Scene = {
      pieces: [piece('a', 0), piece('b', 100)],
      places: [place('a', 0), place('b', 100)],
      plates: [],
    };
    const before = settlePieces(assignViews([], scene, []));
    const after = assignViews(before, scene, [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ]);
    expect(viewOf(after, 'slot:a')).toBe(viewOf(before, 'slot:b'));
    expect(viewOf(after, 'slot:b')).toBe(viewOf(before, 'slot:a'));
  });

  test('things of two kinds that come to one place each come from their own', () => {
    const place = (key: string, x: number) => ({ key, x, y: 0, width: 40, height: 40, label: { key } });
    const piece = (key: string, where: string, depth: number) => ({
      ...pieceAt(key, where, key.split(':')[0]),
      depth,
    });
    const places = [place('milks', 0), place('tunas', 100), place('bowl', 200)];
    const before = settlePieces(
      assignViews([], { pieces: [piece('milk:0', 'milks', 0), piece('tuna:0', 'tunas', 1)], places, plates: [] }, []),
    );
    const next = {
      pieces: [piece('tuna:b0', 'bowl', 2), piece('tuna:b1', 'bowl', 1), piece('milk:b0', 'bowl', 0)],
      places,
      plates: [],
    };
    const after = assignViews(before, next, [
      { from: 'milks', to: 'bowl', only: 'milk' },
      { from: 'tunas', to: 'bowl', only: 'tuna' },
    ]);
    expect(viewOf(after, 'milk:b0')).toBe(viewOf(before, 'milk:0'));
    expect(viewOf(after, 'tuna:b0')).toBe(viewOf(before, 'tuna:0'));
    expect(after.find((one) => one.piece.key === 'tuna:b1')!.start).toMatchObject({ x: 100, fade: 1 });
  });

  test('a token that is gained sets off large, and becomes as small as it lies', () => {
    const place = (key: string, x: number) => ({ key, x, y: 0, width: 60, height: 84, label: { key } });
    const gem = { ...pieceAt('gems:0', 'gems', 'gem'), x: 200, width: 12, isToken: true };
    const places = [place('card', 0), place('gems', 200)];
    const [shown] = assignViews([], { pieces: [gem], places, plates: [] }, [{ from: 'card', to: 'gems' }]);
    expect(shown).toMatchObject({ start: { x: 0, width: 40, fade: 1, flip: 1 }, piece: { width: 12 }, isFlying: true });
  });

  test('a card that leaves goes to the first of the places told that is on the table', () => {
    const place = (key: string, x: number) => ({ key, x, y: 0, width: 40, height: 56, label: { key } });
    const piece = pieceAt('card:1', 'hand', 'one');
    const places = [place('hand', 0), place('near', 100), place('far', 200)];
    const before = settlePieces(assignViews([], { pieces: [piece], places, plates: [] }, []));
    const [gone] = assignViews(before, { pieces: [], places, plates: [] }, [
      { from: 'hand', to: 'nowhere' },
      { from: 'hand', to: 'near' },
      { from: 'hand', to: 'far' },
    ]);
    expect(gone).toMatchObject({ isGone: true, piece: { x: 100, face: null } });
  });

  test('where new cards are dealt, the old ones are covered and none of them turns over', () => {
    const place = (key: string, x: number) => ({ key, x, y: 0, width: 40, height: 56, label: { key } });
    const places = [place('deck', 200), place('a', 0), place('b', 100)];
    const before = settlePieces(
      assignViews(
        [],
        {
          pieces: [pieceAt('deck:0', 'deck', null), pieceAt('card:1', 'a', 'one'), pieceAt('card:2', 'b', 'two')],
          places,
          plates: [],
        },
        [],
      ),
    );
    const after = assignViews(
      before,
      { pieces: [pieceAt('slot:a', 'a', null), pieceAt('slot:b', 'b', null)], places, plates: [] },
      [
        { from: 'deck', to: 'a' },
        { from: 'deck', to: 'b' },
      ],
    );
    expect(viewOf(after, 'slot:a')).toBe(viewOf(before, 'deck:0'));
    expect(after.find((one) => one.piece.key === 'slot:b')).toMatchObject({ start: { x: 200, flip: 0, fade: 1 } });
    expect(after.filter((one) => one.isGone).map((one) => one.front)).toEqual(['one', 'two']);
  });

  test('a card turned down where it lies keeps its view, and its face until it has turned', () => {
    const scene = (face: string | null): Scene => ({
      pieces: [{ ...pieceAt(face ? 'card:7' : 'land:0', 'land', face), label: { key: face ?? 'hidden' } }],
      places: [],
      plates: [],
    });
    const before = settlePieces(assignViews([], scene('seven'), []));
    const turning = assignViews(before, scene(null), []);
    expect(turning).toMatchObject([{ view: 0, front: 'seven', isMoving: true }]);
    expect(settlePieces(turning)).toMatchObject([{ view: 0, front: null, isMoving: false }]);
  });

  test('what left the scene is drawn until the flights are over, and its number is not given away before', () => {
    const some = play(carry(full, 'deck', 'hand', 3), 19);
    const before = open(some);
    const after = assignViews(before, deckScene({ ...some, row: [] }), []);
    const gone = after.filter((one) => one.isGone);
    expect(gone.map((one) => one.piece.key)).toEqual(['card:19']);
    expect(new Set(after.map((one) => one.view)).size).toBe(after.length);
    expect(settlePieces(after).some((one) => one.piece.key === 'card:19')).toBe(false);
  });
});

/** What can be told about a table without seeing what is on the cards. */
const table = (shown: readonly ShownPiece[]) =>
  shown.map(({ view, piece, start, isGone }) => ({
    view,
    place: piece.place,
    depth: piece.depth,
    x: piece.x,
    y: piece.y,
    isUp: piece.face !== null,
    start,
    isGone,
  }));

test('the same story over decks shuffled in any way gives the same table of views', () => {
  const steps = fc.array(fc.constantFrom('draw', 'rivalDraws', 'play', 'lay', 'shuffle' as const), {
    minLength: 3,
    maxLength: 12,
  });
  const decks = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 24, maxLength: 24 });
  const tell = (cards: readonly number[], story: readonly string[]) => {
    let s: Deck = deckOf(cards);
    let shown = open(s);
    const tables = [table(shown)];
    for (const step of story) {
      let flows: CardFlow[] = [];
      if (step === 'draw') [s, flows] = [carry(s, 'deck', 'hand'), [DRAW]];
      else if (step === 'rivalDraws') [s, flows] = [carry(s, 'deck', 'rival', 2), [{ from: 'deck', to: 'rival' }]];
      else if (step === 'lay' && s.rival.length > 0)
        [s, flows] = [carry(s, 'rival', 'row'), [{ from: 'rival', to: 'row' }]];
      else if (step === 'play' && s.hand.length > 0) [s, flows] = [play(s, s.hand[0]), [{ from: 'hand', to: 'row' }]];
      else if (step === 'shuffle')
        [s, flows] = [{ ...s, deck: [...s.row, ...s.deck], row: [] }, [{ from: 'row', to: 'deck' }]];
      shown = assignViews(shown, deckScene(s), flows);
      tables.push(table(shown));
      shown = settlePieces(shown);
      tables.push(table(shown));
    }
    return tables;
  };
  fc.assert(
    fc.property(decks, decks, steps, (one, other, story) => {
      expect(tell(one, story)).toEqual(tell(other, story));
    }),
    { numRuns: 200 },
  );
});

test('only what goes to another place flies over all else; what moves a little where it lies does not', () => {
  const before = open(full);
  const after = assignViews(before, deckScene(carry(full, 'deck', 'hand')), [DRAW]);
  expect(after.filter((one) => one.isFlying).map((one) => one.piece.key)).toEqual(['card:20']);
  expect(after.filter((one) => one.isMoving && !one.isFlying).length).toBeGreaterThan(0);
  expect(settlePieces(after).some((one) => one.isFlying)).toBe(false);
});

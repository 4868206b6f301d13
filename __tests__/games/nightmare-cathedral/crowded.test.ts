import { CARD_ASPECT, spreadCards } from '../../../src/games/nightmare-cathedral/drawerCards';
import { placeOfLaid } from '../../../src/games/nightmare-cathedral/keys';
import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';
import type { Piece } from '../../../src/table/scene';

import { engine, play } from './matches';

const PHONE = { width: 390, height: 724 };

/** The part of a token that no token above it covers; both count as boxes, which figures do not fill. */
function seenPart(piece: Piece, others: readonly Piece[]): number {
  const SAMPLES = 8;
  const high = (one: Piece) => one.width * (one.aspect ?? 1);
  const above = others.filter(({ depth }) => depth > piece.depth);
  let seen = 0;
  for (let column = 0; column < SAMPLES; column++) {
    for (let row = 0; row < SAMPLES; row++) {
      const x = piece.x + ((column + 0.5) / SAMPLES - 0.5) * piece.width;
      const y = piece.y + ((row + 0.5) / SAMPLES - 0.5) * high(piece);
      const isCovered = above.some((one) => Math.abs(one.x - x) < one.width / 2 && Math.abs(one.y - y) < high(one) / 2);
      if (!isCovered) seen++;
    }
  }
  return seen / (SAMPLES * SAMPLES);
}

/** How much of each kind has to be seen, of a side that of its best figure. */
const SEEN: Readonly<Record<string, number>> = { unit: 0.4, fortress: 0.35, nightmare: 0.3, winged: 0.4 };

test('however crowded an area is, every side, fortress, Winged One and Nightmare in it is seen', () => {
  const hidden = new Map<string, number>();
  for (let number = 0; number < 8; number++) {
    let step = 0;
    play(number, (state, seat) => {
      if (step++ % 12 !== 0) return;
      const { pieces } = layOutScene(engine.view(state, seat), seat, PHONE);
      const onMap = pieces.filter(({ place }) => place.startsWith('area:'));
      const groups = new Map<string, number>();
      for (const piece of onMap) {
        const [kind, ...rest] = piece.key.split(':');
        const group = kind === 'unit' ? `unit ${rest[0]} ${rest[1]}` : piece.key;
        groups.set(group, Math.max(groups.get(group) ?? 0, seenPart(piece, onMap)));
      }
      for (const [group, part] of groups) {
        const kind = group.split(/[ :]/)[0];
        if (part < SEEN[kind]) hidden.set(`${kind} ${part.toFixed(2)}`, number);
      }
    });
  }
  expect([...hidden.keys()].sort()).toEqual([]);
});

test('the signs of the areas lie above all that stands there', () => {
  const view = engine.view(engine.start({ seats: 4, seed: 1 }), 0);
  const { scenery } = layOutScene(view, 0, PHONE);
  const { depth } = scenery!.find(({ key }) => key === 'signs')!;
  let highest = 0;
  play(1, (state, seat) => {
    const { pieces } = layOutScene(engine.view(state, seat), seat, PHONE);
    for (const { place, depth: own } of pieces) if (place.startsWith('area:')) highest = Math.max(highest, own);
  });
  expect(highest).toBeGreaterThan(0);
  expect(depth).toBeGreaterThan(highest);
});

/** What hangs from the upper left edge of a card ends here, as a part of its width. */
const HEAD = 96 / 300;

test.each([2, 5, 6, 7, 8, 9, 10])('of %i cards in the hand every head is seen, and a finger meets each', (count) => {
  const box = { x: 8, y: 580, width: 257, height: 130 };
  const spots = spreadCards(count, box, false);
  expect(spots).toHaveLength(count);
  for (const [at, { x, y, width }] of spots.entries()) {
    const half = (width * CARD_ASPECT) / 2;
    expect(x - width / 2).toBeGreaterThanOrEqual(box.x - 0.01);
    expect(x + width / 2).toBeLessThanOrEqual(box.x + box.width + 0.01);
    expect(y - half).toBeGreaterThanOrEqual(box.y - 0.01);
    expect(y + half).toBeLessThanOrEqual(box.y + box.height + 0.01);
    for (const next of spots.slice(at + 1)) {
      const isInRow = next.y === y;
      expect(isInRow ? next.x - x : next.y - y).toBeGreaterThanOrEqual(31.99);
      if (isInRow) expect(next.x - x).toBeGreaterThanOrEqual(width * HEAD);
    }
  }
});

test('where a card may be laid the next slot is lit, not the card that lies there', () => {
  let seen = 0;
  for (let number = 0; number < 4; number++) {
    play(number, (state, seat, moves) => {
      if (!moves.some(({ type }) => type === 'lay')) return;
      const { places, pieces } = layOutScene(engine.view(state, seat), seat, PHONE);
      for (const { lightAt, key } of places.filter(({ key }) => key === placeOfLaid(0) || key === placeOfLaid(1))) {
        const laid = pieces.filter(({ place }) => place === key);
        if (!lightAt || laid.length === 0) continue;
        seen++;
        for (const piece of laid) expect(lightAt.x).toBeGreaterThan(piece.x);
      }
    });
  }
  expect(seen).toBeGreaterThan(3);
});

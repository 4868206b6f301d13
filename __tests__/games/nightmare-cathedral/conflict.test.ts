import {
  fightersOf,
  findShownConflict,
  formOf,
  findRingedRow,
  slotsOf,
} from '../../../src/games/nightmare-cathedral/conflict';
import { conflictLayout, type ConflictForm } from '../../../src/games/nightmare-cathedral/conflictLayout';
import { buildConflict } from '../../../src/games/nightmare-cathedral/conflictScene';
import { listHandles } from '../../../src/games/nightmare-cathedral/listHandles';
import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';
import { NOBODY } from '../../../src/rules/kernel/zones';
import { CONFLICTS } from '../../../src/rules/nightmare-cathedral/content/cards';
import { strengthOfShadows } from '../../../src/rules/nightmare-cathedral/fighting';
import { SHADOWS, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { listReachable } from '../../../src/table/groups';
import type { Rect } from '../../../src/table/layout/rect';
import { getPieceHeight } from '../../../src/table/scene';

import { engine, play } from './matches';

const SIZES = [
  [320, 390],
  [320, 448],
  [360, 620],
  [390, 643],
  [390, 724],
  [412, 790],
  [600, 860],
  [768, 904],
  [1024, 1240],
  [430, 304],
  [634, 334],
  [722, 374],
  [1024, 660],
  [1366, 904],
].map(([width, height]) => ({ width, height }));
const FORMS: readonly ConflictForm[] = ['lay', 'over', 'watch'];
const PHONE = { width: 390, height: 724 };
const EDGE = 0.01;

const meet = (a: Rect, b: Rect) =>
  a.x < b.x + b.width - EDGE &&
  b.x < a.x + a.width - EDGE &&
  a.y < b.y + b.height - EDGE &&
  b.y < a.y + a.height - EDGE;
const lies = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x - EDGE &&
  inner.y >= outer.y - EDGE &&
  inner.x + inner.width <= outer.x + outer.width + EDGE &&
  inner.y + inner.height <= outer.y + outer.height + EDGE;

/** Every beat of random matches in which a conflict is fought, for every viewer. */
function eachConflict(
  matches: number,
  look: (view: NightmareCathedral, viewer: number, state: NightmareCathedral, key: string) => void,
): number {
  let count = 0;
  const show = (state: NightmareCathedral, key: string) => {
    if (!findShownConflict(state)) return;
    count++;
    for (let viewer = NOBODY; viewer < state.seats; viewer++) look(engine.view(state, viewer), viewer, state, key);
  };
  for (let number = 0; number < matches; number++)
    play(
      number,
      (state) => show(state, 'asked'),
      (event, state) => show(state, event.key),
      350,
    );
  return count;
}

test('an open table is drawn for a side that is asked, whose cards lie face down: nobody is told what they come to', () => {
  let hidden = 0;
  eachConflict(12, (view, viewer) => {
    if (viewer !== NOBODY) return;
    const conflict = findShownConflict(view)!;
    for (const side of conflict.sides) {
      if (side === SHADOWS) continue;
      expect(() => layOutScene(view, side, PHONE)).not.toThrow();
      const own = fightersOf(view, side, conflict).find(({ isViewer }) => isViewer)!;
      if (!conflict.laid[own.index].includes(0)) continue;
      hidden++;
      expect(own.strength).toBeNull();
    }
  });
  expect(hidden).toBeGreaterThan(4);
});

describe('where the parts lie', () => {
  test.each(SIZES)('at $width x $height nothing overlaps or leaves', (size) => {
    for (const seats of [2, 3, 4])
      for (const form of FORMS)
        for (const text of [1, 1.3, 2])
          for (const leftHand of [false, true]) {
            const { paper, title, stage, sides, result, hand } = conflictLayout(
              seats,
              { ...size, text, leftHand },
              form,
            );
            const parts = [
              title,
              stage,
              ...sides.flatMap(({ head, cards, words }) => [head, cards, words]),
              ...(form === 'lay' ? [] : [result]),
            ];
            const at = `${seats} seats, ${form}, text ${text}`;
            const table = { x: 0, y: 0, ...size };
            expect([at, parts.filter((part) => !lies(part, paper))]).toEqual([at, []]);
            expect([at, lies(paper, table), hand === null || lies(hand, table)]).toEqual([at, true, true]);
            expect([at, hand !== null && meet(hand, paper) && !lies(hand, paper)]).toEqual([at, false]);
            if (hand) parts.push(hand);
            const crossing = parts.flatMap((one, index) => parts.slice(index + 1).filter((other) => meet(one, other)));
            expect([at, crossing]).toEqual([at, []]);
            for (const { cards } of sides)
              expect([at, cards.height >= 44, cards.width >= 44]).toEqual([at, true, true]);
            expect([at, parts.filter(({ width, height }) => width < 16 || height < 16)]).toEqual([at, []]);
          }
  });

  test('the rows do not move when the cards are shown', () => {
    for (const size of SIZES)
      for (const seats of [2, 3, 4]) {
        const [lay, over] = [conflictLayout(seats, size, 'lay'), conflictLayout(seats, size, 'over')];
        expect([over.title, over.stage, over.sides]).toEqual([lay.title, lay.stage, lay.sides]);
      }
  });

  test('a card of the hand is 104 wide on a phone', () => {
    let seen = 0;
    eachConflict(4, (view, viewer) => {
      if (formOf(view, viewer, findShownConflict(view)!) !== 'lay') return;
      for (const piece of layOutScene(view, viewer, PHONE).pieces.filter(({ place }) => place === `hand:${viewer}`)) {
        expect(piece.width).toBeCloseTo(104, 0);
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(50);
  });
});

describe('over random matches', () => {
  test('cards lie on the paper inside their places, and nothing below it can be touched', () => {
    let step = 0;
    const wrong = new Set<string>();
    const shown = eachConflict(8, (view, viewer) => {
      const size = { ...SIZES[step++ % SIZES.length], text: step % 3 === 0 ? 2 : 1 };
      const scene = layOutScene(view, viewer, size);
      const [paper] = scene.groups!;
      const places = new Map(scene.places.map((place) => [place.key, place]));
      const reach = listReachable(scene);
      for (const piece of scene.pieces) {
        const isOver = paper.places.includes(piece.place);
        if (isOver !== piece.depth >= 500) wrong.add(`${piece.key} at depth ${piece.depth}`);
        const box = {
          x: piece.x - piece.width / 2,
          y: piece.y - getPieceHeight(piece, 1.4) / 2,
          width: piece.width,
          height: getPieceHeight(piece, 1.4),
        };
        const place = places.get(piece.place)!;
        const around = { ...place, x: place.x - place.width / 2, y: place.y - place.height / 2 };
        if (isOver && !lies(box, around)) wrong.add(`${piece.key} leaves ${piece.place} at ${size.width}`);
      }
      for (const place of reach.places) {
        const box = { ...place, x: place.x - place.width / 2, y: place.y - place.height / 2 };
        const over = { ...paper, x: paper.x - paper.width / 2, y: paper.y - paper.height / 2 };
        if (!paper.places.includes(place.key) && meet(box, over)) wrong.add(`${place.key} reached through the paper`);
      }
    });
    expect([...wrong]).toEqual([]);
    expect(shown).toBeGreaterThan(60);
  });

  test('cards that rivals laid are not in the scene before they are shown', () => {
    let hidden = 0;
    let open = 0;
    eachConflict(8, (view, viewer, state) => {
      const conflict = findShownConflict(state)!;
      const scene = JSON.stringify(layOutScene(view, viewer, PHONE));
      conflict.laid.forEach((cards, index) => {
        for (const card of cards) {
          const isSeen = conflict.shown || conflict.sides[index] === viewer;
          if (isSeen) open++;
          else hidden++;
          expect([card, scene.includes(`"card:${card}"`)]).toEqual([card, isSeen]);
          if (!isSeen) expect(scene).not.toContain(`development:${card}"`);
        }
      });
    });
    expect(Math.min(hidden, open)).toBeGreaterThan(100);
  });

  test('the sums are those of the rules, from the first card to the end of the conflict', () => {
    const told = new Map<string, number>();
    for (let number = 0; number < 12; number++) {
      let hits: Record<string, readonly number[]> | null = null;
      play(
        number,
        () => {},
        (event, state) => {
          if (event.key === 'conflict') hits = null;
          if (event.key === 'hits') hits = event as unknown as Record<string, readonly number[]>;
          const conflict = findShownConflict(state);
          if (!conflict || !hits) return;
          for (let viewer = NOBODY; viewer < state.seats; viewer++)
            for (const fighter of fightersOf(engine.view(state, viewer), viewer, conflict)) {
              const at = hits.sides.indexOf(fighter.side);
              expect([event.key, fighter.strength, fighter.hits]).toEqual([
                event.key,
                { attack: hits.attack[at], defence: hits.defence[at] },
                hits.hits[1 - at],
              ]);
            }
          told.set(event.key, (told.get(event.key) ?? 0) + 1);
        },
        350,
      );
    }
    expect([...told.keys()].sort()).toEqual(expect.arrayContaining(['fell', 'hits', 'won']));
  });

  test('the card that Shadows turn up is always within what was said before, and its row is ringed', () => {
    let turned = 0;
    let range: readonly [number, number] | null = null;
    eachConflict(10, (view, viewer, state) => {
      if (viewer !== 0) return;
      const conflict = findShownConflict(view)!;
      const shadows = fightersOf(view, viewer, conflict).find(({ side }) => side === SHADOWS);
      if (!shadows) return;
      if (shadows.range) range = shadows.range.attack;
      if (!conflict.shown || conflict.met || !range) return;
      const { attack } = strengthOfShadows(state, conflict.area, conflict.drawn[0]);
      expect(attack).toBeGreaterThanOrEqual(range[0]);
      expect(attack).toBeLessThanOrEqual(range[1]);
      expect(CONFLICTS[conflict.drawn[0]].shadows[findRingedRow(view, conflict)! - 1].attack).toBe(attack);
      turned++;
    });
    expect(turned).toBeGreaterThan(10);
  });

  test('whoever may lay a card has the place for it, and as many slots as cards', () => {
    let asked = 0;
    for (let number = 0; number < 8; number++)
      play(
        number,
        (state, seat, moves) => {
          const view = engine.view(state, seat);
          const lays = moves.filter(({ type }) => type === 'lay');
          if (lays.length === 0) return;
          const scene = layOutScene(view, seat, PHONE);
          const reach = listReachable(scene);
          for (const move of lays) {
            const [handle] = listHandles(view, seat, move);
            expect(reach.places.map(({ key }) => key)).toContain(handle.place);
            expect(reach.pieces.map(({ key }) => key)).toContain(handle.piece);
          }
          const own = fightersOf(view, seat, findShownConflict(view)!).find(({ isViewer }) => isViewer)!;
          expect(slotsOf(own)).toBeGreaterThan(own.laid);
          asked++;
        },
        () => {},
        350,
      );
    expect(asked).toBeGreaterThan(20);
  });

  test('there is no paper while a way to retreat is looked for, nor while a reward is carried out on the map', () => {
    const steps = new Set<string>();
    for (let number = 0; number < 12; number++)
      play(
        number,
        (state, seat) => {
          const inConflict = state.flow.some(
            ({ procedure, locals }) => procedure === 'conflict' && (locals as { area: number }).area > 0,
          );
          if (!inConflict) return;
          const { procedure, step } = state.flow[state.flow.length - 1];
          const isShown = buildConflict(engine.view(state, seat), seat, PHONE) !== null;
          expect([procedure, step, isShown]).toEqual([procedure, step, procedure === 'conflict' && step !== 'retreat']);
          steps.add(`${procedure}.${step}`);
        },
        () => {},
        350,
      );
    expect([...steps]).toEqual(expect.arrayContaining(['conflict.layFirst', 'conflict.retreat', 'conflict.reward']));
  });
});

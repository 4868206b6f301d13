import { listPlayed } from '../../../src/games/nightmare-cathedral/played';
import { layOutScene } from '../../../src/games/nightmare-cathedral/scene';
import type { CathedralEvent } from '../../../src/rules/nightmare-cathedral/events';
import type { NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';

import { engine, play } from './matches';

const SIZES = [
  { width: 320, height: 448 },
  { width: 390, height: 724 },
  { width: 634, height: 334 },
  { width: 768, height: 904 },
  { width: 1366, height: 904 },
];

test('cards that others play stand large: all see them, but not who played them', () => {
  const seen = new Set<string>();
  let state: NightmareCathedral;
  for (let number = 0; number < 4; number++)
    play(
      number,
      (now) => (state = now),
      (event) => {
        const each = Array.from({ length: state.seats }, (_, viewer) =>
          listPlayed(event as CathedralEvent, viewer, state),
        );
        if (each.every((cards) => cards.length === 0)) return;
        seen.add(event.key);
        const own = each.filter((cards) => cards.length === 0).length;
        expect(own).toBe(
          event.key === 'shown' ? (event.sides as number[]).filter((side) => side < state.seats).length : 1,
        );
        for (const { card } of each.flat()) expect(card).toMatch(/^(development|dream|conflict):[1-9]/);
      },
    );
  expect([...seen].sort()).toEqual(['deed', 'dreamt', 'shown', 'upgraded']);
});

test('they have room on every table, at least as wide as their name needs, below the chips', () => {
  play(
    1,
    (state, seat) => {
      for (const size of SIZES) {
        const { playedAt, plates } = layOutScene(engine.view(state, seat), seat, size);
        const { x, y, width, height } = playedAt!;
        expect(Math.min(width, height / 1.4)).toBeGreaterThanOrEqual(128);
        expect(x - width / 2).toBeGreaterThanOrEqual(0);
        expect(x + width / 2).toBeLessThanOrEqual(size.width);
        expect(y + height / 2).toBeLessThanOrEqual(size.height);
        if (size.width < 700) for (const plate of plates) expect(y - height / 2).toBeGreaterThan(plate.y);
      }
    },
    () => {},
    1,
  );
});

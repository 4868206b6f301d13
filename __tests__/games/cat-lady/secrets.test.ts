import { face } from '../../../src/games/cat-lady/face';
import { DISCARDED, paperOf } from '../../../src/games/cat-lady/keys';
import { describePrompt, describeStatus } from '../../../src/games/cat-lady/prompt';
import { layOutScene as sceneOf } from '../../../src/games/cat-lady/scene';
import type { CatLady } from '../../../src/rules/cat-lady/state';
import { drawnOf } from '../leakSuite';

import { engine, play } from './matches';

const SIZE = { width: 360, height: 564 };

const faced = { face, engine, play };

const opens = (state: CatLady, viewer: number): (string | null)[] => [
  null,
  DISCARDED,
  paperOf((Math.max(viewer, 0) + 1) % state.seats),
];

test('a scene names a card only to who may see it, and draws nothing on all others', () => {
  const { wrong, hidden } = drawnOf(faced, {
    matches: 18,
    every: 4,
    opens,
    isMum: ({ label }) => ['cat-lady:piece.hidden', 'cat-lady:piece.stack'].includes(label.key),
  });
  expect(wrong).toEqual([]);
  expect(hidden).toBeGreaterThan(2000);
});

test('nothing that a viewer sees or reads depends on what the others hold', () => {
  const wrong: string[] = [];
  let looked = 0;
  for (let number = 0; number < 9; number++) {
    let step = number;
    play(number, (state) => {
      if (step++ % 5 !== 0 || state.revealed) return;
      for (let viewer = 0; viewer < state.seats; viewer++) {
        const other = JSON.parse(JSON.stringify(state)) as CatLady;
        const others = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
        const pool = [...others, ...other.deck].reverse();
        other.hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => pool.shift()!)));
        other.deck = pool;
        const shown = (one: CatLady) => {
          const view = engine.view(one, viewer);
          return JSON.stringify([
            opens(one, viewer).map((open) => sceneOf(view, viewer, SIZE, open)),
            describeStatus(view),
            viewer === one.turn ? null : describePrompt(view, viewer),
          ]);
        };
        looked++;
        if (shown(other) !== shown(state)) wrong.push(`match ${number}, viewer ${viewer}`);
      }
    });
  }
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(60);
});

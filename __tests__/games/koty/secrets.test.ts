import { face } from '../../../src/games/koty/face';
import { handOf } from '../../../src/games/koty/keys';
import { describePrompt } from '../../../src/games/koty/prompt';
import { layOutScene as sceneOf } from '../../../src/games/koty/scene';
import { NOBODY } from '../../../src/rules/kernel/zones';
import type { Koty } from '../../../src/rules/koty/state';
import type { Piece } from '../../../src/table/scene';
import { drawnOf, toldOf } from '../leakSuite';

import { engine, play } from './matches';

const SIZE = { width: 360, height: 564 };
const HIDDEN = ['koty:piece.hidden', 'koty:card.back.name', 'koty:land.nines'];
const faced = { face, engine, play };

test('a scene names a card only to who may see it, and draws nothing on all others', () => {
  const opens = (state: Koty, viewer: number) => [null, handOf((Math.max(viewer, 0) + 1) % state.seats)];
  const isMum = ({ label, place }: Piece) =>
    HIDDEN.includes(label.key) || (place.startsWith('land') && !label.key.includes('card'));
  const { wrong, hidden } = drawnOf(faced, { matches: 30, every: 12, opens, isMum });
  expect(wrong).toEqual([]);
  expect(hidden).toBeGreaterThan(5_000);
});

test('no hand of another is drawn, and every rival’s scene is the same whatever the others hold', () => {
  const wrong: string[] = [];
  for (let number = 0; number < 12; number++) {
    let step = number;
    play(number, (state) => {
      if (step++ % 15 !== 0) return;
      for (let viewer = 0; viewer < state.seats; viewer++) {
        const view = engine.view(state, viewer);
        const scene = JSON.stringify(sceneOf(view, viewer, SIZE, null));
        const other = JSON.parse(JSON.stringify(view)) as Koty;
        other.hands = other.hands.map((hand, seat) => (seat === viewer ? hand : hand.map((_, index) => 90 + index)));
        if (JSON.stringify(sceneOf(other, viewer, SIZE, null)) !== scene)
          wrong.push(`match ${number}, viewer ${viewer}`);
      }
    });
  }
  expect(wrong).toEqual([]);
});

test('what is told of a secret to who may not know it is the same whatever the secret is', () => {
  expect(toldOf(faced, 20)).toEqual({ kinds: ['drew'], wrong: [] });
});

test('what who waits reads is the same whether somebody could defend or not', () => {
  const said = new Set<string>();
  for (let number = 0; number < 20; number++) {
    play(number, (state, seat, moves) => {
      if (moves[0].type !== 'decline') return;
      for (let viewer = NOBODY; viewer < state.seats; viewer++) {
        if (viewer !== seat)
          said.add(JSON.stringify(describePrompt(engine.view(state, viewer), viewer)).replace(/\d+/, 'seat'));
      }
    });
  }
  expect([...said]).toEqual([
    JSON.stringify({ key: 'koty:waiting.attack.defend', facts: { who: { seat: 0 } } }).replace('0', 'seat'),
  ]);
});

import { describeEvent } from '../../../src/games/three-chapters/eventText';
import { face } from '../../../src/games/three-chapters/face';
import { OWN_PAPER, handOf } from '../../../src/games/three-chapters/keys';
import { describePrompt } from '../../../src/games/three-chapters/prompt';
import { layOutScene as sceneOf } from '../../../src/games/three-chapters/scene';
import { hideSecret } from '../../../src/rules/kernel/events';
import { NOBODY } from '../../../src/rules/kernel/zones';
import type { ThreeChapters, ThreeChaptersEvent } from '../../../src/rules/three-chapters/state';
import { drawnOf, toldOf } from '../leakSuite';

import { engine, play } from './matches';

const SIZE = { width: 360, height: 564 };
const faced = { face, engine, play };

test('a scene names a card only to who may see it, and draws nothing on all others', () => {
  const opens = (state: ThreeChapters, viewer: number) => [OWN_PAPER, handOf((Math.max(viewer, 0) + 1) % state.seats)];
  const { wrong, hidden } = drawnOf(faced, {
    matches: 30,
    every: 8,
    opens,
    isMum: ({ label }) => label.key === 'three-chapters:card.hidden',
  });
  expect(wrong).toEqual([]);
  expect(hidden).toBeGreaterThan(2_000);
});

test('what is told of a secret to who may not know it is the same whatever the secret is; who may is told the card', () => {
  expect(toldOf(faced, 20)).toEqual({ kinds: ['gave', 'kept'], wrong: [] });
  const mute: string[] = [];
  play(
    1,
    () => {},
    (event) => {
      if (!event.secret) return;
      const [viewer] = event.secret.to;
      const told = [event, { ...event, secret: { ...event.secret, card: event.secret.card === 1 ? 2 : 1 } }].map(
        (one) => JSON.stringify(describeEvent(hideSecret(one, viewer) as ThreeChaptersEvent, viewer)),
      );
      if (told[0] === told[1]) mute.push(event.key);
    },
  );
  expect(mute).toEqual([]);
});

test('while cards are chosen in secret, what others read is the same whatever somebody has chosen', () => {
  const wrong: string[] = [];
  for (let number = 1; number < 20; number++) {
    play(number, (state, seat, moves) => {
      if (state.chapter !== 1 || state.seats === 2) return;
      const [one, another] = [moves[0], moves[moves.length - 1]].map((move) => {
        const after = structuredClone(state);
        engine.play(after, seat, move);
        return after;
      });
      // After the last secret choice all of them are revealed.
      if (!one.flow[one.flow.length - 1].chosen?.[seat]) return;
      for (let viewer = NOBODY; viewer < state.seats; viewer++) {
        if (viewer === seat) continue;
        const [first, second] = [one, another].map((after) => {
          const view = engine.view(after, viewer);
          return JSON.stringify([describePrompt(view, viewer), sceneOf(view, viewer, SIZE, null)]);
        });
        if (first !== second) wrong.push(`match ${number}, viewer ${viewer}`);
      }
    });
  }
  expect(wrong).toEqual([]);
});

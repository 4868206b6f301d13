import { face } from '../../../src/games/sen/face';
import { describePrompt } from '../../../src/games/sen/prompt';
import { layOutScene as sceneOf } from '../../../src/games/sen/scene';
import { NOBODY } from '../../../src/rules/kernel/zones';
import { drawnOf, toldOf } from '../leakSuite';

import { engine, play } from './matches';

const SIZE = { width: 360, height: 564 };
const faced = { face, engine, play };

test('a scene names a card only to who may see it, and draws nothing on all others', () => {
  const { wrong, hidden } = drawnOf(faced, {
    matches: 48,
    every: 4,
    opens: () => [null],
    isMum: ({ label }) => label.key === 'sen:piece.hidden' && !label.facts,
  });
  expect(wrong).toEqual([]);
  expect(hidden).toBeGreaterThan(5_000);
});

test('what is told of a secret to who may not know it is the same whatever the secret is', () => {
  expect(toldOf(faced, 24)).toEqual({ kinds: ['drew', 'drewTwo', 'kept', 'looked', 'put'], wrong: [] });
});

test('the prompt of who waits says nothing of the card in hand', () => {
  const wrong: string[] = [];
  for (let number = 0; number < 12; number++) {
    play(number, (state, seat) => {
      for (let viewer = NOBODY; viewer < state.seats; viewer++) {
        if (viewer === seat || state.hand.length === 0) continue;
        const said = JSON.stringify(describePrompt(engine.view(state, viewer), viewer));
        if (said.includes('sen:card')) wrong.push(said);
      }
    });
  }
  expect(wrong).toEqual([]);
});

test('lands that are remembered look it, lands that all may see lie open', () => {
  const state = engine.start({ seats: 2, seed: 7, first: 0, options: { memory: 'own' } });
  engine.play(state, 0, { type: 'look', dream: 0, land: 1 });
  const faceOf = () => sceneOf(engine.view(state, 0), 0, SIZE).pieces.find((piece) => piece.place === 'land:0:1')!.face;
  expect(faceOf()).not.toContain('memory');
  engine.play(state, 0, { type: 'look', dream: 0, land: 2 });
  engine.play(state, 0, { type: 'remember' });
  expect(faceOf()).toContain('memory');
  expect(sceneOf(engine.view(state, 1), 1, SIZE).pieces.find((piece) => piece.place === 'land:0:1')!.face).toBeNull();
});

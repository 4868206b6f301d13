import { flows } from '../../../src/games/sen/flows';
import { senEvent } from '../../../src/games/sen/events';
import { prompt } from '../../../src/games/sen/prompt';
import { scene as sceneOf } from '../../../src/games/sen/scene';
import { tell } from '../../../src/games/sen/tell';
import { eventFor } from '../../../src/rules/kernel/events';
import { NOBODY, sees } from '../../../src/rules/kernel/zones';
import { sen } from '../../../src/rules/sen/game';
import type { Sen } from '../../../src/rules/sen/state';
import { engine, play } from './matches';

const SIZE = { width: 360, height: 564 };

/** The cards that a viewer may see, straight from the zones. */
function seen(state: Sen, viewer: number): Set<number> {
  return new Set(sen.zones(state).flatMap((zone) => zone.cards.filter((_, index) => sees(zone, viewer, index, state.seats))));
}

const cardOf = (key: string): number | null => (key.startsWith('card:') ? Number(key.slice(5)) : null);

test('a scene names a card only to who may see it, and draws nothing on all others', () => {
  let hidden = 0;
  const wrong: string[] = [];
  for (let number = 0; number < 48; number++) {
    let step = number;
    play(number, (state) => {
      if (step++ % 4 !== 0) return;
      for (let viewer = NOBODY; viewer < state.seats; viewer++) {
        const allowed = seen(state, viewer);
        for (const { key, face, label } of sceneOf(engine.view(state, viewer), viewer, SIZE).pieces) {
          const card = cardOf(key);
          if (card === null) hidden++;
          const isRight = card !== null ? allowed.has(card) : key.startsWith('slot:') && face === null && label.key === 'sen:piece.hidden' && !label.facts;
          if (!isRight) wrong.push(`match ${number}, viewer ${viewer}: ${key} ${face}`);
        }
      }
    });
  }
  expect(wrong).toEqual([]);
  expect(hidden).toBeGreaterThan(5_000);
});

test('what is told of a secret to who may not know it is the same whatever the secret is', () => {
  const kinds = new Set<string>();
  const wrong: string[] = [];
  for (let number = 0; number < 24; number++) {
    play(
      number,
      () => {},
      (event, state) => {
        for (let viewer = NOBODY; viewer < state.seats; viewer++) {
          if (!event.secret || event.secret.to.includes(viewer)) continue;
          const told = senEvent(eventFor(event, viewer));
          const other = senEvent(eventFor({ ...event, secret: { ...event.secret, card: 1, cards: [1, 2] } }, viewer));
          const all = JSON.stringify([tell(told, viewer), flows(told)]);
          if (all !== JSON.stringify([tell(other, viewer), flows(other)])) wrong.push(`${event.key} to ${viewer}`);
          kinds.add(event.key);
        }
      },
    );
  }
  expect(wrong).toEqual([]);
  expect([...kinds].sort()).toEqual(['drew', 'drewTwo', 'kept', 'looked', 'put']);
});

test('the prompt of who waits says nothing of the card in hand', () => {
  const wrong: string[] = [];
  for (let number = 0; number < 12; number++) {
    play(number, (state, seat) => {
      for (let viewer = NOBODY; viewer < state.seats; viewer++) {
        if (viewer === seat || state.hand.length === 0) continue;
        const said = JSON.stringify(prompt(engine.view(state, viewer), viewer));
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

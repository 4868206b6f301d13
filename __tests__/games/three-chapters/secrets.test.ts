import { flows } from '../../../src/games/three-chapters/flows';
import { OWN_PAPER, handOf } from '../../../src/games/three-chapters/keys';
import { prompt } from '../../../src/games/three-chapters/prompt';
import { scene as sceneOf } from '../../../src/games/three-chapters/scene';
import { tell } from '../../../src/games/three-chapters/tell';
import { eventFor } from '../../../src/rules/kernel/events';
import type { Event } from '../../../src/rules/kernel/types';
import { NOBODY, sees } from '../../../src/rules/kernel/zones';
import { threeChapters } from '../../../src/rules/three-chapters/game';
import type { ThreeChapters, ThreeChaptersEvent } from '../../../src/rules/three-chapters/state';
import { engine, play } from './matches';

const SIZE = { width: 360, height: 564 };

/** The cards that a viewer may see, straight from the zones. */
function seen(state: ThreeChapters, viewer: number): Set<number> {
  return new Set(threeChapters.zones(state).flatMap((zone) => zone.cards.filter((_, index) => sees(zone, viewer, index, state.seats))));
}

test('a scene names a card only to who may see it, and draws nothing on all others', () => {
  let hidden = 0;
  const wrong: string[] = [];
  for (let number = 0; number < 30; number++) {
    let step = number;
    play(number, (state) => {
      if (step++ % 5 !== 0) return;
      for (let viewer = NOBODY; viewer < state.seats; viewer++) {
        const allowed = seen(state, viewer);
        const open = step % 3 === 0 ? OWN_PAPER : handOf((Math.max(viewer, 0) + 1) % state.seats);
        for (const { key, face, label, isToken } of sceneOf(engine.view(state, viewer), viewer, SIZE, open).pieces) {
          if (isToken) continue;
          const card = key.startsWith('card:') ? Number(key.slice(5)) : null;
          if (card === null) hidden++;
          const isRight = card !== null ? allowed.has(card) : key.startsWith('slot:') && face === null && label.key === 'three-chapters:card.hidden';
          if (!isRight) wrong.push(`match ${number}, viewer ${viewer}: ${key} ${face} ${label.key}`);
        }
      }
    });
  }
  expect(wrong).toEqual([]);
  expect(hidden).toBeGreaterThan(2_000);
});

test('what is told of a secret to who may not know it is the same whatever the secret is; who may is told the card', () => {
  const kinds = new Set<string>();
  const wrong: string[] = [];
  const told = (event: Event, viewer: number) => {
    const heard = eventFor(event, viewer) as ThreeChaptersEvent;
    return JSON.stringify([tell(heard, viewer), flows(heard)]);
  };
  for (let number = 0; number < 20; number++) {
    play(number, () => {}, (event, state) => {
      for (let viewer = NOBODY; viewer < state.seats; viewer++) {
        if (!event.secret) continue;
        const other = { ...event, secret: { ...event.secret, card: event.secret.card === 1 ? 2 : 1 } };
        const isAlike = told(event, viewer) === told(other, viewer);
        if (isAlike === event.secret.to.includes(viewer)) wrong.push(`${event.key} to ${viewer}`);
        kinds.add(event.key);
      }
    });
  }
  expect(wrong).toEqual([]);
  expect([...kinds].sort()).toEqual(['gave', 'kept']);
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
      if (!one.flow[one.flow.length - 1].chosen?.[seat]) return; // the last of them: it is revealed
      for (let viewer = NOBODY; viewer < state.seats; viewer++) {
        if (viewer === seat) continue;
        const [first, second] = [one, another].map((after) => {
          const view = engine.view(after, viewer);
          return JSON.stringify([prompt(view, viewer), sceneOf(view, viewer, SIZE, null)]);
        });
        if (first !== second) wrong.push(`match ${number}, viewer ${viewer}`);
      }
    });
  }
  expect(wrong).toEqual([]);
});

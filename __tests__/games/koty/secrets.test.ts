import { flows } from '../../../src/games/koty/flows';
import { prompt } from '../../../src/games/koty/prompt';
import { handOf } from '../../../src/games/koty/keys';
import { scene as sceneOf } from '../../../src/games/koty/scene';
import { tell } from '../../../src/games/koty/tell';
import { eventFor } from '../../../src/rules/kernel/events';
import { NOBODY, sees } from '../../../src/rules/kernel/zones';
import { kotyEvent } from '../../../src/rules/koty/events';
import { koty } from '../../../src/rules/koty/game';
import type { Koty } from '../../../src/rules/koty/state';
import { engine, play } from './matches';

const SIZE = { width: 360, height: 564 };

/** The cards that a viewer may see, straight from the zones. */
function seen(state: Koty, viewer: number): Set<number> {
  return new Set(koty.zones(state).flatMap((zone) => zone.cards.filter((_, index) => sees(zone, viewer, index, state.seats))));
}

const cardOf = (key: string): number | null => (key.startsWith('card:') ? Number(key.slice(5)) : null);
const HIDDEN = ['koty:piece.hidden', 'koty:card.back.name', 'koty:land.nines'];

test('a scene names a card only to who may see it, and draws nothing on all others', () => {
  let hidden = 0;
  const wrong: string[] = [];
  for (let number = 0; number < 30; number++) {
    let step = number;
    play(number, (state) => {
      if (step++ % 9 !== 0) return;
      for (let viewer = NOBODY; viewer < state.seats; viewer++) {
        const allowed = seen(state, viewer);
        const open = handOf((Math.max(viewer, 0) + 1) % state.seats);
        for (const { key, face, label, place } of sceneOf(engine.view(state, viewer), viewer, SIZE, step % 2 === 0 ? open : null).pieces) {
          const card = cardOf(key);
          if (card === null) hidden++;
          const isRight = card !== null ? allowed.has(card) : key.startsWith('slot:') && face === null && (HIDDEN.includes(label.key) || (place.startsWith('land') && !label.key.includes('card')));
          if (!isRight) wrong.push(`match ${number}, viewer ${viewer}: ${key} ${face} ${label.key}`);
        }
      }
    });
  }
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
        if (JSON.stringify(sceneOf(other, viewer, SIZE, null)) !== scene) wrong.push(`match ${number}, viewer ${viewer}`);
      }
    });
  }
  expect(wrong).toEqual([]);
});

test('what is told of a secret to who may not know it is the same whatever the secret is', () => {
  const kinds = new Set<string>();
  const wrong: string[] = [];
  for (let number = 0; number < 20; number++) {
    play(
      number,
      () => {},
      (event, state) => {
        for (let viewer = NOBODY; viewer < state.seats; viewer++) {
          if (!event.secret || event.secret.to.includes(viewer)) continue;
          const told = kotyEvent(eventFor(event, viewer));
          const other = kotyEvent(eventFor({ ...event, secret: { ...event.secret, card: 1, cards: [1, 2] } }, viewer));
          const all = JSON.stringify([tell(told, viewer), flows(told)]);
          if (all !== JSON.stringify([tell(other, viewer), flows(other)])) wrong.push(`${event.key} to ${viewer}`);
          kinds.add(event.key);
        }
      },
    );
  }
  expect(wrong).toEqual([]);
  expect([...kinds]).toEqual(['drew']);
});

test('what who waits reads is the same whether somebody could defend or not', () => {
  const said = new Set<string>();
  for (let number = 0; number < 20; number++) {
    play(number, (state, seat, moves) => {
      if (moves[0].type !== 'decline') return;
      for (let viewer = NOBODY; viewer < state.seats; viewer++) {
        if (viewer !== seat) said.add(JSON.stringify(prompt(engine.view(state, viewer), viewer)).replace(/\d+/, 'seat'));
      }
    });
  }
  expect([...said]).toEqual([JSON.stringify({ key: 'koty:waiting.attack.defend', facts: { who: { seat: 0 } } }).replace('0', 'seat')]);
});

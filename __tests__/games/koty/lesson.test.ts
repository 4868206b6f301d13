import { nextStep } from '../../../src/games/lesson';
import { lesson } from '../../../src/games/koty/lesson';
import { scene as sceneOf } from '../../../src/games/koty/scene';
import { deckOf } from '../../../src/rules/koty/cards';
import type { KotyMove } from '../../../src/rules/koty/state';
import { engine } from './matches';

const SIZE = { width: 360, height: 464 };

test('the deal is a whole deck', () => {
  const s = lesson.begin(engine);
  expect([...s.hands.flat(), ...s.pile].sort((a, b) => a - b)).toEqual(deckOf({ moth: 0, bat: 0, owl: 0, dragon: 0 }));
});

test('played from the first word to the last, it teaches what a turn can be, and its sums are right', () => {
  const s = lesson.begin(engine);
  const moved = new Set<KotyMove['type']>();
  const events: string[] = [];
  let read = 0;
  for (let step = nextStep(lesson, s.played, read); step; step = nextStep(lesson, s.played, read)) {
    const { places } = sceneOf(engine.view(s, lesson.seat), lesson.seat, SIZE, null);
    expect(step.point.filter((key) => !places.some((place) => place.key === key))).toEqual([]);
    if (!step.move) {
      read++;
      continue;
    }
    expect(engine.waiting(s)).toContain(step.by);
    expect(engine.moves(s, step.by)).toContainEqual(step.move);
    if (step.by === lesson.seat) {
      expect(step.say).toBeDefined();
      moved.add(step.move.type);
    }
    engine.play(s, step.by, step.move, (event) => events.push(event.key));
  }
  expect(read + s.played).toBe(lesson.steps.length);
  expect([...moved].sort()).toEqual(['befriend', 'chase', 'defend', 'fight', 'lay', 'place', 'stop']);
  expect(events).toEqual(expect.arrayContaining(['covered', 'exchanged', 'repelled', 'paired', 'declined', 'laid']));
  expect(engine.game.score(s)).toEqual([26, 4]);
});

import { nextStep } from '../../../src/games/lesson';
import { lesson } from '../../../src/games/cat-lady/lesson';
import { scene as sceneOf } from '../../../src/games/cat-lady/scene';
import { deckFor } from '../../../src/rules/cat-lady/cards';
import type { CatLadyMove } from '../../../src/rules/cat-lady/state';
import { engine } from './matches';

const SIZE = { width: 360, height: 464 };

test('the deal is a whole deck', () => {
  const s = lesson.begin(engine);
  expect([...s.grid.flat(), ...s.deck, ...s.box].sort((a, b) => a - b)).toEqual(deckFor(2));
});

test('played from the first word to the last, it teaches what a turn can be and how to feed, and its sums are right', () => {
  const s = lesson.begin(engine);
  const moved = new Set<CatLadyMove['type']>();
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
    engine.play(s, step.by, step.move);
  }
  expect(read + s.played).toBe(lesson.steps.length);
  expect(engine.isOver(s)).toBe(true);
  expect([...moved].sort()).toEqual(['adopt', 'back', 'best', 'done', 'spray', 'take']);
  expect(engine.game.score(s)).toEqual([11, -2]);
});

import { nextStep } from '../../../src/games/lesson';
import { lesson } from '../../../src/games/sen/lesson';
import { reasons } from '../../../src/games/sen/reasons';
import { scene as sceneOf } from '../../../src/games/sen/scene';
import { DECK, crowsOf } from '../../../src/rules/sen/cards';
import type { SenMove } from '../../../src/rules/sen/state';
import { engine } from './matches';

const SIZE = { width: 360, height: 464 };

test('the deal is a whole deck', () => {
  const s = lesson.begin(engine);
  expect([...s.dreams.flat(), ...s.open, ...s.closed].sort((a, b) => a - b)).toEqual(DECK);
});

test('played from the first word to the last, it teaches every move and ends with the fewest crows', () => {
  const s = lesson.begin(engine);
  const events: string[] = [];
  const moved = new Set<SenMove['type']>();
  let read = 0;
  let words = 0;
  for (let step = nextStep(lesson, s.played, read); step; step = nextStep(lesson, s.played, read)) {
    const { places } = sceneOf(engine.view(s, lesson.seat), lesson.seat, SIZE);
    expect(step.point.filter((key) => !places.some((place) => place.key === key))).toEqual([]);
    if (step.say) words++;
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
  expect(engine.isOver(s)).toBe(true);
  expect(read + s.played).toBe(lesson.steps.length);
  expect(words).toBeGreaterThan(20);
  expect([...moved].sort()).toEqual(['discard', 'draw', 'keep', 'look', 'put', 'remember', 'swap', 'take', 'use', 'wake']);
  expect(events.filter((key) => key === 'used')).toHaveLength(3);
  expect(s.dreams[lesson.seat].map(crowsOf)).toEqual([3, 0, 1, 1]);
  expect(engine.game.result(s).places).toEqual([1, 2]);
  expect(reasons(s).map((phrase) => phrase.key)).toEqual(['sen:sheet.fewest']);
});

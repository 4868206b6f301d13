import { nextStep } from '../../../src/games/lesson';
import { lesson } from '../../../src/games/three-chapters/lesson';
import { scene as sceneOf } from '../../../src/games/three-chapters/scene';
import { DECK } from '../../../src/rules/three-chapters/cards';
import { threeChapters } from '../../../src/rules/three-chapters/game';
import { engine } from './matches';

const SIZE = { width: 360, height: 464 };

test('the deal is a whole deck', () => {
  const s = lesson.begin(engine);
  expect(threeChapters.zones(s).flatMap(({ cards }) => cards).sort((a, b) => a - b)).toEqual(DECK);
});

test('played from the first word to the last, it goes through all three chapters, and its sums are right', () => {
  const s = lesson.begin(engine);
  const events: string[] = [];
  let read = 0;
  let own = 0;
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
      own++;
    }
    engine.play(s, step.by, step.move, (event) => events.push(event.key));
  }
  expect(read + s.played).toBe(lesson.steps.length);
  expect(own).toBe(10);
  expect(events).toEqual(expect.arrayContaining(['allKept', 'passed', 'setAside', 'won', 'paid', 'frozen', 'counted', 'mostGems', 'finished']));
  expect(s.tokens[0]).toEqual({ hearts: 16, gems: 4, stars: 3 });
  expect(engine.game.score(s)[0]).toBe(24);
  expect(Math.max(...s.tokens.map(({ gems }) => gems))).toBe(s.tokens[2].gems);
});

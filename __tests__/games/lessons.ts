import type { Engine, Move, State } from '../../src/rules/kernel/types';
import type { GameFace } from '../../src/table/face';
import { findNextStep } from '../../src/table/lesson';

const SIZE = { width: 360, height: 464 };

/**
 * Plays a lesson from start to end; checks that every move is allowed and that the coach points at places that exist.
 */
export function learned<S extends State, M extends Move>(
  { lesson, layOutScene: scene }: GameFace<S, M>,
  engine: Engine<S, M>,
) {
  const others = lesson.names.map(({ key }, seat) => (seat === lesson.seat ? null : key));
  expect(others).toEqual(lesson.cats?.map((cat) => cat && `app:cat.${cat}.name`)); // bots have their cats' names
  const s = lesson.begin(engine);
  const moved = new Set<M['type']>();
  const events: string[] = [];
  let own = 0;
  let read = 0;
  for (let step = findNextStep(lesson, s.played, read); step; step = findNextStep(lesson, s.played, read)) {
    const { places } = scene(engine.view(s, lesson.seat), lesson.seat, SIZE, null);
    expect(step.point.filter((key) => !places.some((place) => place.key === key))).toEqual([]);
    if (!step.move) {
      expect(step.say).toBeDefined();
      step.jump?.(s);
      read++;
      continue;
    }
    expect(step.jump).toBeUndefined();
    expect(engine.waiting(s)).toContain(step.by);
    expect(engine.moves(s, step.by)).toContainEqual(step.move);
    if (step.by === lesson.seat) {
      // Without words only what a match plays for the learner, too.
      if (!step.say) expect([engine.game.done, ...(engine.game.forced ?? [])]).toContain(step.move.type);
      moved.add(step.move.type);
      own++;
    }
    engine.play(s, step.by, step.move, (event) => events.push(event.key));
  }
  expect(read + s.played).toBe(lesson.steps.length);
  return { s, moved: [...moved].sort(), events, own };
}

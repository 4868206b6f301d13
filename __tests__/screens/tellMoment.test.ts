import { face } from '../../src/games/nightmare-cathedral/face';
import type { BestMoment } from '../../src/match/review/moments';
import { tellMoment } from '../../src/screens/Result/tellMoment';
import type { GameFace } from '../../src/table/face';
import { engine } from '../games/nightmare-cathedral/matches';

test('a best moment tells what was paid and what that bought', () => {
  const after = engine.start({ seats: 2, seed: 3 });
  const events = [
    { key: 'limboPaid', seat: 0, count: 3 },
    { key: 'climbed', seat: 0, marker: 1, step: 6 },
    { key: 'climbed', seat: 1, marker: 0, step: 1 },
  ];
  const moment: BestMoment = { at: 7, move: { type: 'worship' }, events, before: after, after, from: 2, to: 4 };
  const keys = tellMoment(face as unknown as GameFace, moment, 0, 0).map(({ key }) => key);
  expect(keys.map((key) => key.split(':')[1])).toEqual(['event.limboPaid.you', 'event.climbed.one.points.you']);
});

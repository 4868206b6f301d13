import { face } from '../../../src/games/sen/face';
import { listReasons } from '../../../src/games/sen/reasons';
import { DECK, crowsOf } from '../../../src/rules/sen/cards';
import { learned } from '../lessons';

import { engine } from './matches';

const { lesson } = face;

test('the deal is a whole deck', () => {
  const s = lesson.begin(engine);
  expect([...s.dreams.flat(), ...s.open, ...s.closed].sort((a, b) => a - b)).toEqual(DECK);
});

test('played from the first word to the last, it teaches every move and ends with the fewest crows', () => {
  const { s, moved, events } = learned(face, engine);
  expect(engine.isOver(s)).toBe(true);
  expect(lesson.steps.filter(({ say }) => say).length).toBeGreaterThan(20);
  expect(moved).toEqual(['discard', 'draw', 'keep', 'look', 'put', 'remember', 'swap', 'take', 'use', 'wake']);
  expect(events.filter((key) => key === 'used')).toHaveLength(3);
  expect(s.dreams[lesson.seat].map(crowsOf)).toEqual([3, 0, 1, 1]);
  expect(engine.game.result(s).places).toEqual([1, 2]);
  expect(listReasons(s).map((phrase) => phrase.key)).toEqual(['sen:sheet.fewest']);
});

import { PARTS } from '../../../src/games/nightmare-cathedral/ending';
import { words } from '../../../src/games/nightmare-cathedral/face';
import { explainPart } from '../../../src/games/nightmare-cathedral/scoreDetails';
import { partsOf } from '../../../src/rules/nightmare-cathedral/score';
import { SHADOWS, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { formatPhrase } from '../../../src/words/formatPhrase';
import type { Phrase, PhraseFact } from '../../../src/words/phrase';
import { addWords, setLanguage } from '../../../src/words/words';
import { arrange } from '../../rules/nightmare-cathedral/arrange';

import { engine, play } from './matches';

beforeAll(() => addWords('nightmare-cathedral', words));

const isPhrase = (fact: PhraseFact): fact is Phrase => typeof fact === 'object' && 'key' in fact;

/** The points that a line names, however deep. */
const pointsIn = ({ facts = {} }: Phrase): number =>
  Object.entries(facts).reduce(
    (sum, [name, fact]) => sum + (name === 'points' ? Number(fact) : isPhrase(fact) ? pointsIn(fact) : 0),
    0,
  );

test('N12.1 to N12.6 the lines below a part add up to what everybody has for it', () => {
  let told = 0;
  for (let number = 0; number < 6; number++) {
    let last: NightmareCathedral | null = null;
    play(number, (state) => (last = engine.view(state, 0)), undefined, 4000);
    const view = last as NightmareCathedral | null;
    if (!view) continue;
    const parts = partsOf(view);
    for (const part of PARTS) {
      const lines = explainPart(view, part);
      const all = lines.reduce((sum, line) => sum + pointsIn(line), 0);
      expect([part, all]).toEqual([part, parts.reduce((sum, own) => sum + own[part], 0)]);
      told += lines.length;
    }
  }
  expect(told).toBeGreaterThan(20);
});

test('N12.3, N12.4 the devoured are told by places, the Shadows among them, and not before anybody was devoured', () => {
  setLanguage('en');
  const s = arrange();
  expect(explainPart(s, 'devoured')).toEqual([]);
  s.devoured[0] = 2;
  s.devoured[SHADOWS] = 4;
  expect(explainPart(s, 'devoured').map((line) => formatPhrase(line, ['Alice', 'Bob']))).toEqual([
    'Alice: devoured 2, place 2, brings 5',
    'Bob: devoured 0, place 3, brings 3',
    'Shadows: devoured 4, place 1, for nobody',
  ]);
});

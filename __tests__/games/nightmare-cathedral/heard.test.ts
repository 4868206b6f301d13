import { describeUnsaid } from '../../../src/games/nightmare-cathedral/describeUnsaid';
import { face, words } from '../../../src/games/nightmare-cathedral/face';
import { dayPlace, nightPlace } from '../../../src/games/nightmare-cathedral/keys';
import { getStep } from '../../../src/games/nightmare-cathedral/task';
import { DAYS, NIGHTS } from '../../../src/rules/nightmare-cathedral/content/days';
import { landOf } from '../../../src/rules/nightmare-cathedral/land';
import type { NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { listTargets } from '../../../src/table/listTargets';
import { formatPhrase } from '../../../src/words/formatPhrase';
import { addWords, setLanguage } from '../../../src/words/words';

import { engine, play } from './matches';

beforeAll(() => addWords('nightmare-cathedral', words));
beforeEach(() => setLanguage('en'));

const NAMES = ['Alice', 'Bob', 'Cat', 'Dog'];
const SIZE = { width: 390, height: 724 };

/** What is heard of each place, and of each card that can be met by itself. */
function hear(view: NightmareCathedral, seat: number): Map<string, string> {
  const targets = listTargets(face.layOutScene(view, seat, SIZE, null), face.aspect, new Map());
  const heard = new Map<string, string>();
  for (const { place, kind, labels } of targets)
    if (kind === 'place') heard.set(place, labels.map((label) => formatPhrase(label, NAMES)).join(' '));
  return heard;
}

/** Calls with views of whoever decides at a step, a few of them. */
function watch(step: string, look: (view: NightmareCathedral, seat: number) => void): void {
  let seen = 0;
  play(4, (state, seat) => {
    if (getStep(state) === step && seen++ < 6) look(engine.view(state, seat), seat);
  });
  expect(seen).toBeGreaterThan(0);
}

test('a Day space says whether it is closed, and who else may agree', () =>
  watch('turn.choose', (view, seat) => {
    const heard = hear(view, seat);
    DAYS.forEach(({ adjacent }, day) => {
      const isClosed = adjacent.includes(NIGHTS[view.dreamer[seat]]);
      expect(heard.get(dayPlace(day))).toMatch(isClosed ? /Closed: your bed is next to it/ : /Open to you\./);
    });
  }));

test('a bed says who sleeps in it, though nothing can be done there', () =>
  watch('turn.choose', (view, seat) => {
    const heard = hear(view, seat);
    NIGHTS.forEach((_, night) => {
      const isEmpty = !view.dreamer.includes(night);
      expect(heard.get(nightPlace(night))).toMatch(isEmpty ? /^Night space: \w+$/ : /Asleep here: /);
    });
  }));

test('while areas are taken, corners are called so', () =>
  watch('match.takeArea', (view, seat) => {
    const corners = [...hear(view, seat).values()].filter((text) => text.includes('A corner.'));
    const { inPlay, corner } = landOf(view);
    expect(corners).toHaveLength(inPlay.filter((area) => corner[area]).length);
  }));

test('a pass and cards that others draw are heard, and which cards these are is not', () => {
  const say = (event: Parameters<typeof describeUnsaid>[0], viewer: number) => {
    const phrase = describeUnsaid(event, viewer);
    return phrase && formatPhrase(phrase, NAMES);
  };
  expect(say({ key: 'passed', seat: 1, day: 0 }, 0)).toBe('Bob passes.');
  expect(say({ key: 'drew', seat: 1, count: 2 }, 0)).toBe('Bob draws 2 cards.');
  expect(say({ key: 'drew', seat: 0, count: 1, cards: [3] }, 0)).toBeNull(); // told by its name
  expect(say({ key: 'dreamTaken', seat: 1, slot: 0, market: 3 }, 0)).toBe('Bob takes a Dream from the market.');
  expect(say({ key: 'idle', seat: 1, effect: ['climb', 'any', 1] }, 0)).toMatch(/^Lost \(Bob\).*climb 1 plain step\.$/);
});

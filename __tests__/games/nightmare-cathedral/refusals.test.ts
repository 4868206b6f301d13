import { explainRefusal, refuseAgreement } from '../../../src/games/nightmare-cathedral/explainRefusal';
import {
  areaPlace,
  CATHEDRAL_PLACE,
  dayPlace,
  dreamerKey,
  nightPlace,
  unitKey,
  keyOfWinged,
} from '../../../src/games/nightmare-cathedral/keys';
import { words } from '../../../src/games/nightmare-cathedral/words';
import { SHADOWS, SIDES, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { formatPhrase } from '../../../src/words/formatPhrase';
import { addWords, setLanguage } from '../../../src/words/words';

import { engine } from './matches';

beforeAll(() => addWords('nightmare-cathedral', words));

const NAMES = ['Ola', 'Psotka'];

/** A match of two in which a step waits for seat 0, with some units on the small map. */
function at(
  step: string,
  locals: object,
  units: readonly (readonly [area: number, side: number, count: number])[] = [],
) {
  const fresh: NightmareCathedral = engine.start({ seats: 2, seed: 2, first: 0 });
  const [procedure, name] = step.split('.');
  const standing = fresh.units.slice();
  for (const [area, side, count] of units) standing[area * SIDES + side] = count;
  return {
    ...fresh,
    turn: 0,
    units: standing,
    winged: [1, 7],
    flow: [...fresh.flow, { procedure, step: name, locals: { seat: 0, ...locals } }],
  };
}

const why = (view: NightmareCathedral, touched: Parameters<typeof explainRefusal>[2], seat = 0) => {
  const refusal = explainRefusal(view, seat, touched);
  setLanguage('en');
  return refusal && [refusal.rule, formatPhrase(refusal.why, NAMES)];
};

const walking = at('move.choose', { left: 2 }, [
  [1, 0, 2],
  [1, SHADOWS, 1],
  [2, 0, 1],
  [3, 0, 3],
]);

test('a follower that others hold, a goal too far, a full area and the Cathedral are told apart', () => {
  const from = (area: number, place: string) => why(walking, { piece: unitKey(area, 0, 0), place });
  expect(from(1, areaPlace(2))).toEqual(['N5.7', 'Your followers cannot leave: units of another side hold them here.']);
  expect(from(2, areaPlace(7))).toEqual(['N5.7', 'A movement point takes a figure to an adjacent area.']);
  expect(from(2, areaPlace(3))).toEqual(['N1.4', 'This area is full: it holds 3 of your followers.']);
  expect(from(2, CATHEDRAL_PLACE)).toEqual(['N5.7', 'Nobody but Nightmares enters the Cathedral.']);
  expect(why(walking, { piece: unitKey(1, SHADOWS, 0) })?.[0]).toBe('N5.7');
  expect(why(walking, { piece: keyOfWinged(1), place: areaPlace(6) })?.[1]).toMatch('not yours');
  expect(why(walking, { place: areaPlace(9) })).toEqual(['N5.7', 'None of your followers is here.']);
});

test('a Day space beside the bed, and a bed before its time', () => {
  const view = { ...at('turn.choose', {}), dreamer: [0, 2] };
  expect(why(view, { piece: dreamerKey(0), place: dayPlace(1) })).toEqual([
    'N3.1',
    'Your Dreamer slept next door: Dusk lies beside Summon. Choose a space that is not beside that bed.',
  ]);
  expect(why(view, { piece: dreamerKey(0), place: nightPlace(1) })?.[0]).toBe('N3.6');
  expect(why(view, { place: areaPlace(1) })?.[0]).toBe('N3.1');
});

test('who may not agree is told why, and who may is not', () => {
  const view = { ...at('turn.react', { others: [0] }), day: 4, dreamer: [0, 2] };
  expect(refuseAgreement(view, 0)?.rule).toBe('N4.1');
  expect(refuseAgreement(view, 1)).toBeNull();
});

test('whoever is not asked reads who is, and nobody is told anything after the end', () => {
  expect(why(walking, { place: areaPlace(1) }, 1)).toEqual(['N3.5', 'Ola decides now.']);
  expect(why({ ...walking, flow: [] }, { place: areaPlace(1) })).toBeNull();
  expect(explainRefusal(walking, -1, { place: areaPlace(1) })).toBeNull();
});

test.each<[string, object, number, string]>([
  ['produce.choose', { left: 1, where: 'controlled', here: 0 }, 9, 'N5.6'],
  ['removeShadow.choose', { left: 1, where: 'any', here: 0 }, 9, 'N5.1'],
  ['lose.choose', { left: 1, where: 'any', here: 0 }, 9, 'N5.5'],
  ['build.site', { costs: [1], controlled: 0 }, 9, 'N5.5'],
  ['convert.choose', { left: 1, where: 'any', here: 0 }, 9, 'N5.8'],
  ['worship.kneel', { signs: ['eye'] }, 9, 'N7.2'],
  ['conflict.name', { left: 1, anywhere: true, here: 0, area: 0 }, 9, 'N6.1'],
  ['devour.choose', { left: 1, whom: 'any', where: 'any', here: 0 }, 9, 'N9.3'],
  ['match.takeArea', { left: [0] }, 1, 'N2.6'],
])('at %s an area that cannot be meant is refused by its rule', (step, locals, area, rule) => {
  expect(why(at(step, locals, [[1, 1, 1]]), { place: areaPlace(area) })?.[0]).toBe(rule);
});

import en from '../../../src/games/nightmare-cathedral/words/en.json';
import pl from '../../../src/games/nightmare-cathedral/words/pl.json';
import { CONFLICTS, DEVELOPMENTS, DREAMS, deckOf, isBasic } from '../../../src/rules/nightmare-cathedral/content/cards';
import { ACTIONS, DAYS, NIGHTS } from '../../../src/rules/nightmare-cathedral/content/days';
import { NIGHTMARES, PAIRS } from '../../../src/rules/nightmare-cathedral/content/nightmares';
import { TOKENS } from '../../../src/rules/nightmare-cathedral/content/tokens';
import { CATHEDRAL_TRACK, RITUAL, TURN_TRACK } from '../../../src/rules/nightmare-cathedral/content/tracks';

import { table } from './table';

const developments = Object.entries(DEVELOPMENTS)
  .filter(([card]) => !isBasic(Number(card)))
  .map(([, card]) => card);

test('52 and 44 Developments, 27 and 19 Dreams, 16 and 16 Conflicts, 8 Nightmares, 13 tokens, 13 pieces', () => {
  const stages = (cards: readonly { readonly stage: number }[]) =>
    [1, 2].map((stage) => cards.filter((card) => card.stage === stage).length);
  expect([stages(developments), stages(Object.values(DREAMS)), stages(Object.values(CONFLICTS))]).toEqual([
    [52, 44],
    [27, 19],
    [16, 16],
  ]);
  expect([Object.keys(NIGHTMARES).length, Object.keys(TOKENS).length, CATHEDRAL_TRACK.length]).toEqual([8, 13, 13]);
  expect(
    ['grey', 'yellow', 'red'].map((colour) => Object.values(TOKENS).filter((token) => token.colour === colour).length),
  ).toEqual([6, 4, 3]);
});

test('20 upgrades a stage, 4 an action; those of stage 1 have no points', () => {
  for (const stage of [1, 2]) {
    const upgrades = developments.flatMap((card) => (card.kind === 'upgrade' && card.stage === stage ? [card] : []));
    expect(ACTIONS.map((action) => upgrades.filter((card) => card.action === action).length)).toEqual([4, 4, 4, 4, 4]);
    expect(new Set(upgrades.map((card) => card.points))).toEqual(new Set([stage - 1]));
    expect(upgrades.every((card) => (card.limit !== null) === (card.action === 'fortify'))).toBe(true);
  }
});

test('all names and keys differ, in both languages', () => {
  const all = [...developments, ...Object.values(DREAMS), ...Object.values(CONFLICTS)];
  const keys = new Set(all.map((card) => card.key));
  for (const {
    card: { 'basic-combat': _, ...names },
  } of [pl, en]) {
    expect(Object.keys(names).sort()).toEqual([...keys].sort());
    expect(new Set(Object.values(names)).size).toBe(keys.size);
  }
  for (const words of [pl, en]) {
    for (const names of [words.nightmare, words.token, words.night, words.action, words.area.large, words.area.small]) {
      expect(new Set(Object.values(names)).size).toBe(Object.values(names).length);
    }
  }
});

test('N2.2 cards marked 3+ are out below 3 seats, cards marked 4 below 4', () => {
  const seats = [[1, 2], [3], [4]];
  const rows = table('numbers');
  for (const [kind, title] of [
    ['development', 'Development'],
    ['dream', 'Dreams'],
    ['conflict', 'Conflicts'],
  ] as const) {
    const row = rows.find((one) => one[''] === `${title} stage 1 / 2`)!;
    seats.forEach((those, i) => {
      const wanted = row[['1-2 seats', '3', '4'][i]].split(' / ').map(Number);
      for (const number of those)
        expect([deckOf(kind, 1, number).length, deckOf(kind, 2, number).length]).toEqual(wanted);
    });
  }
  const three = deckOf('development', 1, 3).map((card) => DEVELOPMENTS[card].mark);
  expect([...new Set(three)].sort()).toEqual(['3+', 'all']);
  expect(deckOf('dream', 2, 2).every((card) => DREAMS[card].mark === 'all' && DREAMS[card].stage === 2)).toBe(true);
});

test('the Turn track has each symbol three times, no two alike side by side', () => {
  for (const sign of ['eye', 'candle', 'bone', 'root'])
    expect(TURN_TRACK.filter((one) => one === sign)).toHaveLength(3);
  TURN_TRACK.forEach((sign, i) => expect(sign).not.toBe(TURN_TRACK[(i + 1) % TURN_TRACK.length]));
});

test.each([
  [2, 4],
  [3, 4],
  [4, 3],
])('with %i seats each meets %i different symbols, from any starting space', (seats, wanted) => {
  for (let start = 0; start < TURN_TRACK.length; start++) {
    for (let seat = 0; seat < seats; seat++) {
      const met = TURN_TRACK.map((_, turn) => TURN_TRACK[(start + turn) % TURN_TRACK.length]).filter(
        (_, turn) => turn % seats === seat,
      );
      expect(new Set(met).size).toBe(wanted);
    }
  }
});

test('a Dreamer always has 2 or 3 actions, never the one of its turn before', () => {
  for (const night of NIGHTS) expect([2, 3]).toContain(DAYS.filter((day) => !day.adjacent.includes(night)).length);
  for (const day of DAYS) expect(day.adjacent).toContain(day.arrow);
});

test('every symbol stands six times on the Ritual track; effects stand on bonus steps alone', () => {
  for (const sign of ['eye', 'candle', 'bone', 'root'] as const)
    expect(RITUAL.filter((step) => step.signs.includes(sign))).toHaveLength(6);
  for (const step of RITUAL) expect(step.effects.length > 0).toBe(step.kind === 'bonus');
  expect(RITUAL.map((step) => step.vp)).toEqual([...RITUAL.map((step) => step.vp)].sort((a, b) => a - b));
});

test('the seven pairs are of different Nightmares, and each pair has a limit on both sides', () => {
  expect(new Set(PAIRS.map((pair) => pair.join())).size).toBe(7);
  for (const [one, other] of PAIRS) {
    expect(one).toBeLessThan(other);
    for (const side of ['basic', 'advanced'] as const)
      expect(NIGHTMARES[one][side].limit ?? NIGHTMARES[other][side].limit).toHaveLength(3);
  }
});

import en from '../../../src/games/nightmare-cathedral/words/en.json';
import pl from '../../../src/games/nightmare-cathedral/words/pl.json';
import { STARTING } from '../../../src/rules/nightmare-cathedral/content/actions';
import { BASIC, CONFLICTS, DEVELOPMENTS, DREAMS } from '../../../src/rules/nightmare-cathedral/content/cards';
import { DAYS, NIGHTS } from '../../../src/rules/nightmare-cathedral/content/days';
import { boardOf } from '../../../src/rules/nightmare-cathedral/content/maps';
import { NIGHTMARES } from '../../../src/rules/nightmare-cathedral/content/nightmares';
import { TOKENS } from '../../../src/rules/nightmare-cathedral/content/tokens';
import { CATHEDRAL_TRACK, FORKS, RITUAL, TURN_TRACK } from '../../../src/rules/nightmare-cathedral/content/tracks';

import { numbers, table, words, written, type Row } from './table';

/** Compares the cards with the tables of the design, cell by cell. */

const names: { readonly pl: Names; readonly en: Names } = { pl, en };
interface Names {
  readonly card: Readonly<Record<string, string>>;
  readonly action: Readonly<Record<string, string>>;
  readonly night: Readonly<Record<string, string>>;
  readonly nightmare: Readonly<Record<string, string>>;
  readonly token: Readonly<Record<string, string>>;
  readonly area: Readonly<Record<'large' | 'small', Readonly<Record<string, string>>>>;
}
const isNamed = (row: Row, pick: (of: Names) => string) =>
  expect({ pl: pick(names.pl), en: pick(names.en) }).toEqual({ pl: row.pl, en: row.en });
const limit = (cell: string) => (cell === '-' ? null : Number(cell));

test.each([
  ['large', 4],
  ['small', 2],
] as const)('the %s map', (map, seats) => {
  const rows = table(`${map}-map`);
  const { areas, inPlay } = boardOf(seats);
  expect(inPlay).toEqual(rows.map((row) => Number(row.id)));
  for (const row of rows) {
    expect(areas[Number(row.id)]).toEqual({
      key: row.key,
      sign: row.symbol,
      corner: row.corner === 'yes',
      cathedral: row.cathedral === 'yes',
      x: Number(row.x),
      y: Number(row.y),
      adjacent: numbers(row.adjacent),
    });
    isNamed(row, (of) => of.area[map][row.key]);
  }
  expect(areas[0].adjacent).toEqual(rows.filter((row) => row.cathedral === 'yes').map((row) => Number(row.id)));
});

test('the Turn track', () => {
  expect(TURN_TRACK).toEqual(table('turn-track').map((row) => row.symbol));
});

test('the action board', () => {
  expect(DAYS).toEqual(
    table('day-spaces').map((row) => ({
      action: row.action,
      arrow: row['arrow to'],
      adjacent: words(row['may be agreed to from']),
    })),
  );
  const rows = table('night-spaces');
  expect(NIGHTS).toEqual(rows.map((row) => row.night));
  for (const row of rows) {
    const beside = DAYS.filter((day) => day.adjacent.some((night) => night === row.night));
    expect(beside.map((day) => day.action)).toEqual(words(row['adjacent days']));
    expect(DAYS.length - beside.length).toBe(Number(row['free days']));
    isNamed(row, (of) => of.night[row.night]);
  }
  for (const row of table('day-spaces')) {
    const arrow = DAYS.find((day) => day.action === row.action)!.arrow;
    const next = DAYS.filter((day) => !day.adjacent.includes(arrow)).map((day) => day.action);
    expect(next).toEqual(words(row["next turn's choice"]));
  }
});

test('the Ritual track', () => {
  const rows = table('ritual-track');
  expect(RITUAL).toHaveLength(rows.length + 1);
  expect(RITUAL[0]).toEqual({ kind: 'any', signs: [], vp: 0, effects: [] });
  let vp = 0;
  for (const row of rows) {
    if (row.vp !== '-') vp = Number(row.vp);
    expect(RITUAL[Number(row.step)]).toEqual({
      kind: row.kind,
      signs: words(row.symbols),
      vp,
      effects: written(row.effects),
    });
    expect(row.vp !== '-').toBe(row.kind === 'paid');
  }
});

test('the Cathedral track', () => {
  expect(
    CATHEDRAL_TRACK.map(({ piece, icon, stageCards, upWith }) => [piece, stageCards ? 'stage 2 cards' : icon, upWith]),
  ).toEqual(
    table('cathedral-track').map((row) => {
      const mark = /^mark (?:\d-)?(\d) seats$/.exec(row.icon);
      if (mark) return [row.piece, [], Number(mark[1])];
      return [row.piece, row.icon === 'stage 2 cards' ? row.icon : written(row.icon), row.no === '1' ? 4 : 0];
    }),
  );
});

test('the board of Forking Paths', () => {
  expect(FORKS).toEqual(
    table('forking-paths').map((row) => ({
      piece: row.piece,
      colour: row.colour,
      after: words(row.after),
      stageCards: row['stage 2 cards'] === 'yes',
    })),
  );
});

test('the starting action cards', () => {
  const rows = table('starting-actions');
  expect(STARTING.map((card) => card.action)).toEqual(DAYS.map((day) => day.action));
  expect(rows).toHaveLength(STARTING.length);
  for (const row of rows) {
    const card = STARTING.find(({ action }) => action === row.action);
    expect(card).toEqual({
      action: row.action,
      limit: limit(row.limit),
      do: written(row.do),
      agree: written(row.agree),
      oppose: written(row.oppose),
    });
    isNamed(row, (of) => of.action[row.action]);
  }
});

/** The contents of a stage's three tables of Developments, one card for each copy. */
function developments(stage: 1 | 2): object[] {
  const fighting = (row: Row) => ({ key: row.key, stage, attack: Number(row.attack), defence: Number(row.defence) });
  const upgrades = table(`upgrades-${stage}`).map((row) => ({
    row,
    card: {
      kind: 'upgrade',
      ...fighting(row),
      points: stage - 1,
      action: row.action,
      limit: limit(row.limit),
      do: written(row.do),
      agree: written(row.agree),
      oppose: written(row.oppose),
    },
  }));
  const deeds = table(`deeds-${stage}`).map((row) => ({
    row,
    card: { kind: 'deed', ...fighting(row), on: row.on, effects: written(row.effects) },
  }));
  const combat = table(`combat-${stage}`).map((row) => ({
    row,
    card: { kind: 'combat', ...fighting(row), battle: written(row.battle) },
  }));
  return [...upgrades, ...deeds, ...combat].flatMap(({ row, card }) => {
    isNamed(row, (of) => of.card[row.key]);
    expect(words(row.marks)).toHaveLength(Number(row.copies));
    return words(row.marks).map((mark) => ({ ...card, mark }));
  });
}

test('the Developments, numbered in the order of the tables, and Basic Combat', () => {
  const all = [...developments(1), ...developments(2)];
  expect(all).toHaveLength(96);
  all.forEach((card, i) => expect(DEVELOPMENTS[i + 1]).toEqual(card));
  expect(Object.keys(DEVELOPMENTS)).toHaveLength(100);
  for (const card of BASIC)
    expect(DEVELOPMENTS[card]).toEqual({
      kind: 'combat',
      key: 'basic-combat',
      stage: 1,
      mark: 'all',
      attack: 1,
      defence: 0,
      battle: [],
    });
  expect([pl.card['basic-combat'], en.card['basic-combat']]).toEqual(['Walka Podstawowa', 'Basic Combat']);
});

test('the Dreams', () => {
  const all = ([1, 2] as const).flatMap((stage) => table(`dreams-${stage}`).map((row) => ({ row, stage })));
  expect(Object.keys(DREAMS)).toHaveLength(all.length);
  all.forEach(({ row, stage }, i) => {
    const { key, mark, when } = row;
    expect(DREAMS[97 + i]).toEqual({
      key,
      stage,
      mark,
      when,
      need: written(row.need),
      cost: written(row.cost),
      vp: Number(row.vp),
      icons: Number(row.icons),
    });
    isNamed(row, (of) => of.card[key]);
  });
});

test('the Conflicts', () => {
  const all = ([1, 2] as const).flatMap((stage) => table(`conflicts-${stage}`).map((row) => ({ row, stage })));
  const strength = (cell: string) => ({ attack: Number(cell.split('/')[0]), defence: Number(cell.split('/')[1]) });
  expect(Object.keys(CONFLICTS)).toHaveLength(all.length);
  all.forEach(({ row, stage }, i) => {
    const shadows = [row['1 shadow'], row['2 shadows'], row['3 shadows']].map(strength);
    expect(CONFLICTS[143 + i]).toEqual({
      key: row.key,
      stage,
      shadows,
      victory: written(row.victory),
      defeat: written(row.defeat),
    });
    isNamed(row, (of) => of.card[row.key]);
  });
});

test('the Nightmares, both sides', () => {
  const rows = table('nightmares');
  expect(rows).toHaveLength(2 * Object.keys(NIGHTMARES).length);
  for (const row of rows) {
    const nightmare = NIGHTMARES[Number(row.no)];
    const limits = [row['limit 1-2'], row['limit 3'], row['limit 4']];
    expect([nightmare.number, nightmare.key]).toEqual([Number(row.no), row.key]);
    expect(nightmare[row.side as 'basic' | 'advanced']).toEqual({
      command: written(row.command),
      limit: limits[0] === '-' ? null : limits.map(Number),
    });
    isNamed(row, (of) => of.nightmare[row.key]);
  }
});

test('the reward tokens', () => {
  const rows = table('tokens');
  expect(Object.keys(TOKENS)).toHaveLength(rows.length);
  rows.forEach((row, i) => {
    expect(TOKENS[i + 1]).toEqual({ key: row.key, colour: row.colour, effects: written(row.effects) });
    isNamed(row, (of) => of.token[row.key]);
  });
});

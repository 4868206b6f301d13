import { findAppMove, listOpenMoves } from '../../src/match/appMoves';
import { createDice } from '../../src/rules/kernel/chance';
import { NOBODY } from '../../src/rules/kernel/zones';
import type { Kept } from '../storage/faults';

import { driven, goOn, settle, type Driven } from './openTable';
import { device, now, opened, sitters } from './table';

// Whole matches of Nightmare Cathedral take longer than other tests.
jest.setTimeout(60_000);

const setup = (game: string, who: string, seed: number, openTable = true) => ({
  game,
  sitters: sitters(who),
  seed,
  openTable,
});

/** Checks at one moment that nothing on the open table depends on what lies hidden. */
function expectOpen({ match, engine, truth }: Driven, seed: number): boolean {
  const { asked, viewer, view, rest, beats, moves, curtain } = now(match);
  if (curtain !== null) expect([viewer, asked, moves, beats]).toEqual([NOBODY, null, [], []]);
  if (asked === null) return false;
  expect(viewer).toBe(NOBODY);
  expect(view).toEqual(engine.view(truth, NOBODY));
  for (const shown of [rest, ...beats.map((beat) => beat.view)]) expect(engine.view(shown, NOBODY)).toEqual(shown);
  for (const { event } of beats) expect(event?.secret).toBeUndefined();
  for (const move of moves) expect(engine.game.isOpen!(move)).toBe(true);
  const world = engine.imagine(truth, NOBODY, createDice(seed));
  const seating = {
    engine,
    sitters: match.sitters,
    isOpenTable: true,
    shut: new Set<number>(),
    through: new Set<number>(),
    sittingOut: new Map<number, string>(),
  };
  for (let seat = 0; seat < truth.seats; seat++) {
    expect(listOpenMoves(engine, world, seat)).toEqual(listOpenMoves(engine, truth, seat));
    expect(findAppMove(seating, world, seat, NOBODY)).toEqual(findAppMove(seating, truth, seat, NOBODY));
  }
  return true;
}

test.each([
  ['cat-lady', 1, 60],
  ['cat-lady', 2, 60],
  ['nightmare-cathedral', 3, 400],
  ['nightmare-cathedral', 4, 400],
])(
  '%s, match %i: at every decision the open table shows and plays what depends on no secret',
  async (game, seed, most) => {
    const table = driven(setup(game, 'PPP', seed));
    const dice = createDice(seed);
    let open = 0;
    let curtains = 0;
    for (let i = 0; i < most && (await goOn(table, dice)); i++) {
      await settle();
      if (expectOpen(table, i)) open++;
      if (now(table.match).curtain !== null) curtains++;
    }
    expect(open).toBeGreaterThan(20);
    expect(curtains).toBeGreaterThan(5);
  },
);

test.each(['cat-lady', 'nightmare-cathedral'])(
  '%s is played to its end, with bots among the people',
  async (game) => {
    const table = driven(setup(game, 'PbP', 9));
    const dice = createDice(9);
    while (await goOn(table, dice, 9));
    expect(now(table.match).status).toBe('finished');
    expect([0, 2].map((seat) => table.match.isAskedAgain(seat))).toEqual([false, false]);
  },
  60_000,
);

test('the setting is kept with the match; one of before has none, and neither has one person or a game without', () => {
  const kept: Kept = new Map();
  const { id } = device(kept).begin(setup('cat-lady', 'PP', 1));
  expect(opened(device(kept).open(id)).isOpenTable).toBe(true);
  expect(now(opened(device(kept).open(id)))).toMatchObject({ curtain: null, viewer: NOBODY, moves: { length: 6 } });
  for (const [game, who, isOpen] of [
    ['cat-lady', 'PP', false],
    ['cat-lady', 'Pb', true],
    ['sen', 'PP', true],
  ] as const) {
    expect(device().begin(setup(game, who, 1, isOpen)).isOpenTable).toBe(false);
  }
});

test('cards are hidden at once when the app goes to the background, and what was not seen is shown to the table', async () => {
  const table = driven(setup('cat-lady', 'PP', 1));
  await settle();
  const { match } = table;
  table.decide(now(match).moves[0]);
  await settle();
  const own = now(match).asked!;
  match.cover(own, 0);
  match.take();
  await settle();
  expect(now(match)).toMatchObject({ viewer: own, asked: null });
  table.driver.stop();
  expect(now(match)).toMatchObject({ viewer: NOBODY, asked: own, curtain: null });
  table.driver.start();
  match.cover(own, 0);
  match.take();
  const { moves, view } = now(match);
  table.decide(moves.find(({ type }) => type === 'take')!);
  expect(now(match).viewer).toBe(own);
  await settle(); // Nobody asks anything of this seat, so the device lies open, and shows what was done behind it.
  expect(now(match)).toMatchObject({ viewer: NOBODY, asked: 1 - own });
  expect(now(match).view.played).toBe(view.played + 1);
});

test('undo at the open table takes back what was done there, and nothing done with cards in hand', async () => {
  const table = driven(setup('cat-lady', 'PP', 1));
  const { match } = table;
  await settle();
  const placing = now(match).asked!;
  expect(now(match).undoBlockedBy).toBe('start');
  table.decide(now(match).moves[0]);
  await settle();
  expect(now(match)).toMatchObject({ asked: 1 - placing, undoBlockedBy: null, view: { played: 1 } });
  match.undo();
  await settle();
  expect(now(match)).toMatchObject({ asked: placing, view: { played: 0 } });

  const other = driven(setup('cat-lady', 'PP', 1));
  await settle();
  other.match.cover(placing, 0);
  other.match.take();
  other.decide(now(other.match).moves[0]);
  await settle();
  expect(now(other.match)).toMatchObject({ asked: 1 - placing, undoBlockedBy: 'table', view: { played: 1 } });
});

test.each([
  ['without open cards', 1e6, 'false true true'], // It could have played a card, and the app has not looked.
  ['with open cards', 1, 'true false true'],
])('who reacts %s is asked for deeds and Dreams by hand or not', async (_, opensEvery, expected) => {
  const table = driven(setup('nightmare-cathedral', 'PP', 1));
  const dice = createDice(1);
  for (let i = 0; i < 250 && (await goOn(table, dice, opensEvery)); i++);
  const windows = table.decided.filter(
    ({ step, isOwnTurn }) => !isOwnTurn && /^(turn.reacted|action.deeds)/.test(step),
  );
  const kinds = windows.map(({ isOpen, isByApp, choices }) => `${isOpen} ${isByApp} ${choices > 1}`);
  expect(kinds).toContain(expected);
  expect(kinds).not.toContain('true true true');
});

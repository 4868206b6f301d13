import { createEngine } from '../../src/rules/kernel/engine';
import { isOptionValue } from '../../src/rules/kernel/options';
import type { SheetRound } from '../../src/rules/kernel/sheet';
import type { Options } from '../../src/rules/kernel/types';
import { crowsOf } from '../../src/rules/sen/cards';
import { sen } from '../../src/rules/sen/game';
import { senSheet } from '../../src/rules/sen/sheet';
import type { Sen } from '../../src/rules/sen/state';

const engine = createEngine(sen);
const MATCHES = Number(process.env.MATCHES ?? 300);

/** Plays a match from a seed, and what somebody beside the table would have entered. */
function played(seed: number): {
  readonly state: Sen;
  readonly rounds: readonly SheetRound[];
  readonly options: Options;
} {
  const seats = 2 + (seed % 4);
  const options = {
    end: 'rounds',
    rounds: 1 + (seed % 3),
    penalty: seed % 2 === 0 ? 5 : 15,
    tameCrows: seed % 3 === 0,
    allIn: seed % 5 === 0,
    pairs: seed % 7 === 0,
  };
  const state = engine.start({ seats, seed, options }) as Sen;
  const rounds: SheetRound[] = [];
  let pick = seed;
  while (!engine.isOver(state)) {
    const [seat] = engine.waiting(state);
    const moves = engine.moves(state, seat);
    pick = (pick * 48271 + 11) % 2147483647;
    engine.play(state, seat, moves[pick % moves.length], (event) => {
      if (event.key !== 'counted') return;
      const seatsEntries = state.dreams.map((lands) => ({ lands: lands.map(crowsOf) }));
      rounds.push({
        common: { ended: event.seat!, ...(event.called === true ? {} : { ranOut: true }) },
        seats: seatsEntries,
      });
    });
  }
  return { state, rounds, options: state.options };
}

test(`the sheet gives everybody the points of play, in ${MATCHES} matches entered as a person would`, () => {
  for (let seed = 1; seed <= MATCHES; seed++) {
    const { state, rounds, options } = played(seed);
    const { points, totals, places, isOver } = senSheet.tally(rounds, options, state.seats);
    expect(points).toEqual(state.rounds.map((round) => round.points));
    expect({ totals, places, isOver }).toEqual({
      totals: state.totals,
      places: sen.result(state).places,
      isOver: true,
    });
  }
});

const LIMIT = { end: 'limit', limit: 100, rounds: 10, penalty: 5, tameCrows: false, allIn: false, pairs: false };
const round = (ended: number | null, ...sums: (string | null)[]): SheetRound => ({
  common: ended === null ? {} : { ended },
  seats: sums.map((sum): Record<string, string> => (sum === null ? {} : { sum })),
});

test('a sum alone will do; a caller without the fewest pays; the left neighbour begins', () => {
  const tally = senSheet.tally([round(1, '3+4', '12', '20-1')], LIMIT, 3);
  expect(tally.points).toEqual([[7, 17, 19]]);
  expect(tally.parts[0][1]).toEqual([
    { name: 'crows', points: 12 },
    { name: 'penalty', points: 5 },
  ]);
  expect(tally.begins).toEqual([null, 2]);
});

test('what is there counts as it lies until all is there; an older round can be changed', () => {
  const unfinished = senSheet.tally([round(0, '3', '5'), round(1, '9', null)], LIMIT, 2);
  expect(unfinished.points).toEqual([
    [3, 5],
    [9, null],
  ]);
  expect(unfinished.totals).toEqual([12, 5]);
  expect(senSheet.tally([round(0, '30', '5'), round(1, '9', '4')], LIMIT, 2).totals).toEqual([44, 9]);
});

test('who called is asked for beside the crows, and hides none of them', () => {
  const { points, totals, notes } = senSheet.tally([round(1, '3', '5'), round(null, '9', '12')], LIMIT, 2);
  expect(points[1]).toEqual([9, 12]);
  expect(totals).toEqual([12, 22]);
  expect(notes).toEqual([{ name: 'noCaller', round: 1, seats: [0], facts: { penalty: 5 }, asks: 'ended' }]);
  expect(senSheet.tally([round(1, '3', '5'), round(0, '9', '12')], LIMIT, 2).notes).toEqual([]);
});

test('where the pile ran out nobody pays, and who ended the round is asked for still', () => {
  const ranOut: SheetRound = { common: { ranOut: true }, seats: [{ sum: '9' }, { sum: '12' }] };
  const asked = senSheet.tally([ranOut], LIMIT, 2);
  expect([asked.totals, asked.notes?.map(({ asks }) => asks)]).toEqual([[9, 12], ['ended']]);
  const said = senSheet.tally([{ ...ranOut, common: { ranOut: true, ended: 1 } }], LIMIT, 2);
  expect([said.totals, said.notes, said.begins]).toEqual([[9, 12], [], [null, 0]]);
});

test('over at the limit', () => {
  expect(senSheet.tally([round(1, '50', '5'), round(1, '50', '60')], LIMIT, 2).isOver).toBe(true);
  expect(senSheet.tally([round(1, '50', '5'), round(1, '49', '60')], LIMIT, 2).isOver).toBe(false);
});

test('where nines are counted a sum alone is not asked for', () => {
  const names = (options: Options) => senSheet.fields(options, 3).map(({ name }) => name);
  expect(names(LIMIT)).toEqual(['lands', 'sum']);
  expect(names({ ...LIMIT, tameCrows: true })).toEqual(['lands']);
  for (const [name, rule] of Object.entries(senSheet.options))
    expect(isOptionValue(rule, LIMIT[name as keyof typeof LIMIT])).toBe(true);
});

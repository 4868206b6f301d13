import { countFollowers, listFortresses } from '../../../src/games/nightmare-cathedral/belongings';
import { listDevoured, listPieceRows } from '../../../src/games/nightmare-cathedral/building';
import { countBeats, listRounds, sumRounds } from '../../../src/games/nightmare-cathedral/counting';
import { countTurnsLeft, listAreasOf, listTurns } from '../../../src/games/nightmare-cathedral/course';
import { layout } from '../../../src/games/nightmare-cathedral/layout';
import { explainControl, lookOfLens } from '../../../src/games/nightmare-cathedral/lens';
import { cutSince, divideTurns } from '../../../src/games/nightmare-cathedral/since';
import {
  describeStairsStep,
  findUnpaid,
  isClimb,
  isClimbing,
  lookOfStairs,
  STEPS,
  stepOf,
} from '../../../src/games/nightmare-cathedral/stairs';
import { buildTowerPanels } from '../../../src/games/nightmare-cathedral/towerPanels';
import { boardOf } from '../../../src/rules/nightmare-cathedral/content/maps';
import { FORKS, RITUAL } from '../../../src/rules/nightmare-cathedral/content/tracks';
import { landOf } from '../../../src/rules/nightmare-cathedral/land';
import { scoreOf } from '../../../src/rules/nightmare-cathedral/score';
import {
  NONE,
  SHADOWS,
  type CathedralMove,
  type NightmareCathedral,
} from '../../../src/rules/nightmare-cathedral/state';
import type { PastEvent } from '../../../src/table/face';
import { decisions } from '../matchRunner';

import { engine, play } from './matches';

const EXTENT = { matches: 9, every: 11 };

const each = (
  look: (view: NightmareCathedral, seat: number, moves: readonly CathedralMove[], state: NightmareCathedral) => void,
  extent = EXTENT,
) => decisions(play, extent, (state, seat, moves) => look(engine.view(state, seat), seat, moves, state));

test('the followers of every seat are twenty, wherever a random match stands', () => {
  let looked = 0;
  const wrong: string[] = [];
  each((view) => {
    for (let seat = 0; seat < view.seats; seat++) {
      const counts = Object.values(countFollowers(view, seat));
      looked++;
      if (counts.reduce((sum, one) => sum + one, 0) !== 20) wrong.push(`${seat}: ${counts.join(' ')}`);
    }
  });
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(500);
});

test('the levels of listed fortresses and those left to build are ten', () => {
  each((view) => {
    for (let seat = 0; seat < view.seats; seat++) {
      const built = listFortresses(view, seat).reduce((sum, { levels }) => sum + levels, 0);
      expect(built + view.blocks[seat]).toBe(10);
    }
  });
});

test('the lens walks on to neighbours that lead back, and says of everybody who stands there', () => {
  each(
    (view) => {
      for (const area of landOf(view).inPlay) {
        const { neighbours, units, isByCathedral } = lookOfLens(view, area);
        for (const next of neighbours) expect(lookOfLens(view, next).neighbours).toContain(area);
        expect(neighbours).not.toContain(area);
        expect(isByCathedral).toBe(boardOf(view.seats).areas[area].cathedral);
        for (const { side, count } of units) expect(view.units[area * 5 + side]).toBe(count);
      }
    },
    { matches: 6, every: 60 },
  );
});

test('why an area is controlled agrees with who controls it', () => {
  const keys = new Set<string>();
  each((view) => {
    for (const area of landOf(view).inPlay) {
      const { key, facts } = explainControl(lookOfLens(view, area), -1);
      const why = key.replace('nightmare-cathedral:lens.control.', '');
      keys.add(why);
      const control = view.control[area];
      if (why === 'tie') expect(control).toBe(NONE);
      else if (why === 'empty' || why.startsWith('shadows')) expect(control).toBe(SHADOWS);
      else expect(facts?.who).toEqual({ seat: control });
      if (control >= 0 && control < view.seats)
        expect(explainControl(lookOfLens(view, area), control).key).toContain('.control.you.');
    }
  });
  expect([...keys].sort()).toEqual(
    ['empty', 'fortress', 'most', 'only', 'shadows.most', 'shadows.only', 'stronghold', 'tie'].sort(),
  );
});

test('the stairs lie before who climbs, and what may be climbed to is ringed', () => {
  let climbed = 0;
  let knelt = 0;
  each(
    (view, seat, moves) => {
      const climbs = moves.filter(isClimb);
      const panels = buildTowerPanels(view, seat, layout(view.seats, { width: 390, height: 724 }, false)).map(
        ({ panel }) => panel,
      );
      // A column shows the stairs already.
      const beside = buildTowerPanels(view, seat, layout(view.seats, { width: 1366, height: 904 }, false));
      expect(beside.map(({ panel }) => panel.replace('climb', 'stairs'))).toEqual(panels);
      expect(beside.some(({ panel }) => panel === 'stairs')).toBe(false);
      expect(panels.includes('fragments')).toBe(moves.some(({ type }) => type === 'piece'));
      if (climbs.length > 0) {
        climbed++;
        expect(isClimbing(view, seat)).toBe(true);
        expect(panels).toEqual(['stairs']);
        expect(climbs.length).toBeLessThanOrEqual(4);
        for (const move of climbs) expect(lookOfStairs(view, seat).next).toContain(stepOf(view, seat, move));
      }
      if (moves.some(({ type }) => type === 'kneel')) {
        knelt++;
        const sign = findUnpaid(view);
        expect(panels).toEqual(['stairs']);
        expect(lookOfStairs(view, seat).next).toHaveLength(1);
        for (const move of moves)
          if (move.type === 'kneel') expect(boardOf(view.seats).areas[move.area].sign).toBe(sign);
      }
      for (let other = 0; other < view.seats; other++) if (other !== seat) expect(isClimbing(view, other)).toBe(false);
    },
    { matches: 12, every: 1 },
  );
  expect(climbed).toBeGreaterThan(20);
  expect(knelt).toBeGreaterThan(10);
});

test('every step says its price, and paid steps their points', () => {
  expect(STEPS).toHaveLength(18);
  for (const step of STEPS) {
    const { key, facts } = describeStairsStep(step);
    expect(key).toBe(`nightmare-cathedral:stairs.step.${step.kind}`);
    if (step.kind === 'paid') expect(facts?.count).toBe(RITUAL[step.step].vp);
  }
});

test('the rows of the Cathedral say which pieces stand and which may be built', () => {
  let built = 0;
  each(
    (view, _seat, moves) => {
      const rows = listPieceRows(view);
      expect(rows).toHaveLength(13);
      const up = rows.filter(({ state }) => state === 'up').map(({ piece }) => piece);
      expect(up.sort()).toEqual([...view.pieces].sort());
      if (!view.options.forking) {
        expect(rows.filter(({ state }) => state === 'next')).toHaveLength(view.pieces.length < 13 ? 1 : 0);
        return;
      }
      for (const row of rows) expect(row.why !== null).toBe(row.state === 'shut');
      const offered = moves.flatMap((move) => (move.type === 'piece' ? [move.piece] : []));
      if (offered.length > 0) {
        built++;
        const open = rows.filter(({ state }) => state === 'open').map(({ piece }) => piece);
        expect(open.sort()).toEqual(offered.sort());
      }
    },
    { matches: 12, every: 1 },
  );
  expect(built).toBeGreaterThan(10);
  expect(FORKS).toHaveLength(13);
});

test('the count adds up to the score, and the devoured to what lies on their board', () => {
  each((view) => {
    const rounds = listRounds(view, countBeats(view.seats));
    expect(sumRounds(rounds, view.seats)).toEqual(scoreOf(view));
    expect(rounds.every(({ isNow }) => !isNow)).toBe(true);
    const none = listRounds(view, 0);
    expect(sumRounds(none, view.seats).every((sum) => sum === 0)).toBe(true);
    const one = listRounds(view, 1);
    expect(one.map(({ points }) => points.filter((point) => point !== null).length)).toEqual([1, 0, 0, 0, 0]);
    const sum = listDevoured(view).reduce((all, { count }) => all + count, 0);
    expect(sum).toBe(view.devoured.reduce((all, count) => all + count, 0));
  });
});

test('the turns to come are those that come', () => {
  const told = new Map<number, { turn: number; seat: number; sign: string }[]>();
  let begun = 0;
  play(
    4,
    (state) => {
      if (state.turns === 5 && begun === 0 && state.flow.length > 0) {
        begun = 1;
        told.set(
          0,
          listTurns(engine.view(state, 0)).map(({ turn, seat, sign }) => ({ turn, seat, sign })),
        );
      }
    },
    (event) => {
      if (event.key !== 'turn' || begun === 0) return;
      const ahead = told.get(0)!.find(({ turn }) => turn === event.turn);
      expect(ahead).toEqual({ turn: event.turn, seat: event.seat, sign: event.sign });
      begun++;
    },
    4000,
  );
  expect(begun).toBeGreaterThan(5);
});

test('in the last round as many turns are left as make all equal', () => {
  const s = engine.start({ seats: 4, seed: 1 });
  expect(countTurnsLeft(s)).toBe(36);
  const at = (turns: number, lastRound: boolean) => countTurnsLeft({ ...s, turns, lastRound });
  expect([at(30, true), at(31, true), at(32, true), at(35, true)]).toEqual([2, 1, 4, 1]);
  expect(at(35, false)).toBe(1);
  expect(listAreasOf({ seats: 3 }, 'eye').every((area) => landOf({ ...s, seats: 3 }).inPlay.includes(area))).toBe(true);
});

const turn = (seat: number): PastEvent => ({ seat, event: { key: 'turn', seat, turn: 1, sign: 'eye' } });
const act = (seat: number): PastEvent => ({ seat, event: { key: 'acted', seat, day: 0 } });

test('since the own last turn means from the turn that followed it on', () => {
  const events = [act(3), turn(0), act(0), turn(1), act(1), turn(2), act(2), turn(0), act(0)];
  expect(cutSince(events, 0)).toEqual(events.slice(3));
  expect(cutSince(events, 1)).toEqual(events.slice(5));
  expect(cutSince(events.slice(0, 3), 0)).toEqual(events.slice(0, 3));
  expect(cutSince(events.slice(0, 7), 2)).toEqual(events.slice(0, 7));
  expect(divideTurns(events).map((some) => some.length)).toEqual([1, 2, 2, 2, 2]);
});

import { BASIC } from '../../../src/rules/nightmare-cathedral/content/cards';
import { SHADOWS } from '../../../src/rules/nightmare-cathedral/state';

import { arrange, cardCalled, done, facing, keys, moves, play, until } from './arrange';

/**
 * Events must carry everything that a screen or a log needs. The golden playthroughs contain those events that random
 * matches reach.
 */

const X = SHADOWS;
const lay = (seat: number) => ({ type: 'lay', card: BASIC[seat] }) as const;

test('N6.2 to N6.6 a conflict, from its naming to its end', () => {
  const areas = {
    3: {
      units: [
        [0, 2],
        [1, 2],
      ],
    },
    6: { units: [[1, 1]] },
  } as const;
  const { s } = facing([['conflict', 'here', 1]], { areas, hands: [[], []] }, { here: 3 });
  expect(play(s, { type: 'conflict', area: 3, sides: [0, 1] })).toEqual([
    { key: 'conflict', seat: 0, area: 3, sides: [0, 1] },
  ]);
  expect(play(s, { type: 'layFirst', side: 1 })).toEqual([{ key: 'laysFirst', seat: 1 }]);
  play(s, lay(1));
  expect(play(s, lay(0)).slice(1)).toEqual([
    { key: 'shown', area: 3, sides: [1, 0], cards: [[BASIC[1]], [BASIC[0]]] },
    { key: 'hits', area: 3, sides: [1, 0], attack: [1, 1], defence: [0, 0], hits: [1, 1] },
    { key: 'fell', area: 3, side: 1 },
    { key: 'fell', area: 3, side: 0 },
  ]);
  expect(play(s, { type: 'winner', side: 0 })).toEqual([{ key: 'won', area: 3, side: 0, loser: 1, by: 'named' }]);
  expect(play(s, { type: 'retreat', to: 6 })).toEqual([
    { key: 'retreated', area: 3, side: 1, to: 6 },
    { key: 'conflictOver', area: 3 },
  ]);
});

test('N6.4 a level that falls', () => {
  const { s } = facing(
    [['conflict', 'here', 1]],
    { areas: { 3: { units: [[0, 1]], fortress: [1, 2] } }, hands: [[], []] },
    { here: 3 },
  );
  play(s, { type: 'conflict', area: 3, sides: [0, 1] }, lay(0));
  const told = play(s, lay(1));
  expect(told.slice(3)).toEqual([
    { key: 'fell', area: 3, side: 0 },
    { key: 'levelFell', seat: 1, area: 3, levels: 1 },
    { key: 'won', area: 3, side: 1, loser: 0, by: 'fortress' },
    { key: 'conflictOver', area: 3 },
  ]);
});

test('N6.7 what a Conflict card brings', () => {
  const fight = (shadows: number, followers: number) => {
    const { s } = facing(
      [['conflict', 'here', 1]],
      {
        areas: {
          3: {
            units: [
              [0, followers],
              [X, shadows],
            ],
          },
          1: { units: [[0, 2]] },
        },
        hands: [[], []],
      },
      { here: 3 },
    );
    const card = cardCalled('crawling-dark');
    s.conflicts.splice(s.conflicts.indexOf(card), 1);
    s.conflicts.push(card);
    play(s, { type: 'conflict', area: 3, sides: [0, X] });
    return { s, card };
  };
  const won = fight(1, 3);
  play(won.s, lay(0));
  expect(play(won.s, { type: 'victory' })[0]).toEqual({ key: 'victory', seat: 0, card: won.card });
  const lost = fight(3, 1);
  expect(play(lost.s, lay(0))).toContainEqual({ key: 'defeat', seat: 0, card: lost.card });
});

test('N1.4, N1.8 followers that do not come, and why', () => {
  const mine = (count: number) => ({ 3: { units: [[0, count]] } }) as const;
  const full = facing([['produce', 'controlled', 2]], { areas: mine(2) });
  expect(play(full.s, { type: 'produce', area: 3 })[1]).toEqual({
    key: 'short',
    seat: 0,
    area: 3,
    count: 1,
    by: 'full',
  });
  expect(facing([['produce', 'controlled', 2]], { areas: { 3: { units: [[1, 1]] } } }).told).toContainEqual({
    key: 'short',
    seat: 0,
    area: 0,
    count: 2,
    by: 'control',
  });
  const walls = { 3: { units: [[0, 3]], fortress: [0, 1] } } as const;
  expect(facing([['produceEach', 'fortress', 1]], { areas: walls }).told).toContainEqual({
    key: 'short',
    seat: 0,
    area: 3,
    count: 1,
    by: 'full',
  });
  const { s } = facing([['produce', 'controlled', 2]], { areas: mine(1) });
  s.supply[0] = 1;
  expect(play(s, { type: 'produce', area: 3 })[1]).toMatchObject({ key: 'short', count: 1, by: 'supply' });
});

test('N5.1 an effect of which nothing can be done is told to be lost', () => {
  const alone = { areas: { 3: { units: [[1, 1]] } } } as const;
  expect(facing([['worship', 1]], alone).told).toContainEqual({ key: 'idle', seat: 0, effect: ['worship', 1] });
  const { s, told } = facing([['climb', 'bonus', 1]], alone);
  expect(keys(told)).not.toContain('idle');
  s.ritual = [13, 18, 0, 0];
  expect(play(s, { type: 'climb', marker: 0 })).toContainEqual({ key: 'idle', seat: 0, effect: ['command', 1] }); // no Nightmare is out yet
});

test('N5.6 who stops placing followers misses none', () => {
  const { s } = facing([['produce', 'controlled', 2]], { areas: { 3: { units: [[0, 1]] } } });
  expect(keys(play(s, done))).not.toContain('short');
});

test('N5.6, N5.8 units that come and go', () => {
  const recalled = arrange({ areas: { 3: { units: [[0, 1]] } } });
  recalled.limbo[0] = 1;
  recalled.flow.push({
    procedure: 'recall',
    step: 'choose',
    locals: { seat: 0, left: 1, where: 'controlled', here: 0 },
  });
  expect(play(recalled, { type: 'recall', area: 3 })).toEqual([{ key: 'recalled', seat: 0, area: 3 }]);
  const { s: away } = facing([['removeShadow', 'any', 1]], { areas: { 3: { units: [[X, 2]] } } });
  expect(play(away, { type: 'removeShadow', area: 3 })).toEqual([{ key: 'shadowWent', seat: 0, area: 3 }]);
  const { s: come } = facing([['addShadow', 'any', 1]], { areas: {} });
  expect(play(come, { type: 'addShadow', area: 3 })).toEqual([{ key: 'shadowCame', seat: 0, area: 3 }]);
  const { s: converted } = facing([['convert', 'winged', 1]], { areas: { 3: { units: [[1, 1]] } }, winged: [3, 4] });
  expect(play(converted, { type: 'convert', area: 3, side: 1 })).toEqual([
    { key: 'converted', seat: 0, area: 3, side: 1 },
  ]);
  const { s: lost } = facing([['lose', 'any', 1]], { areas: { 3: { units: [[0, 2]] } } });
  expect(play(lost, { type: 'lose', area: 3 })).toEqual([{ key: 'lost', seat: 0, area: 3 }]);
});

test('N9.3, N9.4 the devoured, the last round, the released', () => {
  const { s } = facing(
    [
      ['devour', 'rival', 1, 'any'],
      ['release', 1],
    ],
    { areas: { 3: { units: [[1, 2]] } }, complete: true, options: { nightmares: '1+5' } },
  );
  s.devoured[X] = 6; // The seventh one ends the game.
  expect(play(s, { type: 'devour', area: 3, side: 1 })).toEqual([
    { key: 'devoured', seat: 0, area: 3, side: 1 },
    { key: 'lastRound', count: 7 },
  ]);
  expect(moves(s)).toEqual([1, X].map((side) => ({ type: 'release', side })));
  expect(play(s, { type: 'release', side: 1 })).toEqual([{ key: 'released', seat: 0, side: 1 }]);
  expect([s.supply[1], s.devoured[1]]).toEqual([19, 0]);
  const { s: more } = facing([['devour', 'rival', 1, 'any']], {
    areas: { 3: { units: [[1, 2]] } },
    complete: true,
    options: { nightmares: '1+5' },
  });
  more.devoured[X] = 8;
  more.lastRound = true;
  expect(keys(play(more, { type: 'devour', area: 3, side: 1 }))).toEqual(['devoured']); // It is told only once.
});

test('N8.4, N8.5 the cards of stage 2 with the new market, and who wakes', () => {
  const built = (pieces: number) => {
    const s = arrange({ options: { nightmares: '3+7' } });
    s.pieces = Array.from({ length: pieces }, () => '1A' as const);
    s.flow.push(
      { procedure: 'cathedral', step: 'next', locals: { builder: 1, everybody: true, space: 0 } },
      { procedure: 'bonus', step: 'offer', locals: { seat: 0, step: 1 } },
    );
    return { s, told: play(s, done) };
  };
  const stage = built(8);
  expect(stage.told.slice(0, 2)).toEqual([
    { key: 'pieceUp', seat: 1, piece: '4A' },
    { key: 'stageCards', cards: stage.s.market },
  ]);
  const last = built(12);
  expect(last.told).toEqual([
    { key: 'pieceUp', seat: 1, piece: '6B' },
    { key: 'complete', seat: 1, nightmares: [3, 7] },
  ]);
  last.s.nightmares[0] = 1;
  stage.s.market[0] = 0;
  expect(last.told[1].nightmares).toEqual([3, 7]); // The event does not change when the table does.
  expect((stage.told[1].cards as number[])[0]).toBeGreaterThan(0);
});

test('N7.2, N5.2 kneeling, paying from Limbo, rising; an upgrade', () => {
  const s = arrange({ areas: { 1: { units: [[0, 2]] } }, hands: [[], []], dreams: [[], []] });
  s.ritual = [4, 4, 0, 0];
  s.limbo[0] = 3;
  play(s, { type: 'act', day: 4 });
  until(s, 'worship.step');
  play(s, { type: 'worship', marker: 0, limbo: false });
  expect(play(s, { type: 'kneel', area: 1 })[0]).toEqual({ key: 'knelt', seat: 0, area: 1 });
  play(s, done);
  expect(play(s, { type: 'worship', marker: 1, limbo: true })[0]).toEqual({ key: 'limboPaid', seat: 0, count: 3 });
  expect(play(s, done)[0]).toEqual({ key: 'rose', seat: 0, count: 1 });
  const { s: up } = facing([['upgrade', 1]], { hands: [['stone-ranks'], []] });
  const card = cardCalled('stone-ranks');
  expect(play(up, { type: 'upgrade', card })).toEqual([{ key: 'upgraded', seat: 0, day: 2, card }]);
});

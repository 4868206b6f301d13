import type { Card } from '../../../src/rules/kernel/types';
import { BASIC, CONFLICTS, DEVELOPMENTS } from '../../../src/rules/nightmare-cathedral/content/cards';
import type { Conflict } from '../../../src/rules/nightmare-cathedral/falling';
import { SHADOWS, type NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';
import { hitsOn, strengthsOf, reasonOfWin } from '../../../src/rules/nightmare-cathedral/strengths';

import {
  accept,
  arrange,
  asked,
  cardCalled,
  done,
  engine,
  facing,
  keys,
  moves,
  play,
  types,
  units,
  waiting,
  type Arrangement,
} from './arrange';

const X = SHADOWS;

/** Units that meet in area 3: whose, and how many. */
const meeting = (...units: [side: number, count: number][]) => ({ 3: { units } });

/** A conflict in area 3 ordered by seat 0, with these cards on top of the Conflict deck. */
function fight(
  arrangement: Arrangement,
  {
    sides = [0, 1] as const,
    drawn = 'the-rabble',
    seat = 0,
    area = 3,
    devours = false,
  }: { sides?: readonly [number, number]; drawn?: string; seat?: number; area?: number; devours?: boolean } = {},
): NightmareCathedral {
  const { s } = facing(
    [devours ? ['conflict', 'here', 1, 'devourFallen'] : ['conflict', 'here', 1]],
    { hands: [[], [], [], []].slice(0, arrangement.seats ?? 2), ...arrangement },
    { seat, here: area },
  );
  const card = cardCalled(drawn);
  for (const pile of [s.conflicts, s.conflicts2]) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
  s.conflicts.push(card);
  play(s, { type: 'conflict', area, sides });
  return s;
}

/** Lays these cards, for whoever is asked. */
const lay = (s: NightmareCathedral, ...keys: readonly string[]) => {
  for (const key of keys) {
    const seat = waiting(s);
    play(s, {
      type: 'lay',
      card: s.hands[seat].find((card) => (key === 'basic' ? card === BASIC[seat] : DEVELOPMENTS[card].key === key))!,
    });
  }
};

test('N6.1 units or a fortress make a side', () => {
  const { s } = facing([['conflict', 'any', 1]], {
    areas: {
      3: { units: [[0, 1]], fortress: [1, 1] },
      6: { units: [[0, 2]] },
      9: { units: [[X, 1]], fortress: [0, 1] },
    },
  });
  expect(moves(s)).toEqual([
    { type: 'conflict', area: 3, sides: [0, 1] },
    { type: 'conflict', area: 9, sides: [0, X] },
  ]);
});

describe('laying', () => {
  const hands = [
    ['blow', 'veil', 'frenzy', 'exorcism'],
    ['blow', 'veil', 'frenzy'],
  ] as const;

  test('N6.2 one card at least, one for each follower and for the fortress at most', () => {
    const s = fight({
      areas: {
        3: {
          units: [
            [0, 2],
            [1, 2],
          ],
          fortress: [1, 3],
        },
      },
      hands,
    });
    // The controller lays second.
    expect([waiting(s), asked(s), moves(s).length, types(s)]).toEqual([0, 'conflict.layFirst', 5, ['lay']]);
    lay(s, 'basic');
    expect(types(s)).toEqual(['lay', 'done']);
    lay(s, 'exorcism');
    expect([waiting(s), asked(s)]).toEqual([1, 'conflict.laySecond']);
    lay(s, 'blow', 'veil');
    expect(types(s)).toEqual(['lay', 'done']); // It has two followers and a fortress.
    lay(s, 'frenzy');
    expect(s.flow.some((frame) => frame.procedure === 'conflict' && frame.step.startsWith('lay'))).toBe(false);
  });

  test('N6.2 against Shadows the seat lays first', () => {
    const s = fight(
      {
        areas: meeting([0, 1], [X, 2]),
        hands,
      },
      { sides: [0, X] },
    );
    expect(s.conflicts.at(-1)).toBe(cardCalled('the-rabble')); // The card is not drawn yet.
    lay(s, 'blow');
    expect(s.conflicts).not.toContain(cardCalled('the-rabble'));
  });

  test('N6.2 with neither in control the active seat says who is first', () => {
    const s = fight(
      {
        seats: 3,
        turn: 2,
        areas: {
          3: {
            units: [
              [0, 1],
              [1, 1],
            ],
            fortress: [2, 1],
          },
        },
      },
      { seat: 0 },
    );
    expect([asked(s), waiting(s), moves(s)]).toEqual([
      'conflict.order',
      2,
      [
        { type: 'layFirst', side: 0 },
        { type: 'layFirst', side: 1 },
      ],
    ]);
    play(s, { type: 'layFirst', side: 1 });
    expect(waiting(s)).toBe(1);
    lay(s, 'basic');
    expect(waiting(s)).toBe(0);
    const held = fight({
      areas: meeting([0, 2], [1, 1]),
    });
    expect(waiting(held)).toBe(1); // Seat 0 controls the area.
  });

  test('N6.2 cards lie face down, their number is open', () => {
    const s = fight({
      areas: meeting([0, 2], [1, 2]),
      hands,
    });
    play(s, { type: 'layFirst', side: 0 });
    const told: unknown[] = [];
    engine.play(s, 0, { type: 'lay', card: BASIC[0] }, (event) => told.push(event));
    expect(told).toEqual([{ key: 'laid', seat: 0, count: 1, secret: { to: [0], card: BASIC[0] } }]);
    const conflict = engine.view(s, 1).flow.at(-1)!.locals as { laid: Card[][] };
    // Nobody can tell whether Basic Combat lies there.
    expect([conflict.laid[0], engine.view(s, 1).hands[0]]).toEqual([[0], [0, 0, 0, 0]]);
    expect(engine.view(arrange({ hands }), 1).hands[0]).toEqual([BASIC[0], 0, 0, 0, 0]);
  });

  test('N6.2 a rival believes that Basic Combat is in the hand or among the cards', () => {
    const s = fight({
      areas: meeting([0, 2], [1, 2]),
      hands,
    });
    play(s, { type: 'layFirst', side: 0 });
    lay(s, 'blow');
    for (let seed = 0; seed < 40; seed++) {
      const world = engine.imagine(s, 1, {
        random: (below) => (seed * 7) % below,
        shuffle: (cards) => cards.reverse(),
      });
      const conflict = world.flow.at(-1)!.locals as { laid: Card[][] };
      expect(conflict.laid[0].includes(BASIC[0]) || world.hands[0][0] === BASIC[0]).toBe(true);
    }
  });
});

test('N6.3 all are shown, and a defence takes an attack', () => {
  const s = fight({
    areas: {
      3: {
        units: [
          [0, 3],
          [1, 1],
        ],
        fortress: [1, 2],
      },
    },
    hands: [
      ['exorcism', 'hidden-drawer', 'blow'],
      ['sentence', 'blow'],
    ],
  });
  lay(s, 'exorcism', 'basic', 'hidden-drawer'); // These cards have 3 attack and 2 defence.
  lay(s, 'sentence'); // This card has 2 attack and 1 defence.
  const told: { key: string }[] = [];
  // This card adds 2 more.
  engine.play(s, 1, { type: 'lay', card: s.hands[1].find((card) => card !== BASIC[1])! }, (event) => told.push(event));
  expect(told.find((event) => event.key === 'hits')).toMatchObject({ attack: [3, 4], defence: [2, 1], hits: [2, 2] });
  expect(told.find((event) => event.key === 'shown')).toMatchObject({ sides: [0, 1] });
});

test('N6.3 the Shadows fight with the row of their number', () => {
  for (const [shadows, attack, defence] of [
    [1, 1, 0],
    [2, 2, 1],
    [3, 3, 2],
  ]) {
    const s = fight(
      {
        areas: meeting([0, 1], [X, shadows]),
      },
      { sides: [0, X], drawn: 'night-birds' },
    );
    const told = play(s, { type: 'lay', card: BASIC[0] });
    expect(told.find((event) => event.key === 'hits')).toMatchObject({ attack: [1, attack], defence: [0, defence] });
  }
});

describe('battle words', () => {
  const hits = (key: string, units3: Arrangement['areas'], sides: readonly [number, number] = [0, 1]) => {
    const s = fight({ areas: units3, hands: [[key], []] }, { sides, drawn: 'wraiths' });
    if (asked(s) === 'conflict.order') play(s, { type: 'layFirst', side: 1 });
    const told = [];
    while (['conflict.layFirst', 'conflict.laySecond'].includes(asked(s))) {
      const card = waiting(s) === 0 && s.hands[0].length > 1 ? s.hands[0][1] : null;
      told.push(
        ...play(
          s,
          card && moves(s).some((move) => move.type === 'lay' && move.card === card)
            ? { type: 'lay', card }
            : moves(s)[moves(s).length - 1],
        ),
      );
    }
    const event = told.find((one) => one.key === 'hits')! as unknown as {
      sides: number[];
      attack: number[];
      defence: number[];
    };
    const at = event.sides.indexOf(0);
    return [event.attack[at], event.defence[at]];
  };

  test('N6.3 bonuses count where they apply', () => {
    expect(
      hits('wall-of-bones', {
        3: {
          units: [
            [0, 1],
            [1, 1],
          ],
          fortress: [0, 1],
        },
      }),
    ).toEqual([0, 3]);
    expect(hits('wall-of-bones', meeting([0, 1], [1, 2]))).toEqual([0, 1]);
    expect(hits('hunter-of-shadows', meeting([0, 1], [X, 1]), [0, X])).toEqual([3, 0]);
    expect(hits('hunter-of-shadows', meeting([0, 1], [1, 2]))).toEqual([1, 0]);
    expect(hits('last-bastion', meeting([0, 1], [1, 2]))).toEqual([3, 1]);
    expect(hits('last-bastion', meeting([0, 1], [1, 1]))).toEqual([1, 1]);
  });
});

describe('losses', () => {
  test('N6.4 units first, then levels', () => {
    // The worked example: three followers against one and a fortress of two levels, with two hits each.
    const s = fight({
      areas: {
        3: {
          units: [
            [0, 3],
            [1, 1],
          ],
          fortress: [1, 2],
        },
        2: { fortress: [0, 1] },
        4: { units: [[1, 1]] },
        1: { units: [[1, 1]] },
        6: { units: [[1, 1]] },
        12: { units: [[1, 1]] },
      },
      hands: [
        ['exorcism', 'hidden-drawer', 'blow'],
        ['sentence', 'blow'],
      ],
    });
    lay(s, 'exorcism', 'basic', 'hidden-drawer');
    s.hands[1] = [BASIC[1], ...s.hands[1].filter((card) => card !== BASIC[1])];
    play(s, { type: 'lay', card: s.hands[1][1] });
    play(s, { type: 'lay', card: s.hands[1][1] });
    expect([units(s, 3).slice(0, 2), s.levels[3], s.blocks[1], s.limbo]).toEqual([[1, 0], 1, 9, [2, 1]]);
    // The second side won because of its fortress.
    expect([asked(s), waiting(s), moves(s)]).toEqual(['conflict.retreat', 0, [{ type: 'retreat', to: 2 }]]);
    play(s, { type: 'retreat', to: 2 });
    expect([units(s, 2)[0], units(s, 3)[0], s.limbo[0]]).toEqual([1, 0, 2]);
    expect([s.turned[0 * 10 + 3], s.turned[1 * 10 + 3], s.turned[1 * 10 + 1], s.turned[1 * 10 + 2]]).toEqual([
      1, 2, 1, 1,
    ]); // They were slain, and the second side won against a seat.
  });

  test('N6.4 hits beyond what stands there are lost, a fortress may fall', () => {
    const s = fight({ areas: { 3: { units: [[0, 1]], fortress: [1, 1] } }, hands: [['execution'], []] });
    lay(s, 'execution');
    lay(s, 'basic');
    expect([s.levels[3], s.fortress[3], s.blocks[1], s.limbo]).toEqual([0, -1, 10, [1, 0]]);
    expect([asked(s), waiting(s)]).toEqual(['conflict.tie', 0]); // Nothing stands there any more.
  });

  test('N6.4 Shadows go to their supply', () => {
    // The worked example: three cards of four attack and two defence against two Shadows.
    const s = fight(
      {
        areas: {
          3: {
            units: [
              [0, 3],
              [X, 2],
            ],
            fortress: [0, 1],
          },
        },
        hands: [['exorcism', 'sentence', 'blow'], []],
      },
      { sides: [0, X], drawn: 'wraiths' },
    );
    lay(s, 'exorcism', 'sentence', 'basic');
    expect(types(s)).toEqual(['lay', 'done']); // A fourth card is allowed.
    const told = play(s, done);
    expect(told.find((event) => event.key === 'hits')).toMatchObject({ attack: [4, 1], defence: [2, 0], hits: [0, 4] });
    expect([units(s, 3), s.supply[X], asked(s)]).toEqual([[3, 0, 0, 0, 0], 30, 'conflict.reward']);
    expect([s.acted[4], s.acted[3], s.acted[1], s.acted[2]]).toEqual([2, 2, 1, 0]);
  });

  test('the fallen are devoured when a card says so and the Cathedral is finished', () => {
    const areas = meeting([0, 1], [1, 2]);
    for (const [complete, devoured] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const s = fight({ areas, complete, hands: [['the-maw'], []] });
      lay(s, 'the-maw');
      if (waiting(s) === 1) lay(s, 'basic');
      expect([s.devoured[1], s.limbo[1]].map((count) => count > 0)).toEqual([complete, !complete]);
      expect(s.devoured[0]).toBe(0); // Its own units were not devoured.
      expect(s.devoured[1] >= devoured).toBe(true);
      const both = fight(
        {
          areas: meeting([0, 1], [X, 1]),
          complete,
          hands: [['blow'], []],
        },
        { sides: [0, X], drawn: 'the-rabble', devours: true },
      );
      lay(both, 'blow');
      expect([both.devoured[0], both.devoured[X]]).toEqual(complete ? [1, 1] : [0, 0]);
    }
  });
});

describe('who wins', () => {
  const winner = (areas: Arrangement['areas'], hands: Arrangement['hands'] = [[], []]) => {
    const s = fight({ areas, hands });
    let told = play(s);
    while (asked(s).startsWith('conflict.lay') || asked(s) === 'conflict.order') told = play(s, moves(s)[0]);
    return asked(s) === 'conflict.tie' ? 'tie' : told.find((event) => event.key === 'won')!.side;
  };

  test('N6.5 the fortress, then units, then as the active seat says', () => {
    expect(winner({ 3: { units: [[0, 3]], fortress: [1, 2] } })).toBe(1);
    expect(winner(meeting([0, 3], [1, 2]))).toBe(0); // One unit falls on either side.
    expect(winner(meeting([0, 2], [1, 2]))).toBe('tie');
    const s = fight(
      {
        seats: 3,
        turn: 2,
        areas: meeting([0, 2], [1, 2]),
      },
      { seat: 0 },
    );
    while (asked(s) !== 'conflict.tie') play(s, moves(s)[0]);
    expect([waiting(s), moves(s).length]).toEqual([2, 2]);
    const told = play(s, { type: 'winner', side: 1 });
    expect(told[0]).toEqual({ key: 'won', area: 3, side: 1, loser: 0, by: 'named' });
  });

  test('N6.5 the reason is kept while the losers leave', () => {
    const reasons = (areas: Arrangement['areas'], stronghold?: number) => {
      const s = fight({ areas });
      if (stronghold !== undefined) s.stronghold[stronghold] = 3;
      const seen: string[] = [];
      while (s.flow.some(({ procedure }) => procedure === 'conflict')) {
        engine.play(s, waiting(s), moves(s)[0], (event) => {
          const conflict = s.flow.find(({ procedure }) => procedure === 'conflict')!.locals as unknown as Conflict;
          if (event.key === 'won' || event.key === 'retreated') seen.push(reasonOfWin(s, conflict));
        });
      }
      return [...new Set(seen)];
    };
    const three = [
      [0, 3],
      [1, 2],
    ] as const;
    expect(reasons({ 3: { units: three } })).toEqual(['units']);
    expect(reasons({ 3: { units: three, fortress: [1, 2] } })).toEqual(['fortress']);
    expect(reasons({ 3: { units: three, fortress: [1, 2] } }, 1)).toEqual(['stronghold']);
    expect(reasons(meeting([0, 2], [1, 2]))).toEqual(['named']);
  });

  test('N6.3 what met is kept when units have fallen', () => {
    const s = fight(
      {
        areas: meeting([0, 3], [X, 3]),
        hands: [['blow', 'frenzy'], []],
      },
      { sides: [0, X], drawn: 'the-rabble' },
    );
    const kept: unknown[] = [];
    while (s.flow.some(({ procedure }) => procedure === 'conflict')) {
      engine.play(s, waiting(s), moves(s).find(({ type }) => type === 'lay') ?? moves(s)[0], (event) => {
        const conflict = s.flow.find(({ procedure }) => procedure === 'conflict')!.locals as unknown as Conflict;
        if (event.key === 'hits') kept.push({ attack: event.attack, defence: event.defence, hits: event.hits });
        if (event.key === 'fell' || event.key === 'won') {
          const [one, other] = strengthsOf(s, conflict);
          kept.push({
            attack: [one.attack, other.attack],
            defence: [one.defence, other.defence],
            hits: hitsOn([one, other]),
          });
          expect(conflict.met!.units).toEqual([3, 3]);
        }
      });
    }
    expect(kept.length).toBeGreaterThan(2);
    expect(new Set(kept.map((one) => JSON.stringify(one))).size).toBe(1);
  });
});

describe('retreat', () => {
  test('N6.6 to areas controlled, shared or empty, or they fall', () => {
    const areas = {
      3: {
        units: [
          [0, 3],
          [1, 2],
        ],
        fortress: [1, 1],
      },
      1: {
        units: [
          [0, 1],
          [1, 2],
        ],
      },
      2: { units: [[0, 3]] },
      4: {},
      6: { units: [[X, 1]] },
      12: { units: [[0, 2]] },
    } as const;
    const s = fight({ areas });
    lay(s, 'basic');
    lay(s, 'basic');
    expect([asked(s), waiting(s), units(s, 3)[0]]).toEqual(['conflict.retreat', 0, 2]);
    // These areas are: present, empty, controlled. Area 2 is full, and 6 belongs to the Shadows.
    expect(moves(s)).toEqual([1, 4, 12].map((to) => ({ type: 'retreat', to })));
    play(s, { type: 'retreat', to: 12 });
    expect(moves(s)).toEqual([1, 4].map((to) => ({ type: 'retreat', to })));
    play(s, { type: 'retreat', to: 4 });
    expect([units(s, 12)[0], units(s, 4)[0], s.limbo[0]]).toEqual([3, 1, 1]);

    const stuck = fight(
      {
        areas: {
          8: { units: [[0, 2]], fortress: [1, 2] },
          7: { units: [[1, 1]] },
          9: { units: [[1, 1]] },
          10: { units: [[X, 1]] },
        },
      },
      { area: 8 },
    );
    lay(stuck, 'basic');
    lay(stuck, 'basic');
    // One falls by the hit, and one has nowhere to go, so both are slain.
    expect([units(stuck, 8)[0], stuck.limbo[0], stuck.turned[1 * 10 + 3]]).toEqual([0, 2, 2]);
  });

  test('N6.6 the seat that beat them sends the Shadows off', () => {
    const s = fight(
      {
        areas: {
          3: {
            units: [
              [0, 2],
              [X, 2],
            ],
            fortress: [0, 1],
          },
          1: { units: [[0, 1]] },
          2: { units: [[X, 3]] },
          4: {
            units: [
              [X, 1],
              [1, 2],
            ],
          },
          6: {},
          12: { units: [[0, 1]] },
        },
      },
      { sides: [0, X], drawn: 'wraiths' },
    );
    play(s, { type: 'lay', card: BASIC[0] });
    expect([asked(s), waiting(s), moves(s)]).toEqual([
      'conflict.retreat',
      0,
      [4, 6].map((to) => ({ type: 'retreat', to })),
    ]);
    play(s, { type: 'retreat', to: 6 });
    expect([units(s, 6)[X], units(s, 3)[X], asked(s)]).toEqual([1, 0, 'conflict.reward']);
  });
});

describe('rewards', () => {
  const won = (drawn: string, hands: Arrangement['hands'] = [['execution', 'blow'], []]) => {
    const s = fight(
      {
        areas: meeting([0, 3], [X, 1]),
        hands,
      },
      { sides: [0, X], drawn },
    );
    lay(s, 'execution');
    play(s, done);
    return s;
  };

  test('N6.7 the victory, or one Development instead', () => {
    const s = won('the-rabble');
    expect([asked(s), waiting(s), moves(s)]).toEqual(['conflict.reward', 0, [{ type: 'victory' }, { type: 'draw' }]]);
    const hand = s.hands[0].length;
    play(s, { type: 'victory' });
    expect([s.hands[0].length, s.conflicts[0], s.conflictsMet, asked(s)]).toEqual([
      hand + 2,
      cardCalled('the-rabble'),
      1,
      'turn.choose',
    ]);
    const instead = won('crawling-dark');
    const before = instead.hands[0].length;
    play(instead, { type: 'draw' });
    expect([instead.hands[0].length, units(instead, 3)[0]]).toEqual([before + 1, 2]);
    const here = won('ruined-house');
    play(here, { type: 'victory' }, { type: 'level', area: 3 });
    expect([here.levels[3], here.fortress[3]]).toEqual([1, 0]);
  });

  test('N6.7 a victory is done as far as it can be: nothing of it may be left out', () => {
    const level = won('ruined-house');
    play(level, { type: 'victory' });
    expect(moves(level)).toEqual([{ type: 'level', area: 3 }]);
    const climb = won('the-lost');
    play(climb, { type: 'victory' });
    expect(moves(climb)).toEqual([{ type: 'climb', marker: 0 }]);
    const march = won('wraiths');
    play(march, { type: 'victory' });
    expect(types(march)).toEqual(['fly', 'move']);
    play(march, moves(march)[0]);
    expect(types(march)).not.toContain('done');
    play(march, moves(march)[0]);
    expect(asked(march)).toBe('turn.choose');
    // An effect with a price is still only an offer.
    const paid = won('beggars', [['execution', 'blow', 'veil'], []]);
    play(paid, { type: 'victory' });
    expect(moves(paid)).toEqual([accept, done]);
    const full = won('ruined-house');
    full.levels[3] = 3;
    full.fortress[3] = 0;
    play(full, { type: 'victory' });
    expect(asked(full)).toBe('turn.choose'); // Nothing can be done.
  });

  test('N6.7 the defeat after losing', () => {
    const s = fight(
      {
        areas: {
          ...meeting([0, 1], [X, 3]),
          1: { units: [[0, 2]] },
        },
      },
      { sides: [0, X], drawn: 'crawling-dark' },
    );
    const told = play(s, { type: 'lay', card: BASIC[0] });
    expect(CONFLICTS[cardCalled('crawling-dark')].defeat).toEqual([['addShadow', 'here', 1]]);
    expect(keys(told)).toContain('defeat');
    expect(moves(s)).toEqual([{ type: 'addShadow', area: 3 }]);
    const lost = fight(
      {
        areas: {
          ...meeting([0, 1], [X, 3]),
          1: { units: [[0, 2]] },
        },
      },
      { sides: [0, X], drawn: 'the-blind' },
    );
    play(lost, { type: 'lay', card: BASIC[0] });
    expect([asked(lost), moves(lost)]).toEqual(['lose.choose', [{ type: 'lose', area: 1 }]]);
  });

  test('N6.7 then what Combat cards bring, the active seat first', () => {
    const areas = meeting([0, 2], [1, 3]);
    const s = fight(
      {
        areas,
        turn: 1,
        hands: [
          ['veil', 'frenzy'],
          ['last-bastion', 'frenzy', 'hidden-drawer'],
        ],
      },
      { seat: 1 },
    );
    lay(s, 'veil', 'frenzy', 'last-bastion', 'frenzy');
    const told = play(s, done);
    expect(told.find((event) => event.key === 'won')).toMatchObject({ side: 1 });
    // Seat 1 draws for winning.
    expect(told.filter((event) => event.key === 'drew').map((event) => event.seat)).toEqual([1]);
    expect([asked(s), waiting(s)]).toEqual(['discard.choose', 1]); // Seat 1 also discards in any case.
    const after = play(s, moves(s)[0]);
    // Seat 0 draws for losing.
    expect(after.filter((event) => event.key === 'drew').map((event) => event.seat)).toEqual([0]);
    expect([asked(s), waiting(s)]).toEqual(['discard.choose', 0]);
  });
});

test('N6.8 what was laid is discarded, Basic Combat comes back', () => {
  const s = fight({
    areas: meeting([0, 3], [1, 2]),
    hands: [['blow'], ['veil']],
  });
  lay(s, 'veil', 'basic', 'basic', 'blow');
  while (asked(s) !== 'turn.choose') play(s, moves(s)[0]);
  expect(s.hands.map((hand) => hand[0])).toEqual([BASIC[0], BASIC[1]]);
  expect([...s.discards].sort((a, b) => a - b)).toEqual([cardCalled('blow'), cardCalled('veil')].sort((a, b) => a - b));
});

test('N6.4 the fallen of the other side alone are devoured, whichever side laid the card, among others', () => {
  const s = fight({
    areas: meeting([0, 3], [1, 2]),
    complete: true,
    hands: [['blow', 'the-maw'], ['frenzy']],
  });
  lay(s, 'frenzy', 'basic'); // Seat 0 controls the area and lays second.
  lay(s, 'basic', 'blow', 'the-maw');
  expect([s.devoured.slice(0, 2), s.limbo]).toEqual([
    [0, 2],
    [3, 0],
  ]);
  // Turned units are counted only when the conflict is decided.
  expect([s.turned[0 * 10 + 3], s.turned[0 * 10 + 4], s.turned[1 * 10 + 3]]).toEqual([0, 0, 0]);
  play(s, { type: 'winner', side: 1 });
  expect([s.turned[0 * 10 + 3], s.turned[0 * 10 + 4], s.turned[1 * 10 + 3], s.turned[1 * 10 + 4]]).toEqual([
    2, 0, 3, 0,
  ]); // The Shadows do not count.
});

test('N6.7 effects after a conflict go clockwise from the active seat', () => {
  const s = fight(
    {
      seats: 3,
      turn: 2,
      areas: {
        5: {
          units: [
            [0, 2],
            [1, 2],
          ],
        },
      },
      hands: [['frenzy', 'veil'], ['frenzy', 'veil'], []],
    },
    { area: 5 },
  );
  play(s, { type: 'layFirst', side: 1 });
  lay(s, 'frenzy');
  play(s, done);
  lay(s, 'frenzy');
  play(s, done);
  while (asked(s).startsWith('conflict')) play(s, moves(s)[0]);
  expect([asked(s), waiting(s)]).toEqual(['discard.choose', 0]); // The order is seat 2, then 0, then 1.
});

import { BASIC } from '../../../src/rules/nightmare-cathedral/content/cards';
import { countDone } from '../../../src/rules/nightmare-cathedral/did';
import { SHADOWS } from '../../../src/rules/nightmare-cathedral/state';

import {
  accept,
  arrange,
  asked,
  cardCalled,
  day,
  done,
  facing,
  fetch,
  keys,
  moves,
  play,
  types,
  units,
  until,
  waiting,
} from './arrange';

const X = SHADOWS;
const act = (action: Parameters<typeof day>[0]) => ({ type: 'act', day: day(action) }) as const;
const nobodyDreams = [[], []] as const;
const nothingHeld = [[], []] as const;

describe('carrying out', () => {
  const areas = { 3: { units: [[0, 2]] }, 2: { units: [[0, 1]] } } as const;

  test('N5.1 gifts may be left, prices and harms may not', () => {
    const gift = facing(
      [
        ['produce', 'controlled', 2],
        ['draw', 1],
      ],
      { areas, hands: nothingHeld },
    );
    expect(moves(gift.s)).toEqual([{ type: 'produce', area: 2 }, { type: 'produce', area: 3 }, done]);
    play(gift.s, { type: 'produce', area: 2 }, done);
    expect([units(gift.s, 2)[0], gift.s.hands[0].length, asked(gift.s)]).toEqual([2, 2, 'turn.choose']); // and on with the list
    const harm = facing([['lose', 'any', 5]], { areas }).s;
    expect(types(harm)).toEqual(['lose']);
    play(harm, { type: 'lose', area: 2 }, { type: 'lose', area: 3 }, { type: 'lose', area: 3 });
    expect([asked(harm), harm.supply[0]]).toEqual(['turn.choose', 20]); // as far as it could be done
    const cards = facing([['discard', 4]], { hands: [['blow', 'veil'], []] }).s;
    expect(moves(cards)).toEqual(['blow', 'veil'].map((key) => ({ type: 'discard', card: cardCalled(key) })));
    play(cards, { type: 'discard', card: cardCalled('veil') }, { type: 'discard', card: cardCalled('blow') });
    expect([asked(cards), cards.hands[0]]).toEqual(['turn.choose', [BASIC[0]]]);
  });

  test('N5.1 only branches in which something can happen are offered', () => {
    const choose = [
      ['choose', [[['produce', 'controlled', 1]], [['command', 1]], [['recall', 'controlled', 1]], [['fly', 1]]]],
    ] as const;
    const { s } = facing(choose, { areas });
    expect(moves(s)).toEqual([
      { type: 'choose', branch: 0 },
      { type: 'choose', branch: 3 },
    ]);
    play(s, { type: 'choose', branch: 3 });
    expect(asked(s)).toBe('fly.choose');
    expect(asked(facing(choose, { areas: {} }).s)).toBe('fly.choose'); // one branch is no question
    const stuck = [
      ['choose', [[['command', 1]], [['release', 1]]]],
      ['draw', 1],
    ] as const;
    expect(keys(facing(stuck).told)).toEqual(['idle', 'drew']);
    expect(moves(facing(choose, { areas, complete: true }).s)).toContainEqual({ type: 'choose', branch: 1 });
  });

  test('N5.1 an offer with a price', () => {
    const effects = [
      ['pay', ['followers', 'any', 3], [['level', 'controlled', 1]]],
      ['pay', ['limbo', 2], [['draw', 2]]],
      ['pay', ['cards', 1], [['fly', 1]]],
    ] as const;
    const { s } = facing(effects, { areas, hands: [['blow'], []] });
    expect([asked(s), moves(s)]).toEqual(['pay.offer', [accept, done]]);
    play(s, accept);
    expect(types(s)).toEqual(['lose']);
    play(s, { type: 'lose', area: 2 }, { type: 'lose', area: 3 }, { type: 'lose', area: 3 });
    expect(asked(s)).toBe('pay.offer'); // nothing is controlled any more, Limbo is empty; a card is there
    play(s, accept, { type: 'discard', card: cardCalled('blow') });
    expect(asked(s)).toBe('fly.choose');
    const rich = facing([effects[1]], {}).s;
    expect(asked(rich)).toBe('turn.choose');
    const limbo = arrange({ hands: nothingHeld });
    limbo.limbo[0] = 2;
    limbo.flow.push(
      { procedure: 'effects', step: 'next', locals: { seat: 0, list: [effects[1]], here: 0 } },
      { procedure: 'bonus', step: 'offer', locals: { seat: 0, step: 1 } },
    );
    const supply = limbo.supply[0];
    play(limbo, done, accept);
    expect([limbo.limbo[0], limbo.supply[0], limbo.hands[0].length]).toEqual([0, supply + 2, 3]);
  });

  test('N5.1 what is offered without a price', () => {
    const may = [
      ['may', [['lose', 'any', 1]]],
      ['draw', 1],
    ] as const;
    const { s } = facing(may, { areas });
    expect([asked(s), moves(s)]).toEqual(['pay.offer', [accept, done]]);
    expect(keys(play(s, done))).toEqual(['drew']); // left, and on with the list
    const taken = facing(may, { areas }).s;
    play(taken, accept);
    expect(types(taken)).toEqual(['lose']); // taken, it is done as far as it can be
    expect(keys(play(taken, { type: 'lose', area: 2 }))).toEqual(['lost', 'drew']);
    expect(keys(facing(may, { areas: {} }).told)).toEqual(['idle', 'drew']); // nothing could come of it
    const priced = [
      ['may', [['pay', ['cards', 1], [['fly', 1]]]]],
      ['draw', 1],
    ] as const;
    const once = facing(priced, { hands: [['blow'], []] }).s;
    play(once, accept); // asked once: a price may be declined anyway
    expect(types(once)).toEqual(['discard']);
    expect(keys(play(once, { type: 'discard', card: cardCalled('blow') }))).toEqual(['discarded']);
    expect(asked(once)).toBe('fly.choose'); // what was paid for comes before the rest of the list
    expect(keys(play(once, done))).toEqual(['drew']);
  });

  test('N5.1 what is for rivals, an owner or nobody in particular', () => {
    const { s } = facing(
      [
        ['rivals', [['discard', 1]]],
        ['owner', [['draw', 1]]],
        ['draw', 2],
      ],
      { seats: 3, hands: [['blow'], ['veil'], []] },
    );
    expect([asked(s), waiting(s)]).toEqual(['discard.choose', 1]);
    const told = play(s, { type: 'discard', card: cardCalled('veil') });
    expect(told.map((event) => [event.key, event.seat, event.count])).toEqual([
      ['discarded', 1, undefined],
      ['idle', 2, undefined],
      ['drew', 0, 2],
    ]); // seat 2 has none; nothing was devoured
  });

  test('N5.2 an upgrade covers the card, which goes on as it was', () => {
    const s = arrange({
      hands: [['reading-room-of-shadows', 'night-school', 'stone-ranks'], []],
      dreamer: [2, 0],
      dreams: nobodyDreams,
    });
    const [first, second, third] = s.hands[0].slice(1);
    play(s, act('develop'), done); // draws two, one upgrade
    expect(s.hands[0]).toHaveLength(6);
    play(s, { type: 'upgrade', card: first });
    expect([s.actions[0][day('develop')], asked(s)]).toEqual([[first], 'action.deedsAfter']); // not "as many as you like" at once
    const later = facing([['upgrade', 'all']], {
      hands: [['reading-room-of-shadows', 'night-school', 'stone-ranks', 'blow'], []],
    }).s;
    play(later, { type: 'upgrade', card: first }, { type: 'upgrade', card: second }, { type: 'upgrade', card: third });
    expect([later.actions[0][day('develop')], later.actions[0][day('fortify')], moves(later)]).toEqual([
      [first, second],
      [third],
      [done],
    ]);
  });

  test('N5.2 an upgrade that a deed brings before the first part does not change the card under way', () => {
    const s = arrange({
      complete: true,
      options: { nightmares: 'chosen', firstNightmare: 4, secondNightmare: 5, side: 'advanced' },
      hands: [['the-order', 'reading-room-of-shadows', 'night-school'], []],
      dreamer: [2, 0],
      dreams: nobodyDreams,
    });
    const card = s.hands[0][2];
    play(s, act('develop'), { type: 'deed', card: cardCalled('the-order') }, { type: 'command', nightmare: 0 });
    until(s, 'upgrade.choose');
    play(s, { type: 'upgrade', card });
    until(s, 'action.deedsBefore');
    const hand = s.hands[0].length;
    play(s, done); // the card that everybody begins with: two cards and one upgrade, not three and any number
    expect([s.hands[0].length, asked(s)]).toEqual([hand + 2, 'upgrade.choose']);
    expect((s.flow.at(-1)!.locals as { left: number }).left).toBe(1);
    until(s, 'turn.discard');
    expect(s.actions[0][day('develop')]).toContain(card);
  });

  test('N5.3 deeds of the action, before its first part and after its last', () => {
    const hands = [
      ['wind-under-the-wing', 'short-prayer', 'litany', 'night-march', 'blow', 'side-stairs'],
      [],
    ] as const;
    const s = arrange({ hands, dreams: nobodyDreams });
    const deed = (key: string) => ({ type: 'deed', card: cardCalled(key) }) as const;
    play(s, act('ritual'));
    expect(moves(s)).toEqual([deed('wind-under-the-wing'), deed('short-prayer'), deed('litany'), done]); // not of manoeuvre, no combat, no upgrade
    expect(keys(play(s, deed('short-prayer')))).toEqual(['deed']);
    expect(s.discards).toEqual([cardCalled('short-prayer')]);
    play(s, { type: 'climb', marker: 0 });
    expect(asked(s)).toBe('action.deedsBefore');
    play(s, deed('wind-under-the-wing'), done, done);
    expect(asked(s)).toBe('climb.step'); // now the card
    until(s, 'action.deedsAfter');
    play(s, deed('litany'), { type: 'climb', marker: 1 });
    expect([asked(s), types(s)]).toEqual(['action.deedsAfter', ['done']]);
    const ignored = arrange({ hands, dreams: nobodyDreams });
    play(ignored, { type: 'ignore', day: day('ritual') });
    expect(asked(ignored)).toBe('turn.dreamDraw');
    const poor = arrange({ hands: nothingHeld, dreams: nobodyDreams });
    play(poor, act('ritual'));
    expect(asked(poor)).toBe('climb.step'); // who holds Basic Combat alone is not asked
  });

  test('N5.4 the deck is renewed when a card is needed', () => {
    const s = arrange({ hands: nothingHeld, dreams: nobodyDreams });
    s.discards = s.deck.splice(0, s.deck.length - 1);
    const count = s.discards.length;
    expect(keys(play(s, { type: 'ignore', day: day('ritual') }))).toEqual(['ignored', 'renewed', 'drew']);
    expect([s.hands[0].length, s.deck.length, s.discards]).toEqual([3, count - 1, []]);
    const empty = arrange({ hands: nothingHeld, dreams: nobodyDreams });
    empty.deck = [];
    expect(keys(play(empty, { type: 'ignore', day: day('ritual') }))).toEqual(['ignored']);
    expect(empty.hands[0]).toHaveLength(1);
    const last = arrange({ hands: nothingHeld, dreams: nobodyDreams });
    last.deck.length = 2;
    last.discards = [1];
    expect(keys(play(last, { type: 'ignore', day: day('ritual') }))).toEqual(['ignored', 'drew']); // not before
  });
});

describe('the five actions', () => {
  test('N5.5 levels are paid with followers from anywhere, also where that costs control', () => {
    // the worked example: three followers make two levels
    const s = arrange({
      areas: {
        1: { units: [[0, 1]] },
        2: {
          units: [
            [0, 1],
            [X, 1],
          ],
          fortress: [0, 1],
        },
        3: { units: [[0, 1]] },
        5: {
          units: [
            [0, 1],
            [X, 1],
          ],
        },
      },
      hands: nothingHeld,
      dreams: nobodyDreams,
    });
    play(s, act('fortify'));
    expect(moves(s)).toEqual([1, 2, 3].map((area) => ({ type: 'level', area })).concat([{ type: 'done' } as never])); // 5 is not controlled
    play(s, { type: 'level', area: 1 });
    expect(moves(s)).toEqual([1, 2, 3, 5].map((area) => ({ type: 'lose', area })));
    play(s, { type: 'lose', area: 3 });
    expect([s.levels[1], s.fortress[1], s.blocks[0], s.control[3]]).toEqual([1, 0, 8, X]);
    expect(moves(s)).toContainEqual({ type: 'level', area: 3 }); // control was lost by paying
    play(s, { type: 'level', area: 3 }, { type: 'lose', area: 5 }, { type: 'lose', area: 2 });
    expect([s.levels[3], s.control[3], s.supply[0]]).toEqual([1, 0, 19]);
    expect(asked(s)).not.toBe('build.site'); // one follower left, and the third level asks for three
    const agreed = facing([['build', [2]]], { areas: { 1: { units: [[0, 1]] } } }).s;
    expect(asked(agreed)).toBe('turn.choose');
    const high = facing([['build', [1]]], {
      areas: { 1: { units: [[0, 2]], fortress: [0, 3] }, 2: { units: [[0, 1]] } },
    }).s;
    expect(moves(high)).toEqual([{ type: 'level', area: 2 }, done]);
  });

  test('N5.5 what was controlled when a Fortify began counts as controlled till its last deed', () => {
    const areas = {
      1: { units: [[0, 1]] },
      2: {
        units: [
          [0, 2],
          [X, 1],
        ],
      },
      5: {
        units: [
          [0, 1],
          [X, 1],
        ],
      },
    } as const;
    const s = arrange({ areas, hands: [['stolen-stone', 'back-from-limbo'], []], dreams: nobodyDreams });
    s.limbo[0] = 1;
    const stolen = s.hands[0][1];
    play(s, act('fortify'), { type: 'deed', card: stolen }, accept, { type: 'lose', area: 2 });
    expect(s.control[2]).toBe(-1); // the follower paid was one of the two that held it
    expect(moves(s)).toEqual([1, 2].map((area) => ({ type: 'level', area })).concat([done as never])); // 5 never was
    play(s, { type: 'level', area: 1 });
    play(s, done); // no more deeds before
    expect(moves(s)).toEqual([1, 2].map((area) => ({ type: 'level', area })).concat([done as never]));
    play(s, done); // nothing is built
    expect(asked(s)).toBe('action.deedsAfter');
    play(s, { type: 'deed', card: cardCalled('back-from-limbo') });
    expect(moves(s)).toEqual([{ type: 'recall', area: 1 }, { type: 'recall', area: 2 }, done]);
    play(s, { type: 'recall', area: 1 });
    until(s, 'turn.dreamDraw');
    expect(s.control[2]).toBe(-1); // and it is lost for everybody else, all the time
  });

  test('N5.5 only a Fortify keeps control, and only for its own seat', () => {
    const areas = {
      2: {
        units: [
          [0, 2],
          [X, 1],
        ],
      },
      6: { units: [[0, 1]] },
    } as const;
    const s = arrange({ areas, hands: [['fertile-dream'], []], dreams: nobodyDreams, dreamer: [2, 0] });
    s.space = 3;
    play(s, act('summon'));
    s.units[2 * 5] = 1;
    s.control[2] = -1;
    play(s, { type: 'deed', card: cardCalled('fertile-dream') });
    expect(moves(s)).toEqual([{ type: 'produce', area: 6 }, done]);
  });

  test('N5.5 an action under way that was saved before this was kept goes on', () => {
    const s = arrange({ areas: { 1: { units: [[0, 2]] } }, hands: [['exorcism'], []], dreams: nobodyDreams });
    play(s, act('fortify'));
    const action = s.flow.find(({ procedure }) => procedure === 'action')!.locals as Record<string, unknown>;
    delete action.controlled;
    play(s, done);
    expect(moves(s)).toEqual([{ type: 'level', area: 1 }, done]);
  });

  test('N5.6 areas produce for whoever controls them', () => {
    const s = arrange({
      areas: {
        1: { units: [[0, 1]], fortress: [0, 1] },
        4: { units: [[0, 3]], fortress: [0, 1] },
        6: { units: [[1, 1]] },
        3: {
          units: [
            [0, 1],
            [1, 1],
          ],
        },
        12: { units: [[0, 2]] },
      },
      hands: nothingHeld,
      dreams: nobodyDreams,
      dreamer: [2, 0],
    });
    s.space = 0; // eye: 1, 6, 8
    const told = play(s, act('summon'));
    expect(told.filter((event) => event.key === 'produced')).toEqual([
      { key: 'produced', seat: 0, area: 1, side: 0, count: 1 }, // a fortress; the one in 4 is full
      { key: 'produced', seat: 0, area: 1, side: 0, count: 1 }, // and marked
      { key: 'produced', seat: 0, area: 6, side: 1, count: 1 },
      { key: 'produced', seat: 0, area: 8, side: X, count: 1 },
    ]);
    expect([units(s, 1)[0], units(s, 6)[1], units(s, 8)[X]]).toEqual([3, 2, 1]);
    expect([countDone(s, 0, 'produced', 'action'), countDone(s, 1, 'produced', 'turn')]).toEqual([2, 1]); // deeds of whoever got them
    expect(moves(s)).toEqual([{ type: 'produce', area: 12 }, done]); // 1 and 4 are full, nobody controls 3
    play(s, { type: 'produce', area: 12 });
    expect(asked(s)).toBe('move.choose');
    const twice = facing([['produceEach', 'marked', 2]], {
      areas: {
        6: { units: [[1, 2]] },
        8: {
          units: [
            [0, 1],
            [1, 1],
          ],
        },
      },
    });
    expect(units(twice.s, 8).slice(0, 2)).toEqual([1, 1]);
    const same = facing([['produce', 'controlled', 2]], { areas: { 2: { units: [[0, 1]] } } }).s;
    play(same, { type: 'produce', area: 2 }, { type: 'produce', area: 2 });
    expect([units(same, 2)[0], same.acted[6]]).toEqual([3, 2]);
    const one = facing([['produce', 'oneControlled', 2]], {
      areas: { 2: { units: [[0, 1]] }, 3: { units: [[0, 1]] } },
    }).s;
    play(one, { type: 'produce', area: 3 });
    expect(moves(one)).toEqual([{ type: 'produce', area: 3 }, done]); // chosen once
    const bare = facing([['produce', 'controlled', 1]], { areas: { 2: { units: [[0, 1]] } } }).s;
    bare.supply[0] = 0;
    expect(moves(bare)).toEqual([done]); // not from elsewhere on the map
  });

  test('N5.7 who may go where', () => {
    const areas = {
      1: { units: [[0, 2]] },
      2: {
        units: [
          [0, 1],
          [X, 1],
        ],
      },
      3: { units: [[0, 3]] },
      4: { units: [[0, 1]], fortress: [1, 2] },
      5: {
        units: [
          [0, 1],
          [1, 1],
        ],
      },
      12: { units: [[1, 2]] },
    } as const;
    const { s } = facing([['move', 4]], { areas, winged: [2, 2] });
    const steps = moves(s).flatMap((move) => (move.type === 'move' ? [`${move.from}-${move.to}`] : []));
    expect(steps).toEqual(['1-2', '1-11', '1-12', '3-1', '3-2', '3-4', '3-6', '3-12', '4-2', '4-5', '4-6']); // 3 is full; who stands with others in 2 and 5 stays; a fortress alone holds nobody
    expect(moves(s).filter((move) => move.type === 'fly')).toEqual([1, 3, 4].map((to) => ({ type: 'fly', to })));
    play(s, { type: 'move', from: 1, to: 12 }, { type: 'fly', to: 4 });
    expect([units(s, 1)[0], units(s, 12)[0], s.winged]).toEqual([1, 1, [4, 2]]);
    expect(moves(s)).not.toContainEqual({ type: 'move', from: 12, to: 1 }); // held there
    play(s, { type: 'move', from: 3, to: 6 }, { type: 'move', from: 6, to: 9 });
    expect(asked(s)).toBe('turn.choose');
    const { s: flying } = facing([['fly', 2]], { winged: [1, 2] });
    play(flying, { type: 'fly', to: 3 });
    expect(moves(flying)).toEqual([1, 2, 4, 6, 12].map((to) => ({ type: 'fly', to }) as never).concat([done as never]));
    const { s: far } = facing([['fly', 'anywhere']], { winged: [1, 2] });
    expect(moves(far)).toHaveLength(12);
    play(far, { type: 'fly', to: 7 });
    expect([far.winged[0], asked(far)]).toEqual([7, 'turn.choose']);
  });

  test('N5.8 a converted unit goes to its supply', () => {
    const areas = {
      1: {
        units: [
          [0, 1],
          [1, 2],
          [X, 1],
        ],
        fortress: [1, 1],
      },
      3: {
        units: [
          [0, 3],
          [1, 1],
        ],
      },
    } as const;
    const { s } = facing([['convert', 'winged', 2]], { areas, winged: [1, 4] });
    s.stronghold[1] = 1;
    expect(moves(s)).toEqual([{ type: 'convert', area: 1, side: 1 }, { type: 'convert', area: 1, side: X }, done]);
    const supply = [...s.supply];
    play(s, { type: 'convert', area: 1, side: 1 });
    expect([units(s, 1), s.limbo, s.acted[5]]).toEqual([[2, 1, 0, 0, 1], [0, 0], 1]);
    expect([s.supply[0], s.supply[1]]).toEqual([supply[0] - 1, supply[1] + 1]);
    play(s, { type: 'convert', area: 1, side: X });
    expect([units(s, 1), s.acted[5], s.supply[X]]).toEqual([[3, 1, 0, 0, 0], 1, supply[X] + 1]); // a Shadow is no rival
    expect(asked(facing([['convert', 'winged', 1]], { areas, winged: [3, 4] }).s)).toBe('turn.choose'); // full
    const near = facing([['convert', 'nextToWinged', 1]], { areas, winged: [3, 4] }).s;
    expect(moves(near)).toHaveLength(3);
  });

  test('N5.9 conflicts until all are fought or no two sides meet', () => {
    const areas = {
      1: {
        units: [
          [0, 1],
          [1, 1],
          [X, 1],
        ],
      },
      3: {
        units: [
          [0, 1],
          [X, 1],
        ],
      },
      6: { fortress: [1, 1], units: [[X, 1]] },
    } as const;
    const { s } = facing([['conflict', 'any', 3]], { areas, hands: nothingHeld });
    const pair = (area: number, one: number, other: number) => ({ type: 'conflict', area, sides: [one, other] });
    expect(moves(s)).toEqual([pair(1, 0, 1), pair(1, 0, X), pair(1, 1, X), pair(3, 0, X), pair(6, 1, X)]); // also two others
    play(s, { type: 'conflict', area: 6, sides: [1, X] });
    expect(waiting(s)).toBe(1);
    until(s, 'turn.choose');
    const one = facing([['conflict', 'any', 1]], { areas, hands: nothingHeld }).s;
    play(one, { type: 'conflict', area: 6, sides: [1, X] });
    while (asked(one).startsWith('conflict') && asked(one) !== 'conflict.name') play(one, moves(one)[0]);
    expect(asked(one)).not.toBe('conflict.name'); // one was ordered
    const none = facing([['conflict', 'any', 3]], { areas: { 1: { units: [[0, 3]] } } }).s;
    expect(asked(none)).toBe('turn.choose');
    const here = facing([['conflict', 'here', 1]], { areas }, { here: 3 }).s;
    expect(moves(here)).toEqual([pair(3, 0, X)]);
  });
});

describe('Shadows and Limbo', () => {
  test('Shadows are placed and taken away', () => {
    const { s } = facing(
      [
        ['addShadow', 'oneAny', 2],
        ['conflict', 'here', 1],
      ],
      {
        areas: {
          3: {
            units: [
              [0, 1],
              [X, 3],
            ],
          },
          6: { units: [[0, 1]] },
        },
      },
    );
    expect(moves(s)).toHaveLength(11);
    play(s, { type: 'addShadow', area: 6 });
    expect(moves(s)).toEqual([{ type: 'addShadow', area: 6 }]);
    play(s, { type: 'addShadow', area: 6 });
    expect(moves(s)).toEqual([{ type: 'conflict', area: 6, sides: [0, X] }]);
    const away = facing([['removeShadow', 'present', 1]], {
      areas: {
        3: {
          units: [
            [0, 1],
            [X, 3],
          ],
        },
        6: { units: [[X, 1]] },
      },
    }).s;
    expect(moves(away)).toEqual([{ type: 'removeShadow', area: 3 }, done]);
    play(away, { type: 'removeShadow', area: 3 });
    expect([units(away, 3)[X], away.supply[X]]).toEqual([2, 27 + 0 - 1 + 1]);
  });

  test('who is recalled comes from Limbo', () => {
    const s = arrange({ areas: { 3: { units: [[0, 1]] } } });
    s.limbo[0] = 1;
    s.flow.push({ procedure: 'recall', step: 'choose', locals: { seat: 0, left: 2, where: 'controlled', here: 0 } });
    expect(moves(s)).toEqual([{ type: 'recall', area: 3 }, done]);
    play(s, { type: 'recall', area: 3 });
    expect([units(s, 3)[0], s.limbo[0], asked(s)]).toEqual([2, 0, 'turn.choose']);
  });

  test('the top of the Dream deck is looked at', () => {
    const s = arrange({ dreams: nobodyDreams });
    fetch(s, 'high-tower');
    const top = s.dreamDeck.slice(-3).reverse();
    s.flow.push(
      { procedure: 'keep', step: 'look', locals: { seat: 0, from: 'dreams', looks: 3, left: 1, looked: [] } },
      { procedure: 'bonus', step: 'offer', locals: { seat: 0, step: 1 } },
    );
    const told = play(s, done);
    expect(told).toEqual([{ key: 'looked', seat: 0, from: 'dreams', count: 3, secret: { to: [0], cards: top } }]);
    play(s, { type: 'keep', card: top[1] });
    expect([s.dreams[0], s.dreamDeck.slice(0, 2), s.dreamDeckMet.slice(0, 3)]).toEqual([
      [top[1]],
      [top[2], top[0]],
      [1, 1, 0],
    ]);
  });
});

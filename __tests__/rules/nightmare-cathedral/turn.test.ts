import { DREAMS } from '../../../src/rules/nightmare-cathedral/content/cards';
import { DAYS, NIGHTS } from '../../../src/rules/nightmare-cathedral/content/days';
import type { CathedralMove, NightmareCathedral } from '../../../src/rules/nightmare-cathedral/state';

import {
  arrange,
  asked,
  cardCalled,
  day,
  done,
  engine,
  keys,
  moves,
  play,
  types,
  until,
  units,
  waiting,
} from './arrange';

const ignore = (action: Parameters<typeof day>[0]): CathedralMove => ({ type: 'ignore', day: day(action) });
const act = (action: Parameters<typeof day>[0]): CathedralMove => ({ type: 'act', day: day(action) });
const days = (s: NightmareCathedral) =>
  moves(s).flatMap((move) => (move.type === 'act' ? [DAYS[move.day].action] : []));
const dreams = (s: NightmareCathedral) =>
  moves(s).flatMap((move) => (move.type === 'dream' ? [DREAMS[move.card].key] : []));
const nobodyDreams = [[], [], [], []] as const;

describe('the turn', () => {
  test('N3.1 a Day space that is not beside the Night space, to use or to ignore', () => {
    const choice = NIGHTS.map((_, night) => days(arrange({ dreamer: [night, 0], dreams: nobodyDreams })));
    expect(choice).toEqual([
      ['fortify', 'manoeuvre', 'ritual'],
      ['develop', 'ritual'],
      ['develop', 'summon', 'fortify'],
    ]);
    const s = arrange({ dreams: nobodyDreams });
    const hand = s.hands[0].length;
    expect(moves(s)).toHaveLength(6);
    const told = play(s, ignore('ritual'));
    expect([s.hands[0].length, s.day, keys(told)]).toEqual([hand + 2, day('ritual'), ['ignored', 'drew']]);
  });

  test('N3.2 unwanted Dreams go under the deck, and above two one must', () => {
    const s = arrange({ dreams: [['four-signs', 'high-tower', 'second-home'], []] });
    play(s, ignore('ritual'), done);
    expect([asked(s), types(s), moves(s).length]).toEqual(['turn.putBack', ['putBack'], 3]);
    const card = cardCalled('high-tower');
    play(s, { type: 'putBack', card });
    expect(types(s)).toEqual(['putBack', 'done']);
    expect([s.dreamDeck[0], s.dreamDeckMet[0]]).toEqual([card, 1]); // Only its own seat knows the card.
    play(s, done);
    expect(asked(s)).not.toBe('turn.dreamDraw');
    expect(s.dreams[0]).toHaveLength(2);
  });

  test('N3.3 Dreams are drawn up to two, from a market that is filled up', () => {
    const s = arrange({ dreams: nobodyDreams });
    play(s, ignore('ritual'));
    expect(moves(s)).toEqual(
      [0, 1, 2].map((slot): CathedralMove => ({ type: 'market', slot })).concat({ type: 'deck' }),
    );
    const [, wanted] = s.market;
    const top = s.dreamDeck[s.dreamDeck.length - 1];
    const next = s.dreamDeck[s.dreamDeck.length - 2];
    play(s, { type: 'market', slot: 1 });
    expect([s.dreams[0], s.market[1], s.market.length]).toEqual([[wanted], top, 3]);
    play(s, { type: 'deck' });
    expect([s.dreams[0], asked(s)]).toEqual([[wanted, next], 'turn.react']);
  });

  test('N3.4 down to eight Developments, the active seat alone', () => {
    const cards = ['blow', 'veil', 'frenzy', 'hunter-of-shadows', 'sentence', 'wall-of-bones', 'exorcism'];
    const s = arrange({
      seats: 4,
      hands: [cards, [...cards, 'hidden-drawer', 'night-march']],
      dreams: [['four-signs', 'high-tower'], [], [], []],
    });
    play(s, ignore('ritual')); // The hand then has 8 + 2 cards.
    until(s, 'turn.discard');
    expect([s.hands[0].length, moves(s).length, types(s)]).toEqual([10, 9, ['discard']]);
    const card = cardCalled('blow');
    play(s, { type: 'discard', card });
    expect(s.discards).toEqual([card]);
    play(s, moves(s)[0]);
    expect([s.hands[0].length, asked(s), waiting(s), s.hands[1].length]).toEqual([8, 'turn.react', 1, 10]);
    const eight = arrange({ hands: [cards.slice(0, 5), []], dreams: [['four-signs', 'high-tower'], []] });
    play(eight, ignore('ritual'));
    until(eight, 'turn.react'); // The seat was never asked.
    expect(eight.hands[0]).toHaveLength(8);
  });

  test('N3.5 the others react from the left, one after another', () => {
    const s = arrange({ seats: 4, turn: 2, dreams: nobodyDreams });
    play(s, ignore('ritual'), { type: 'deck' }, { type: 'deck' });
    const order: number[] = [];
    while (asked(s) === 'turn.react') {
      order.push(waiting(s));
      play(s, { type: 'pass' });
    }
    expect(order).toEqual([3, 0, 1]);
  });

  test('N3.6 the arrow of the Day space', () => {
    for (const [night, action] of [
      [2, 'develop'],
      [2, 'summon'],
      [0, 'fortify'],
      [0, 'manoeuvre'],
      [0, 'ritual'],
    ] as const) {
      const s = arrange({ dreamer: [night, 0], dreams: nobodyDreams });
      play(s, ignore(action));
      expect(s.dreamer[0]).toBe(night); // The Dreamer has not moved on yet.
      while (s.turn === 0)
        play(s, moves(s).find((move) => move.type === 'pass' || move.type === 'done') ?? moves(s)[0]);
      expect(NIGHTS[s.dreamer[0]]).toBe(
        { develop: 'dusk', summon: 'dusk', fortify: 'midnight', manoeuvre: 'dawn', ritual: 'dawn' }[action],
      );
      expect([s.day, s.turns]).toEqual([-1, 1]);
    }
  });

  test('N3.7 thirty-six turns, then at once the end', () => {
    for (const seats of [2, 3, 4]) {
      const s = arrange({ seats, dreams: nobodyDreams });
      const began = s.space;
      const told: string[] = [];
      const taken: number[] = Array.from({ length: seats }, () => 0);
      while (!engine.isOver(s)) {
        if (asked(s) === 'turn.choose') taken[s.turn]++;
        const offered = moves(s);
        const move =
          offered.find((one) => one.type === 'ignore' || one.type === 'pass' || one.type === 'done') ?? offered[0];
        told.push(...play(s, move).map((event) => `${event.key} ${event.by ?? ''}`));
      }
      expect(taken).toEqual(Array.from({ length: seats }, () => 36 / seats));
      expect([s.turns, s.space, told.at(-1)]).toEqual([36, began, 'ended time']);
    }
  });
});

describe('reactions', () => {
  test('N4.1 agree from beside the Day space, oppose from anywhere, or pass', () => {
    // The worked example: Summon is in use. Those who sleep at dawn may not agree; those who sleep at dusk or midnight
    // may.
    const s = arrange({ seats: 4, dreamer: [2, 2, 0, 1], dreams: nobodyDreams });
    play(s, ignore('summon'), { type: 'deck' }, { type: 'deck' });
    expect([waiting(s), types(s)]).toEqual([1, ['oppose', 'pass']]);
    play(s, { type: 'pass' });
    expect([waiting(s), types(s)]).toEqual([2, ['agree', 'oppose', 'pass']]);
    play(s, { type: 'agree' });
    until(s, 'produce.choose');
    play(s, moves(s)[0]);
    play(s, moves(s)[0]);
    expect([asked(s), waiting(s)]).toEqual(['action.deedsAfter', 2]);
    play(s, done);
    expect([waiting(s), types(s)]).toEqual([3, ['agree', 'oppose', 'pass']]);
    play(s, { type: 'oppose' }, done); // The card's own part brings one follower.
    const before = s.supply[3];
    play(s, moves(s)[0]);
    expect([s.supply[3], asked(s)]).toEqual([before - 1, 'action.deedsAfter']);
  });

  test('N4.2 also who has nothing to gain is asked', () => {
    const s = arrange({ dreams: nobodyDreams, areas: {}, dreamer: [2, 0] });
    play(s, ignore('summon'), { type: 'deck' }, { type: 'deck' });
    expect([waiting(s), types(s)]).toEqual([1, ['agree', 'oppose', 'pass']]);
  });
});

describe('Dreams', () => {
  const areas = {
    1: { units: [[0, 1]] },
    6: { units: [[0, 1]] },
    2: { units: [[0, 1]] },
    3: { units: [[0, 2]] },
  } as const; // The symbols are two eyes, a bone and a root.
  const held = [
    ['eye-of-the-storm', 'wide-estates', 'offering-of-the-faithful', 'procession'],
    ['limbo-opened', 'offering-of-knowledge'],
  ] as const;

  test('N4.3 only before and after actions and reactions', () => {
    const s = arrange({ areas, dreams: held, hands: [['blow'], ['blow', 'veil', 'frenzy']], dreamer: [0, 2] });
    s.limbo[1] = 3;
    // These may be played at any time and at the start of the turn.
    expect(dreams(s)).toEqual(['eye-of-the-storm', 'offering-of-the-faithful']);
    play(s, act('ritual'));
    expect([asked(s), dreams(s)]).toEqual(['action.deedsBefore', []]);
    play(s, done);
    expect([asked(s), dreams(s)]).toEqual(['climb.step', []]);
    s.acted[7] = 4; // It has climbed four steps.
    until(s, 'turn.after');
    // These may be played at any time and right after the action.
    expect(dreams(s)).toEqual(['eye-of-the-storm', 'procession']);
    play(
      s,
      done,
      { type: 'putBack', card: cardCalled('procession') },
      { type: 'putBack', card: cardCalled('offering-of-the-faithful') },
      done,
    );
    expect([asked(s), waiting(s), dreams(s)]).toEqual(['turn.react', 1, ['limbo-opened', 'offering-of-knowledge']]);
    play(s, { type: 'dream', card: cardCalled('limbo-opened') });
    // Another Dream is played, and then comes the reaction.
    expect([s.limbo[1], types(s)]).toEqual([0, ['agree', 'oppose', 'pass', 'dream']]);
    play(s, { type: 'oppose' });
    until(s, 'turn.reacted');
    expect([waiting(s), dreams(s)]).toEqual([1, ['offering-of-knowledge']]);
    play(s, done);
    // These may be played at any time and at the end of the turn.
    expect([asked(s), waiting(s), dreams(s)]).toEqual(['turn.close', 0, ['eye-of-the-storm', 'wide-estates']]);
    const passing = arrange({ areas, dreams: held, dreamer: [0, 2] });
    play(passing, ignore('ritual'));
    until(passing, 'turn.putBack');
    play(passing, moves(passing)[0]);
    play(passing, moves(passing)[0]);
    play(passing, done, { type: 'pass' });
    expect([asked(passing), waiting(passing)]).toEqual(['turn.close', 0]); // After passing, no Dream may be played.
  });

  test('N4.4 a window opens for whoever holds Dreams', () => {
    const none = arrange({ dreams: nobodyDreams });
    play(none, ignore('ritual'));
    expect(asked(none)).toBe('turn.dreamDraw');
    const useless = arrange({ dreams: [['the-martyrs'], []] });
    play(useless, ignore('ritual'));
    expect([asked(useless), moves(useless)]).toEqual(['turn.after', [done]]);
  });

  test('N4.5 conditions are looked at as the card is played, deeds of the action and of the turn apart', () => {
    const s = arrange({
      seats: 3,
      areas: { 1: { units: [[0, 3]] }, 2: { units: [[0, 3]] }, 3: { units: [[0, 2]] } },
      dreams: [['stonemason', 'the-convert'], [], []],
      hands: [['stolen-stone', 'stolen-stone'], [], []],
    });
    s.turned[0 * 10 + 5] = 1; // A rival's follower was converted earlier in this turn.
    expect(dreams(s)).toEqual(['the-convert']);
    play(s, act('fortify'), { type: 'deed', card: cardCalled('stolen-stone') });
    expect(asked(s)).toBe('pay.offer');
    play(s, { type: 'accept' }, { type: 'lose', area: 3 }, { type: 'level', area: 1 });
    until(s, 'build.site');
    play(s, { type: 'level', area: 2 }, { type: 'lose', area: 3 }, done);
    until(s, 'turn.after');
    expect(dreams(s)).toEqual(['stonemason', 'the-convert']); // The deed built one level, the card another.
    const other = arrange({ seats: 3, dreams: [['stonemason'], [], []] });
    other.turned[0] = 2;
    play(other, ignore('fortify'));
    expect([asked(other), dreams(other)]).toEqual(['turn.after', []]);
  });

  test('N4.6 what was played lies open, what is held is secret', () => {
    const s = arrange({ areas, dreams: [['eye-of-the-storm', 'high-tower'], ['second-home']] });
    const card = cardCalled('eye-of-the-storm');
    expect(play(s, { type: 'dream', card })[0]).toEqual({ key: 'dreamt', seat: 0, card });
    const view = engine.view(s, 1);
    expect([view.dreamt[0], view.dreams[0], view.dreams[1]]).toEqual([[card], [0], [cardCalled('second-home')]]);
  });

  test('N4.7 an empty deck fills no market', () => {
    const s = arrange({ dreams: nobodyDreams });
    s.dreamDeck = [];
    s.dreamDeckMet = [];
    play(s, ignore('ritual'));
    expect(moves(s)).toEqual([0, 1, 2].map((slot) => ({ type: 'market', slot })));
    const [first, , third] = s.market;
    play(s, { type: 'market', slot: 1 });
    expect(s.market).toEqual([first, third]);
    play(s, { type: 'market', slot: 1 });
    expect([s.market, asked(s)]).toEqual([[first], 'turn.react']);
    s.market = [];
    s.dreams[1] = [];
    play(s, { type: 'pass' });
    until(s, 'turn.choose');
    play(s, ignore('ritual'));
    expect(asked(s)).toBe('turn.react'); // There is nothing to draw, and nobody is asked.
  });

  test('costs are paid in full', () => {
    const s = arrange({ areas, dreams: [['offering-of-the-faithful'], []] });
    play(s, { type: 'dream', card: cardCalled('offering-of-the-faithful') });
    expect([asked(s), types(s)]).toEqual(['lose.choose', ['lose']]);
    play(s, { type: 'lose', area: 3 }, { type: 'lose', area: 3 }, { type: 'lose', area: 1 });
    expect([asked(s), units(s, 3)[0], units(s, 1)[0], s.supply[0]]).toEqual(['turn.choose', 0, 0, 18]);
    const poor = arrange({
      areas: { 1: { units: [[0, 2]] } },
      dreams: [['offering-of-the-faithful', 'offering-of-knowledge'], []],
      hands: [['blow', 'veil']],
    });
    expect(dreams(poor)).toEqual([]);
  });
});

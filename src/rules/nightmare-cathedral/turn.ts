import { ask, procedure } from '../kernel/flow';
import type { Ask, Seat } from '../kernel/types';
import { DAYS, NIGHTS } from './content/days';
import type { When } from './content/effects';
import { LAPS, TURN_TRACK } from './content/tracks';
import { beginActing } from './did';
import { addDreams, hasDreams, playDream } from './dream';
import { discards } from './effects/discard';
import { ACT, AGREE, DECK, DONE, IGNORE, MARKET, OPPOSE, PASS, PUT_BACK, SLEEP } from './moves';
import { draw, refillMarket, takeOut, topDream, underDreams } from './piles';
import { piecesComplete } from './rising';
import { NONE, type CathedralMove, type NightmareCathedral } from './state';

interface Turn {
  /** Who has not reacted yet, clockwise. */
  others: Seat[];
  passed: boolean;
}

const HAND = 8;
const DREAMS_IN_HAND = 2;
const IGNORING_DRAWS = 2;

const active = (s: NightmareCathedral): Seat => s.turn;
const dreaming = (s: NightmareCathedral): Seat | null => (hasDreams(s, s.turn) ? s.turn : null);

/** By Night space: the Day spaces that are not adjacent to it (N3, step 1). */
const FREE_DAYS = NIGHTS.map((night) => DAYS.map((_, day) => day).filter((day) => !DAYS[day].adjacent.includes(night)));

const mayAgree = (s: NightmareCathedral, seat: Seat): boolean => DAYS[s.day].adjacent.includes(NIGHTS[s.dreamer[seat]]);

/** Dreams, one after another, of whoever is asked (N4.3). */
const dreamWindow = (who: (s: NightmareCathedral, l: Turn) => Seat | null, window: readonly When[]): Ask<NightmareCathedral, Turn, CathedralMove> =>
  ask({
    who,
    moves(s, l, seat) {
      const moves = [DONE];
      addDreams(s, seat, moves, window);
      return moves;
    },
    play(s, l, seat, move, table) {
      if (move.type !== 'dream') return;
      playDream(s, seat, move.card, table);
      table.again();
    },
  });

/** N8.1: the standard game builds after every turn but the first of each seat. */
const builds = (s: NightmareCathedral): boolean => s.options.length === 'standard' && s.turns >= s.seats && !piecesComplete(s);

export const turn = procedure<NightmareCathedral, Turn, CathedralMove>('turn', {
  begin(s, l, table) {
    s.day = NONE;
    s.turned.fill(0);
    s.commanded.fill(0);
    table.say({ key: 'turn', seat: s.turn, turn: s.turns + 1, sign: TURN_TRACK[s.space] });
  },

  choose: ask({
    who: active,
    moves(s, l, seat) {
      const moves: CathedralMove[] = [];
      for (const day of FREE_DAYS[s.dreamer[seat]]) moves.push(ACT[day], IGNORE[day]);
      addDreams(s, seat, moves, ['turnStart', 'any']);
      return moves;
    },
    play(s, l, seat, move, table) {
      if (move.type === 'dream') {
        playDream(s, seat, move.card, table);
        return table.again();
      }
      if (move.type !== 'act' && move.type !== 'ignore') return;
      s.day = move.day;
      table.say({ key: move.type === 'act' ? 'acted' : 'ignored', seat, day: move.day });
      if (move.type === 'act') return table.call('action', { seat, day: move.day, part: 'do' });
      beginActing(s, seat);
      draw(s, seat, IGNORING_DRAWS, table);
    },
  }),

  after: dreamWindow(dreaming, ['afterAction', 'any']),

  putBack: ask({
    who: dreaming,
    moves(s, l, seat) {
      const moves = s.dreams[seat].concat(s.dreams[seat].length > DREAMS_IN_HAND ? [] : s.visions[seat]).map((card) => PUT_BACK[card]);
      if (s.dreams[seat].length <= DREAMS_IN_HAND) moves.push(DONE);
      return moves;
    },
    play(s, l, seat, move, table) {
      if (move.type !== 'putBack') return;
      takeOut(s.dreams[seat].includes(move.card) ? s.dreams[seat] : s.visions[seat], move.card);
      underDreams(s, seat, move.card);
      table.say({ key: 'putBack', seat, secret: { to: [seat], card: move.card } });
      table.again();
    },
  }),

  dreamDraw: ask({
    who: (s) => (s.dreams[s.turn].length < DREAMS_IN_HAND && s.market.length + s.dreamDeck.length > 0 ? s.turn : null),
    moves(s) {
      const moves = MARKET.slice(0, s.market.length);
      if (s.dreamDeck.length > 0) moves.push(DECK);
      return moves;
    },
    play(s, l, seat, move, table) {
      if (move.type === 'market') {
        const card = s.market[move.slot];
        s.dreams[seat].push(card);
        refillMarket(s, move.slot);
        table.say({ key: 'dreamTaken', seat, slot: move.slot, market: s.market.length, secret: { to: [seat], card } });
      } else {
        const card = topDream(s)!;
        s.dreams[seat].push(card);
        table.say({ key: 'dreamDrawn', seat, secret: { to: [seat], card } });
      }
      table.again();
    },
  }),

  discard: ask({
    who: (s) => (s.hands[s.turn].length > HAND ? s.turn : null),
    moves: (s, l, seat) => discards(s, seat),
    play(s, l, seat, move, table) {
      if (move.type !== 'discard') return;
      takeOut(s.hands[seat], move.card);
      s.discards.push(move.card);
      table.say({ key: 'discarded', seat, card: move.card });
      table.again();
    },
  }),

  gather(s, l) {
    l.others = Array.from({ length: s.seats - 1 }, (_, i) => (s.turn + 1 + i) % s.seats);
  },

  react: ask({
    who: (_, l) => l.others[0],
    moves(s, l, seat) {
      const moves = mayAgree(s, seat) ? [AGREE, OPPOSE, PASS] : [OPPOSE, PASS];
      addDreams(s, seat, moves, ['any']);
      return moves;
    },
    play(s, l, seat, move, table) {
      if (move.type === 'dream') {
        playDream(s, seat, move.card, table);
        return table.again();
      }
      l.passed = move.type === 'pass';
      table.say({ key: move.type === 'pass' ? 'passed' : move.type === 'agree' ? 'agreed' : 'opposed', seat, day: s.day });
      if (move.type === 'agree' || move.type === 'oppose') table.call('action', { seat, day: s.day, part: move.type });
    },
  }),

  reacted: dreamWindow((s, l) => (!l.passed && hasDreams(s, l.others[0]) ? l.others[0] : null), ['afterAction', 'any']),

  others(_, l, table) {
    l.others.shift();
    if (l.others.length > 0) table.goto('react');
  },

  close: dreamWindow(dreaming, ['turnEnd', 'any']),

  build(s, l, table) {
    if (builds(s)) table.call('cathedral', { builder: s.turn, everybody: !s.options.forking, space: 0 });
  },

  wake: ask({
    who: (s) => (s.wakes[s.turn] ? s.turn : null),
    moves: () => SLEEP,
    play(s, l, seat, move, table) {
      if (move.type !== 'sleep') return;
      s.wakes[seat] = false;
      s.dreamer[seat] = move.night;
      table.say({ key: 'slept', seat, night: move.night });
      table.goto('advance');
    },
  }),

  sleep(s, l, table) {
    s.dreamer[s.turn] = NIGHTS.indexOf(DAYS[s.day].arrow);
    table.say({ key: 'slept', seat: s.turn, night: s.dreamer[s.turn] });
  },

  advance(s, l, table) {
    s.day = NONE;
    s.turns = s.turns + 1;
    s.space = (s.space + 1) % TURN_TRACK.length;
    const timeIsUp = s.turns === LAPS * TURN_TRACK.length;
    if (timeIsUp || (s.lastRound && s.turns % s.seats === 0)) {
      table.say({ key: 'ended', by: timeIsUp ? 'time' : 'devoured' });
      return table.finish();
    }
    s.turn = (s.turn + 1) % s.seats;
    table.leave();
  },
});

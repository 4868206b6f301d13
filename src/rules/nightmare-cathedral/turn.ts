import { ask, declareProcedure } from '../kernel/flow';
import type { Seat } from '../kernel/types';

import { DAYS, NIGHTS } from './content/days';
import { LAPS, TURN_TRACK } from './content/tracks';
import { beginActing } from './did';
import { askBesideDreams, offerDreamWindow, WINDOWS } from './dream';
import { dreamDraw, findDreamer, putBack } from './dreamHand';
import { listDiscards } from './effects/discard';
import { ACT, IGNORE, SLEEP } from './moves';
import { draw, takeOut } from './piles';
import { gather, askNextOther, react, reacted, type Reacting } from './reactions';
import { arePiecesComplete } from './rising';
import { NONE, type CathedralMove, type NightmareCathedral } from './state';

const HAND = 8;
const IGNORING_DRAWS = 2;

const activeSeat = (s: NightmareCathedral): Seat => s.turn;

/** For each Night space, the Day spaces that are not adjacent to it (N3, step 1). */
const FREE_DAYS = NIGHTS.map((night) => DAYS.map((_, day) => day).filter((day) => !DAYS[day].adjacent.includes(night)));

/** N8.1: the standard game builds after every turn except the first one of each seat. */
const mustBuild = (s: NightmareCathedral): boolean =>
  s.options.length === 'standard' && s.turns >= s.seats && !arePiecesComplete(s);

export const turn = declareProcedure<NightmareCathedral, Reacting, CathedralMove>('turn', {
  begin(s, l, table) {
    s.day = NONE;
    s.turned.fill(0);
    s.commanded.fill(0);
    table.say({ key: 'turn', seat: s.turn, turn: s.turns + 1, sign: TURN_TRACK[s.space] });
  },

  choose: askBesideDreams(WINDOWS.choose, {
    who: activeSeat,
    moves: (s, l, seat) => FREE_DAYS[s.dreamer[seat]].flatMap((day) => [ACT[day], IGNORE[day]]),
    play(s, l, seat, move, table) {
      if (move.type !== 'act' && move.type !== 'ignore') return;
      s.day = move.day;
      table.say({ key: move.type === 'act' ? 'acted' : 'ignored', seat, day: move.day });
      if (move.type === 'act') return table.call('action', { seat, day: move.day, part: 'do' });
      beginActing(s, seat);
      draw(s, seat, IGNORING_DRAWS, table);
    },
  }),

  after: offerDreamWindow(findDreamer, WINDOWS.after),

  putBack,
  dreamDraw,

  discard: ask({
    who: (s) => (s.hands[s.turn].length > HAND ? s.turn : null),
    moves: (s, l, seat) => listDiscards(s, seat),
    play(s, l, seat, move, table) {
      if (move.type !== 'discard') return;
      takeOut(s.hands[seat], move.card);
      s.discards.push(move.card);
      table.say({ key: 'discarded', seat, card: move.card });
      table.again();
    },
  }),

  gather,
  react,
  reacted,
  others: askNextOther,

  close: offerDreamWindow(findDreamer, WINDOWS.close),

  build(s, l, table) {
    if (mustBuild(s)) table.call('cathedral', { builder: s.turn, everybody: !s.options.forking, space: 0 });
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
